import { describe, expect, test } from 'vitest'
import { missingSpirit, type SpiritGame } from '../../../shared-schema/rules/spirit/missing-spirit.ts'

const game = (changes: Partial<SpiritGame> = {}): SpiritGame => ({
  game_id: 7,
  team_1_id: 1,
  team_2_id: 2,
  status: 'final',
  forfeit_team_ids: [],
  scored_team_ids: [],
  ...changes,
})

describe('a missing spirit score', () => {
  test('is owed by each team of a finished game that has not judged the other', () => {
    expect(missingSpirit([game()])).toEqual([
      { game_id: 7, team_id: 1, opponent_id: 2 },
      { game_id: 7, team_id: 2, opponent_id: 1 },
    ])
    expect(missingSpirit([game({ scored_team_ids: [1] })])).toEqual([
      { game_id: 7, team_id: 1, opponent_id: 2 },
    ])
    expect(missingSpirit([game({ scored_team_ids: [2, 1] })])).toEqual([])
  })

  test.each([
    ['before the end of the game', { status: 'live' }],
    ['after a forfeit', { forfeit_team_ids: [2] }],
    ['after a bye', { team_2_id: null }],
    ['where the first team is not known', { team_1_id: null }],
  ] as const)('is not owed %s', (_when, changes) => {
    expect(missingSpirit([game(changes)])).toEqual([])
  })
})
