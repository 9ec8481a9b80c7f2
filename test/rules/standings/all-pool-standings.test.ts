import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharedT } from '../../../client/texts/t.ts'
import type { Entrant } from '../../../shared-schema/rules/standings/entrant.ts'
import { endings, type GameResult } from '../../../shared-schema/rules/standings/game-result.ts'
import { poolStandings, type PoolStanding } from '../../../shared-schema/rules/standings/pool-standings.ts'
import { reasonText } from '../../../shared-schema/rules/standings/reason-text.ts'
import { presetNames } from '../../../shared-schema/rules/standings/preset-names.ts'
import { TIE_BREAK_PRESETS } from '../../../shared-schema/rules/standings/tie-break-presets.ts'
import {
  type TieBreakCriterion,
  tieBreakMetrics,
  type TieBreakRule,
  tieBreakScopes,
} from '../../../shared-schema/rules/standings/tie-breaks.ts'
import { turned } from './games.ts'

const score = fc.integer({ min: 0, max: 3 })
const status: fc.Arbitrary<Entrant['status']> = fc.constantFrom(
  'playing',
  'playing',
  'playing',
  'playing',
  'playing',
  'withdrawn',
  'disqualified',
)

/**
 * A round robin of 2 to 6 teams with few goals and so many ties; a game in ten is not final, one in ten
 * forfeited.
 */
const pool = fc.integer({ min: 2, max: 6 }).chain(size => {
  const ids = Array.from({ length: size }, (_, index) => index + 1)
  const pairs = ids.flatMap(a => ids.filter(b => b > a).map(b => [a, b] as const))
  return fc.record({
    entrants: fc.tuple(
      ...ids.map(team_id =>
        fc.record({ team_id: fc.constant(team_id), seed: fc.option(fc.integer({ min: 1, max: 4 })), status }),
      ),
    ),
    games: fc.tuple(
      ...pairs.map(([team_1_id, team_2_id]): fc.Arbitrary<GameResult> =>
        fc.record({
          team_1_id: fc.constant(team_1_id),
          team_2_id: fc.constant(team_2_id),
          team_1_score: score,
          team_2_score: score,
          status: fc
            .integer({ min: 1, max: 10 })
            .map(n => (n === 1 ? ('live' as const) : ('final' as const))),
          decided_in: fc.constantFrom(...endings),
          team_1_second_score: fc.option(fc.integer({ min: 0, max: 5 })),
          team_2_second_score: fc.option(fc.integer({ min: 0, max: 5 })),
          forfeit_team_ids: fc
            .integer({ min: 1, max: 30 })
            .map(n => [[], [team_1_id], [team_2_id], [team_1_id, team_2_id]][n] ?? []),
        }),
      ),
    ),
  })
})

const criterion: fc.Arbitrary<TieBreakCriterion> = fc.record({
  metric: fc.constantFrom(...tieBreakMetrics),
  scope: fc.constantFrom(...tieBreakScopes),
  per_game: fc.boolean(),
  margin_cap: fc.option(fc.integer({ min: 1, max: 2 })),
})
const preset = fc.constantFrom(...presetNames.map(name => TIE_BREAK_PRESETS[name]))
const rule: fc.Arbitrary<TieBreakRule> = fc.oneof(
  preset,
  fc
    .record({
      rule: preset,
      criteria: fc.array(criterion, { maxLength: 4 }),
      when_some_separate: fc.constantFrom('restart', 'restart head-to-head', 'continue'),
    })
    .map(({ rule: own, ...rest }): TieBreakRule => ({ ...own, ...rest })),
)

