import { describe, expect, test } from 'vitest'
import { sharedT } from '../../../client/texts/t.ts'
import { finalReasonText } from '../../../shared-schema/rules/standings/final-reason-text.ts'
import { reasonText } from '../../../shared-schema/rules/standings/reason-text.ts'
import type { Cause, RankingCriterion } from '../../../shared-schema/rules/standings/separation.ts'

const names = ['', 'Blue Herons', 'Rusty Bikes', 'Night Owls', 'Sea Dogs']
const nameOf = (id: number) => names[id] ?? ''
const text = (cause: Cause) => reasonText({ below_id: 2, cause }, nameOf, sharedT)

function compared(
  criterion: Partial<RankingCriterion>,
  own: number,
  below: number,
  among: readonly number[] = [1, 2],
): string {
  return text({
    kind: 'criterion',
    criterion: { metric: 'wins', scope: 'pool', per_game: false, margin_cap: null, ...criterion },
    own,
    below,
    among,
    game: null,
  })
}

describe('the words of a separation', () => {
  test('tell of the one game of two teams', () => {
    const game = { winner_id: 1, winner_score: 15, loser_score: 13, is_forfeit: false }
    const cause = {
      kind: 'criterion' as const,
      criterion: { metric: 'wins' as const, scope: 'tied' as const, per_game: false, margin_cap: null },
      own: 1,
      below: 0,
      among: [1, 2],
    }
    expect(text({ ...cause, game })).toBe('ahead of Rusty Bikes: won their game 15–13')
    expect(text({ ...cause, game: { ...game, is_forfeit: true } })).toBe(
      'ahead of Rusty Bikes: won their game by forfeit',
    )
  })

  test('give both values', () => {
    expect(compared({}, 5, 4)).toBe('ahead of Rusty Bikes: more games won (5 against 4)')
    expect(compared({ metric: 'goal difference' }, 3, -1)).toBe(
      'ahead of Rusty Bikes: better goal difference (+3 against −1)',
    )
    expect(compared({ metric: 'fewest forfeits' }, 0, 1)).toBe(
      'ahead of Rusty Bikes: fewer games forfeited (0 against 1)',
    )
  })

  test('say among whom', () => {
    expect(compared({ scope: 'tied' }, 2, 1)).toBe(
      'ahead of Rusty Bikes: more games won in their games (2 against 1)',
    )
    expect(compared({ scope: 'tied' }, 2, 1, [1, 2, 3])).toBe(
      'ahead of Rusty Bikes: more games won among Blue Herons, Rusty Bikes and Night Owls (2 against 1)',
    )
    expect(compared({ scope: 'common opponents' }, 2, 1)).toBe(
      'ahead of Rusty Bikes: more games won against their common opponents (2 against 1)',
    )
    expect(compared({ scope: 'common opponents' }, 2, 1, [1, 2, 3])).toBe(
      'ahead of Rusty Bikes: more games won against the common opponents of Blue Herons, Rusty Bikes and Night Owls (2 against 1)',
    )
  })

  test('show as many decimals as it takes to see a difference', () => {
    expect(compared({ metric: 'goals scored', per_game: true }, 14.5, 14)).toBe(
      'ahead of Rusty Bikes: more goals scored per game (14.50 against 14.00)',
    )
    expect(compared({ metric: 'swiss score' }, 1.0004, 1.0001)).toBe(
      'ahead of Rusty Bikes: higher swiss score (1.0004 against 1.0001)',
    )
    expect(compared({ metric: 'swiss score' }, 1e-15, 0)).toMatch(
      /^ahead of Rusty Bikes: higher swiss score \(0\.0+ against 0\.0+\)$/,
    )
    expect(compared({ metric: 'win percentage' }, 2 / 3, 0.5)).toBe(
      'ahead of Rusty Bikes: higher win percentage (66.67% against 50.00%)',
    )
  })

  test('tell of teams that are out, of decisions and of what is left to decide', () => {
    expect(text({ kind: 'status', status: 'withdrawn' })).toBe('ahead of Rusty Bikes: it has withdrawn')
    expect(text({ kind: 'status', status: 'disqualified' })).toBe('ahead of Rusty Bikes: it was disqualified')
    expect(text({ kind: 'decision', method: 'coin toss' })).toBe('ahead of Rusty Bikes by coin toss')
    expect(text({ kind: 'level', last_resort: 'coin flip' })).toBe(
      'level with Rusty Bikes on all criteria: coin toss needed',
    )
  })
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [101, '101st'],
  [112, '112th'],
])('place %i is the %s', (place, ordinal) => {
  expect(finalReasonText({ kind: 'swiss rounds', place, separation: null }, nameOf, sharedT)).toBe(
    `${ordinal} in the swiss rounds`,
  )
})
