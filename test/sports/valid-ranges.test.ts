import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { definitionOf, rulesOf, sports } from '../../shared-schema/sports/index.ts'
import { sides } from '../scoring/sheet.ts'
import { gameOf as finishedGameOf, writer } from './game-of.ts'
import { gameOf, recorded } from './random-game.ts'

/** Counters that can be below 0, as their names show: balances, and yards and metres that are lost. */
const isBalance = (name: string): boolean =>
  /plus_minus|efficiency|hitting_percentage|yards|metres|rushing_average|receiving_average|punting_average|return_average/.test(
    name,
  )

/** Percentages in which a three-pointer counts half as much again: up to 150. */
const isWeighted = (name: string): boolean => /effective_field_goal|true_shooting/.test(name)

/** Successes, each with the counter of the attempts. */
const made: readonly (readonly [string, string])[] = [
  ['shots_on_goal', 'shots'],
  ['penalty_goals', 'penalties_taken'],
  ['penalty_shot_goals', 'penalty_shots'],
  ['field_goals_made', 'field_goals_attempted'],
  ['three_pointers_made', 'three_pointers_attempted'],
  ['free_throws_made', 'free_throws_attempted'],
  ['hits', 'at_bats'],
  ['power_play_goals', 'power_plays'],
  ['power_play_goals_against', 'times_short_handed'],
  ['extra_man_goals', 'extra_man_opportunities'],
  ['kills', 'attack_attempts'],
  ['first_serves_in', 'service_points'],
  ['field_goals_kicked', 'field_goals_tried'],
  ['shootout_goals', 'shootout_shots'],
]

describe.each(sports)('whatever is recorded of %s', sport => {
  const { rules } = definitionOf(sport)

  test('percentages are within 0 to 100, counts are not negative, and nobody makes more than they tried', () => {
    fc.assert(
      fc.property(gameOf(rules), game => {
        const { sheet } = recorded(game)
        sheet.record('status', { status: 'final' })
        const box = boxScore(sides, rules, foldGame(sides, rules, sheet.entries))
        const counted: [readonly string[], Readonly<Record<string, number>>][] = [
          ...box.teams.map((line): [readonly string[], Readonly<Record<string, number>>] => [
            rules.teamCounters,
            line.counters,
          ]),
          ...box.players.map((line): [readonly string[], Readonly<Record<string, number>>] => [
            rules.playerCounters,
            line.counters,
          ]),
        ]
        for (const [own, counters] of counted) {
          const all = Object.entries({ ...counters, ...rules.derived(counters) })
          expect(all.filter(([name, value]) => value < 0 && !isBalance(name))).toEqual([])
          const shares = all.filter(([name]) => rules.figures[name]?.style === 'percent' && !isWeighted(name))
          expect(shares.filter(([, value]) => value > 100)).toEqual([])
          for (const [some, whole] of made)
            if (own.includes(some) && own.includes(whole))
              expect([some, (counters[some] ?? 0) <= (counters[whole] ?? 0)]).toEqual([some, true])
        }
      }),
      { numRuns: 60 },
    )
  })
})

test.each(['soccer', 'water polo'] as const)(
  'own goals of %s are not among what a team made of its shots',
  sport => {
    const rules = rulesOf(sport)
    const ownGoal = kindOf(rules, ({ word }) => word === 'ownGoal')
    const miss = kindOf(rules, ({ roles }) => {
      const counts = roles[0]?.counts ?? {}
      return 'shots' in counts && !('goals' in counts) && !('shots_on_goal' in counts)
    })
    const write = writer(sport)
    const { team } = finishedGameOf(sport, [
      ...[21, 21, 21].map(player => write(ownGoal, 2, [player])),
      write(miss, 1, [11]),
    ])
    expect(team(1)).toMatchObject({ goals: 3, shots: 1, goal_percent: 0 })
  },
)

function kindOf(
  { kinds }: ReturnType<typeof rulesOf>,
  isIt: (kind: ReturnType<typeof rulesOf>['kinds'][number]) => boolean,
): number {
  const found = kinds.find(isIt)
  if (!found) throw new Error('There is no such play')
  return found.type
}