/** The value of a team by the words of the criterion, counted game by game; more is better. */
function valueOf(
  teamId: number,
  { metric, scope, per_game, margin_cap }: TieBreakCriterion,
  among: readonly number[],
  games: readonly GameResult[],
  points: TieBreakRule['points'],
): number {
  const opponentsOf = (id: number) =>
    games.flatMap(({ team_1_id, team_2_id }) =>
      team_1_id === id ? [team_2_id] : team_2_id === id ? [team_1_id] : [],
    )
  let total = 0
  let against = 0
  let count = 0
  for (const each of games) {
    if (each.team_1_id !== teamId && each.team_2_id !== teamId) continue
    const {
      team_2_id: opponent,
      team_1_score: scored,
      team_2_score: allowed,
      team_1_second_score,
      team_2_second_score,
      decided_in,
      forfeit_team_ids,
    } = each.team_1_id === teamId ? each : turned(each)
    if (scope === 'tied' && !among.some(id => id === opponent)) continue
    if (scope === 'common opponents' && !among.every(id => opponentsOf(id).includes(opponent))) continue
    const forfeited = forfeit_team_ids.includes(teamId)
    const won = !forfeited && (forfeit_team_ids.some(id => id === opponent) || scored > allowed)
    const lost = forfeited || (!won && scored < allowed)
    const isPlayed = forfeit_team_ids.length === 0
    const byOneSet = points.overtime_margin === 1 && Math.abs(scored - allowed) === 1
    const late = isPlayed && scored !== allowed && (decided_in !== 'regulation' || byOneSet)
    const [second, otherSecond] = [team_1_second_score ?? 0, team_2_second_score ?? 0]
    count += 1
    switch (metric) {
      case 'points':
        if (won) total += late ? points.overtime_win : points.win
        else if (forfeited) total += points.forfeit
        else if (lost) total += late ? points.overtime_loss : points.loss
        else total += points.tie
        if (isPlayed && lost && points.narrow_loss !== null && allowed - scored <= points.narrow_loss)
          total += 1
        if (isPlayed && second >= (points.bonus_at ?? Infinity)) total += 1
        break
      case 'regulation wins':
        total += won && !late ? 1 : 0
        break
      case 'score ratio':
        total += scored
        against += allowed
        break
      case 'second score':
        total += second
        break
      case 'second score ratio':
        total += second
        against += otherSecond
        break
      case 'wins':
        total += won ? 1 : 0
        break
      case 'win percentage':
        total += won ? 1 : lost ? 0 : 0.5
        break
      case 'fewest forfeits':
        total -= forfeited ? 1 : 0
        break
      case 'goal difference':
        total += Math.sign(scored - allowed) * Math.min(Math.abs(scored - allowed), margin_cap ?? 99)
        break
      case 'goals scored':
        total += scored
        break
      case 'fewest goals allowed':
        total -= allowed
        break
      case 'away goals':
        total += each.team_2_id === teamId ? scored : 0
        break
    }
  }
  if (metric === 'score ratio' || metric === 'second score ratio') return total === 0 ? 0 : total / against
  return (per_game || metric === 'win percentage') && count > 0 ? total / count : total
}

/** The games that count. */
function counting(
  entrants: readonly Entrant[],
  games: readonly GameResult[],
  { on_withdrawal }: TieBreakRule,
): GameResult[] {
  const out = entrants.filter(entrant => entrant.status !== 'playing').map(({ team_id }) => team_id)
  return games.filter(
    each =>
      each.status === 'final' &&
      (on_withdrawal === 'forfeit the rest' ||
        !out.some(id => id === each.team_1_id || id === each.team_2_id)),
  )
}

/** Teams that stand level, group by group. */
function levelGroups(lines: readonly PoolStanding[]): number[][] {
  const groups: number[][] = [[]]
  for (const { team_id, separation } of lines) {
    groups.at(-1)?.push(team_id)
    if (separation?.cause.kind !== 'level') groups.push([])
  }
  return groups.filter(({ length }) => length > 1)
}

const runs = { numRuns: 1000 }

