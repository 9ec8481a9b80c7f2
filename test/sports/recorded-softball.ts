import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordedData } from '../support/recorded-data.ts'

const folder = join(recordedData, 'sports/softball/ncaa-2022-05-28-Northwestern-ArizonaState-11inn')

export const readRecorded = (file: string): string => readFileSync(join(folder, file), 'utf8')

/** The results of turns at the plate, by their offsets; the foul-outs of softball are caught flies. */
export const results: Readonly<Record<string, number>> = {
  single: 1,
  double: 2,
  'home run': 4,
  'ground out': 8,
  'bunt ground out': 8,
  'fly out': 9,
  'foul out': 9,
  'pop out': 9,
  'batters fielders choice (runner out)': 11,
  sacrifice: 14,
  'hit by pitch': 22,
}

/** The rows of the file: pitches, and what runners do between them. @returns fields by the names of columns */
export function recordedRows(): ((name: string) => string)[] {
  const [header = '', ...lines] = readRecorded('events.csv').trim().split(/\r?\n/)
  const names = header.split(',')
  return lines.map(line => {
    const fields = line.split(',')
    return name => fields[names.indexOf(name)] ?? ''
  })
}

/** Numbers for players, who have names alone in the file. */
export function playerNumbers() {
  const ids = new Map<string, number>()
  return {
    id: (name: string): number => {
      const known = ids.get(name) ?? ids.size + 1
      ids.set(name, known)
      return known
    },
    nameOf: (player: unknown): string => [...ids].find(([, number]) => number === player)?.[0] ?? '',
  }
}
