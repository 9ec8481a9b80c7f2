import { expect, test } from 'vitest'
import { gameLabels } from '../../../shared-schema/rules/brackets/game-labels.ts'
import { sharedT } from '../../../client/texts/t.ts'

/** A knock-out of four teams: two semi-finals that lead to a final. */
const bracketOfFour = (bracket_id: number) =>
  [1, 2, 3].map(number => ({
    id: bracket_id * 10 + number,
    bracket_id,
    next_game_for_winner_id: number === 3 ? null : bracket_id * 10 + 3,
    next_team_for_winner: number,
    next_game_for_loser_id: null,
    next_team_for_loser: 1,
  }))

const bracket = (id: number, row_position: number) => ({
  ...{ id, row_position, column_position: 1, kind: 'single elimination', main_bracket_id: null },
})

test('semi-finals are counted through all brackets in the order of the screen: each label is of one game', () => {
  const games = [...bracketOfFour(1), ...bracketOfFour(2)]
  const labels = gameLabels(games, [bracket(1, 2), bracket(2, 1)], sharedT)
  expect([21, 22, 11, 12].map(id => labels.get(id))).toEqual(['SF 1', 'SF 2', 'SF 3', 'SF 4'])
})