describe('all pool standings', () => {
  test('have every team once, those that are out last, and a reason for every place but the last', () => {
    fc.assert(
      fc.property(pool, rule, ({ entrants, games }, own) => {
        const lines = poolStandings(entrants, games, own, [])
        expect(lines.map(({ place }) => place)).toEqual(entrants.map((_, index) => index + 1))
        expect(lines.map(({ team_id }) => team_id).sort()).toEqual(entrants.map(({ team_id }) => team_id))
        const out = lines.map(
          ({ team_id }) => entrants.find(entrant => entrant.team_id === team_id)?.status !== 'playing',
        )
        expect(out).toEqual([...out].sort())
        expect(lines.map(({ separation }) => separation?.below_id)).toEqual([
          ...lines.slice(1).map(({ team_id }) => team_id),
          undefined,
        ])
        expect(
          lines.map(({ separation }) => separation && reasonText(separation, String, sharedT)).join(),
        ).not.toMatch(/undefined|NaN/)
      }),
      runs,
    )
  })

  test('put a team ahead only by a criterion in which a recount shows it to be better', () => {
    fc.assert(
      fc.property(pool, rule, ({ entrants, games }, own) => {
        const played = counting(entrants, games, own)
        for (const { team_id, separation } of poolStandings(entrants, games, own, [])) {
          if (separation?.cause.kind !== 'criterion') continue
          const { cause, below_id } = separation
          const words = own.criteria.find(each => each === cause.criterion)
          if (words === undefined) throw new Error('not a criterion of the rule')
          const value = (id: number) => valueOf(id, words, cause.among, played, own.points)
          expect(value(team_id)).toBeGreaterThan(value(below_id))
          expect([Math.abs(value(team_id)), Math.abs(value(below_id))]).toEqual([
            Math.abs(cause.own),
            Math.abs(cause.below),
          ])
          expect(cause.among).toEqual(expect.arrayContaining([team_id, below_id]))
        }
      }),
      runs,
    )
  })

  test('rank by the first criterion before all else', () => {
    fc.assert(
      fc.property(pool, rule, ({ entrants, games }, own) => {
        const [first] = own.criteria
        if (first === undefined) return
        const played = counting(entrants, games, own)
        const lines = poolStandings(entrants, games, own, []).map(({ team_id }) => team_id)
        const playing = lines.filter(id =>
          entrants.some(({ team_id, status: its }) => team_id === id && its === 'playing'),
        )
        const values = playing.map(id => valueOf(id, first, [...playing].sort(), played, own.points))
        expect(values).toEqual([...values].sort((a, b) => b - a))
      }),
      runs,
    )
  })

  test('leave teams unresolved that are level on all criteria, and no others', () => {
    fc.assert(
      fc.property(pool, rule, ({ entrants, games }, any) => {
        // With a restart the last group of level teams has been through all criteria by itself.
        const own: TieBreakRule = { ...any, when_some_separate: 'restart' }
        const played = counting(entrants, games, own)
        const lines = poolStandings(entrants, games, own, [])
        const groups = levelGroups(lines)
        expect(lines.filter(line => line.is_unresolved).map(({ team_id }) => team_id)).toEqual(groups.flat())
        for (const group of groups) {
          for (const each of own.criteria)
            expect(new Set(group.map(id => valueOf(id, each, group, played, own.points))).size).toBe(1)
        }
        for (const { separation } of lines) {
          if (separation?.cause.kind !== 'criterion') continue
          // All criteria before this one left all of them level.
          const { among, criterion: decisive } = separation.cause
          for (const each of own.criteria.slice(
            0,
            own.criteria.findIndex(one => one === decisive),
          )) {
            expect(new Set(among.map(id => valueOf(id, each, among, played, own.points))).size).toBe(1)
          }
        }
      }),
      runs,
    )
  })

  test('do not depend on the order of teams or games', () => {
    const shuffled = pool.chain(({ entrants, games }) =>
      fc.record({
        entrants: fc.constant(entrants),
        games: fc.constant(games),
        otherEntrants: fc.shuffledSubarray(entrants, { minLength: entrants.length }),
        otherGames: fc.shuffledSubarray(games, { minLength: games.length }),
      }),
    )
    fc.assert(
      fc.property(shuffled, rule, ({ entrants, games, otherEntrants, otherGames }, own) => {
        expect(poolStandings(otherEntrants, otherGames, own, [])).toEqual(
          poolStandings(entrants, games, own, []),
        )
      }),
      runs,
    )
  })

  test('are reordered by decisions only within level groups that one of them names', () => {
    const withDecisions = pool.chain(({ entrants, games }) =>
      fc.record({
        entrants: fc.constant(entrants),
        games: fc.constant(games),
        decisions: fc.array(
          fc.record({
            team_ids: fc.shuffledSubarray(entrants.map(({ team_id }) => team_id)),
            method: fc.constantFrom('coin toss', 'disc throw'),
          }),
          { maxLength: 3 },
        ),
      }),
    )
    fc.assert(
      fc.property(withDecisions, rule, ({ entrants, games, decisions }, own) => {
        const before = poolStandings(entrants, games, own, [])
        const after = poolStandings(entrants, games, own, decisions)
        const expected = before.map(({ team_id }) => team_id)
        const open: number[] = []
        for (const group of levelGroups(before)) {
          const decision = decisions.findLast(({ team_ids }) => group.every(id => team_ids.includes(id)))
          if (decision === undefined) open.push(...group)
          else
            expected.splice(
              expected.indexOf(group[0] ?? 0),
              group.length,
              ...decision.team_ids.filter(id => group.includes(id)),
            )
        }
        expect(after.map(({ team_id }) => team_id)).toEqual(expected)
        expect(after.filter(line => line.is_unresolved).map(({ team_id }) => team_id)).toEqual(open)
      }),
      runs,
    )
  })
})

