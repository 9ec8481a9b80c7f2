import type { Column } from './columns.ts'
import { nameKey } from './name-key.ts'
import type { Sheet } from './sheet.ts'

/** A player as a list names them. */
export interface ListedPlayer {
  readonly first_name: string
  readonly last_name: string
  readonly nickname: string
  /** Null if the list says nothing of it. */
  readonly number: number | null
}

/** What can be wrong with a row of a list. */
export type Wrong = 'noTeam' | 'noName' | 'seed' | 'number' | 'tooLong' | 'seedTaken' | 'twice'

/** A row of a list: a team, or a player of one. */
export interface Line {
  readonly line: number
  readonly team: string
  /** Null if the list says nothing of it. */
  readonly seed: number | null
  readonly player: ListedPlayer | null
  readonly wrong: readonly Wrong[]
}

/** As many characters as the server takes. */
const LONGEST = 200

/**
 * Reads the rows of a list.
 * @param isTeam what a team is called that the list calls otherwise, by the key of that name
 */
export function linesOf(
  { rows }: Sheet,
  columns: readonly (Column | null)[],
  isTeam: Readonly<Record<string, string>> = {},
): Line[] {
  const teamsBySeed = new Map<number, string>()
  const seen = new Set<string>()
  return rows.map(({ line, cells }) => {
    const of = (column: Column): string => cells[columns.indexOf(column)] ?? ''
    const written = of('team')
    const team = isTeam[nameKey(written)] ?? written
    const [seed, number] = [wholeIn(of('seed')), wholeIn(of('number'))]
    const names = namesOf(of('first_name'), of('last_name'), of('full_name'))
    const player = { ...names, nickname: of('nickname'), number: number ?? null }
    const isPlayer = player.first_name !== '' || player.last_name !== '' || player.nickname !== ''
    const key = [nameKey(team), isPlayer ? JSON.stringify(player).toLowerCase() : ''].join('\n')
    const holder = teamsBySeed.get(seed ?? 0)
    const wrong: Wrong[] = []
    if (team === '') wrong.push('noTeam')
    if (!isPlayer && number !== null) wrong.push('noName')
    if (seed === undefined) wrong.push('seed')
    if (number === undefined) wrong.push('number')
    if (cells.some((cell, at) => columns[at] && cell.length > LONGEST)) wrong.push('tooLong')
    if (seed && holder !== undefined && holder !== nameKey(team)) wrong.push('seedTaken')
    if (seen.has(key)) wrong.push('twice')
    seen.add(key)
    if (seed) teamsBySeed.set(seed, holder ?? nameKey(team))
    return { line, team, seed: seed ?? null, player: isPlayer ? player : null, wrong }
  })
}

/** Null for nothing, undefined for what is no number. */
function wholeIn(cell: string): number | null | undefined {
  if (cell === '') return null
  return /^#?\d{1,4}$/.test(cell) ? Number(cell.replace('#', '')) : undefined
}

/** `Ann de Boer` and `de Boer, Ann`, if the names do not stand apart. */
function namesOf(first_name: string, last_name: string, full: string) {
  if (first_name !== '' || last_name !== '' || full === '') return { first_name, last_name }
  const [last = '', first] = full.split(/\s*,\s*/)
  if (first !== undefined) return { first_name: first, last_name: last }
  const [one = '', ...others] = full.split(/\s+/)
  return { first_name: one, last_name: others.join(' ') }
}
