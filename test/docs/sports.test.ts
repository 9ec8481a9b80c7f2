import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { definitionOf, sports } from '../../shared-schema/sports/index.ts'
import { generalKinds } from '../../shared-schema/sports/model/general-kinds.ts'

const page = readFileSync(resolve(import.meta.dirname, '../../docs/sports.md'), 'utf8')

test('docs/sports.md says of every sport how it is divided, and how many plays and columns it has', () => {
  const rows = [...page.matchAll(/^\|(.*)\|$/gm)].map(([, cells = '']) =>
    cells.split('|').map(cell => cell.trim()),
  )
  expect(rows.slice(2).map(cells => cells.slice(0, 4))).toEqual(
    sports.map(sport => {
      const { structure, rules, box } = definitionOf(sport)
      const { periods, period, minutes } = structure
      const plays = rules.kinds.filter(kind => !generalKinds.some(({ type }) => type === kind.type))
      const columns = new Set(box.flatMap(group => group.columns))
      return [
        sport,
        `${periods} × ${period}${minutes === null ? '' : `, ${minutes} min`}`,
        String(plays.length),
        String(columns.size),
      ]
    }),
  )
  expect(rows.every(cells => cells.length === 6 && cells.every(cell => cell !== ''))).toBe(true)
})