describe('FIFA and UEFA', () => {
  /**
   * The regulation, step by step: those level on points by their games with each other, again for those still
   * level, then by all games.
   */
  function byRegulation(ids: readonly number[], games: readonly GameResult[]): number[][] {
    const { points } = TIE_BREAK_PRESETS['UEFA 2024']
    const split = (
      teams: readonly number[],
      scope: 'tied' | 'pool',
      ...metrics: readonly ('points' | 'goal difference' | 'goals scored')[]
    ): number[][] => {
      const keyed = teams.map(id => ({
        id,
        keys: metrics.map(metric =>
          valueOf(id, { metric, scope, per_game: false, margin_cap: null }, teams, games, points),
        ),
      }))
      keyed.sort(
        (a, b) =>
          a.keys.map((key, index) => (b.keys[index] ?? 0) - key).find(difference => difference !== 0) ?? 0,
      )
      const groups: { keys: string; ids: number[] }[] = []
      for (const { id, keys } of keyed) {
        const last = groups.at(-1)
        if (last?.keys === keys.join()) last.ids.push(id)
        else groups.push({ keys: keys.join(), ids: [id] })
      }
      return groups.map(group => group.ids)
    }
    const headToHead = (teams: readonly number[]): number[][] => {
      const groups = split(teams, 'tied', 'points', 'goal difference', 'goals scored')
      return groups.length === 1
        ? split(teams, 'pool', 'goal difference', 'goals scored')
        : groups.flatMap(headToHead)
    }
    return split(ids, 'pool', 'points').flatMap(headToHead)
  }

  test('rank as their regulations, followed step by step', () => {
    fc.assert(
      fc.property(pool, ({ entrants, games }) => {
        const playing = entrants.map(entrant => ({ ...entrant, status: 'playing' as const }))
        const lines = poolStandings(playing, games, TIE_BREAK_PRESETS['UEFA 2024'], [])
        const groups = byRegulation(
          playing.map(({ team_id }) => team_id),
          games.filter(each => each.status === 'final'),
        )
        const places = groups.flatMap(group =>
          group.map(id => [id, groups.flat().indexOf(group[0] ?? 0)] as const),
        )
        expect(lines.map(({ team_id }) => new Map(places).get(team_id))).toEqual(
          places.map(([, place]) => place),
        )
        expect(
          lines
            .filter(line => line.is_unresolved)
            .map(({ team_id }) => team_id)
            .sort(),
        ).toEqual(
          groups
            .filter(({ length }) => length > 1)
            .flat()
            .sort(),
        )
      }),
      runs,
    )
  })
})
