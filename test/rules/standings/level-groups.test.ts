import { describe, expect, test } from 'vitest'
import { levelGroups } from '../../../shared-schema/rules/standings/level-groups.ts'
import { poolStandings } from '../../../shared-schema/rules/standings/pool-standings.ts'
import { TIE_BREAK_PRESETS } from '../../../shared-schema/rules/standings/tie-break-presets.ts'
import { game, unseeded } from './games.ts'

/** The level groups of a pool of teams 1 to 4 after these games, with what was decided. */
const groups = (games: readonly string[], ...decided: readonly number[][]): number[][] =>
  levelGroups(
    poolStandings(
      unseeded(1, 2, 3, 4),
      games.map(text => game(text)),
      TIE_BREAK_PRESETS.plain,
      decided.map(team_ids => ({ team_ids, method: 'coin toss' })),
    ),
  )

describe('level groups of standings', () => {
  test('are the neighbours that nothing separates', () => {
    expect(groups([])).toEqual([[1, 2, 3, 4]])
    expect(groups(['1-2 15-11'])).toEqual([[3, 4]])
  })

  test('end where a criterion separates them from the next', () => {
    expect(groups(['1-3 15-11', '2-4 15-11'])).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  test('are none where every place is decided, by games or by somebody', () => {
    expect(groups(['1-2 15-11', '3-4 15-12'])).toEqual([])
    expect(groups(['1-3 15-11', '2-4 15-11'], [2, 1])).toEqual([[3, 4]])
    expect(groups(['1-3 15-11', '2-4 15-11'], [3, 4])).toEqual([[1, 2]])
    expect(groups([], [4, 3, 2, 1])).toEqual([])
  })
})
