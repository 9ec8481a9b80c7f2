import { describe, expect, test } from 'vitest'
import { sharedT } from '../../../client/texts/t.ts'
import { poolStandings } from '../../../shared-schema/rules/standings/pool-standings.ts'
import { reasonText } from '../../../shared-schema/rules/standings/reason-text.ts'
import type { PresetName } from '../../../shared-schema/rules/standings/preset-names.ts'
import { TIE_BREAK_PRESETS } from '../../../shared-schema/rules/standings/tie-break-presets.ts'
import type { TieBreakRule } from '../../../shared-schema/rules/standings/tie-breaks.ts'
import { game, unseeded } from './games.ts'

/** Each team that plays in the games, with why it is ahead of the next one. */
function reasons(rule: TieBreakRule, ...games: readonly string[]) {
  return standings(rule, ...games).map(({ team_id, separation }) => [
    team_id,
    separation && reasonText(separation, String, sharedT),
  ])
}

function standings(rule: TieBreakRule, ...texts: readonly string[]) {
  const games = texts.map(text => game(text))
  const ids = new Set(games.flatMap(({ team_1_id, team_2_id }) => [team_1_id ?? 0, team_2_id ?? 0]))
  return poolStandings(unseeded(...ids), games, rule, [])
}

function order(rule: TieBreakRule, ...games: readonly string[]): string {
  return reasons(rule, ...games)
    .map(([id]) => id)
    .join(' ')
}

const { WFDF, USAU, TopScore, Bundesliga, plain, 'FIFA 2026': FIFA, 'UEFA 2024': UEFA } = TIE_BREAK_PRESETS
const allBeat4 = ['1-4 15-14', '2-4 15-14', '3-4 15-14']

test('TopScore compares the percentage of wins, then points and then goals, each among ever more teams', () => {
  expect(TopScore.criteria.map(({ metric, scope }) => `${metric}, ${scope}`)).toEqual([
    'win percentage, pool',
    'points, tied',
    'points, common opponents',
    'goal difference, tied',
    'goal difference, common opponents',
    'goal difference, pool',
  ])
})

describe('WFDF (Appendix B3, rules.md section 1)', () => {
  test('ranks by games won and has the criteria of B3.4 in their order', () => {
    expect(
      WFDF.criteria.map(
        ({ metric, scope, per_game }) => `${metric}, ${scope}${per_game ? ', per game' : ''}`,
      ),
    ).toEqual([
      'wins, pool',
      'wins, tied',
      'fewest forfeits, pool',
      'goal difference, tied',
      'goal difference, common opponents',
      'goals scored, tied, per game',
      'goals scored, common opponents, per game',
    ])
    expect(WFDF.last_resort).toBe('disc throw to the brick mark')
  })

  test('puts the winner of their game first among two tied teams, whatever the goals elsewhere', () => {
    expect(reasons(WFDF, '1-2 10-11', '1-3 15-0', '1-4 15-0', '2-3 10-9', '2-4 9-10', '3-4 15-14')).toEqual([
      [2, 'ahead of 1: won their game 11–10'],
      [1, 'ahead of 3: more games won (2 against 1)'],
      [3, 'ahead of 4: won their game 15–14'],
      [4, null],
    ])
  })

  test('takes the goal difference among three tied teams in a circle, whatever it is in all games', () => {
    expect(
      reasons(WFDF, '1-2 15-11', '2-3 15-12', '3-1 15-14', '1-4 15-14', '2-4 15-14', '3-4 15-0'),
    ).toEqual([
      [1, 'ahead of 2: better goal difference among 1, 2 and 3 (+3 against −1)'],
      [2, 'ahead of 3: better goal difference among 1, 2 and 3 (−1 against −2)'],
      [3, 'ahead of 4: more games won (2 against 0)'],
      [4, null],
    ])
  })

  test('starts over with the teams that stay tied (B3.3.2)', () => {
    // In the circle of 1, 2 and 3, both 2 and 3 have -1. The next criterion would prefer 3, but 2 has beaten
    // it.
    expect(
      reasons(WFDF, '1-2 15-12', '2-3 15-13', '3-1 15-14', '1-4 15-14', '2-4 15-14', '3-4 15-0').slice(0, 3),
    ).toEqual([
      [1, 'ahead of 2: better goal difference among 1, 2 and 3 (+2 against −1)'],
      [2, 'ahead of 3: won their game 15–13'],
      [3, 'ahead of 4: more games won (2 against 0)'],
    ])
  })

  test('goes on to the goal difference against the common opponents (B3.4.4)', () => {
    expect(
      reasons(WFDF, '1-2 15-14', '2-3 15-14', '3-1 15-14', '1-4 15-9', '2-4 15-9', '3-4 15-8').slice(0, 3),
    ).toEqual([
      [3, 'ahead of 1: better goal difference against the common opponents of 1, 2 and 3 (+7 against +6)'],
      [1, 'ahead of 2: won their game 15–14'],
      [2, 'ahead of 4: more games won (2 against 0)'],
    ])
  })

  test('counts only opponents that all tied teams have met (B3.4.4)', () => {
    // 1 and 2 have both met 3. 2 lost high to 5, but 1 has not met 5, so that does not count.
    expect(
      reasons(WFDF, '1-3 15-10', '2-3 15-9', '1-4 14-15', '2-5 0-15', '4-3 15-0', '5-3 15-0')[2],
    ).toEqual([2, 'ahead of 1: better goal difference against their common opponents (+6 against +5)'])
  })

  test('goes on to the goals per game among the tied (B3.4.5), then against the common opponents (B3.4.6)', () => {
    const circle = ['1-2 15-14', '2-3 14-13', '3-1 15-14']
    expect(reasons(WFDF, ...circle, ...allBeat4).slice(0, 3)).toEqual([
      [1, 'ahead of 2: more goals scored per game among 1, 2 and 3 (14.50 against 14.00)'],
      [2, 'ahead of 3: won their game 14–13'],
      [3, 'ahead of 4: more games won (2 against 0)'],
    ])
    expect(
      reasons(WFDF, '1-2 15-14', '2-3 15-14', '3-1 15-14', '1-4 15-9', '2-4 15-9', '3-4 14-8').slice(0, 3),
    ).toEqual([
      [1, 'ahead of 2: won their game 15–14'],
      [
        2,
        'ahead of 3: more goals scored per game against the common opponents of 1, 2 and 3 (15 against 14)',
      ],
      [3, 'ahead of 4: more games won (2 against 0)'],
    ])
  })

  test('leaves the rest to a disc throw (B3.4.7)', () => {
    expect(
      standings(WFDF, '1-2 15-14', '2-3 15-14', '3-1 15-14', ...allBeat4).map(
        ({ is_unresolved }) => is_unresolved,
      ),
    ).toEqual([true, true, true, false])
  })
})

describe('USAU (event practice, rules.md section 1)', () => {
  test('goes from the tied teams to the rest of the pool, then to all goals', () => {
    const circle = ['1-2 15-14', '2-3 15-14', '3-1 15-14']
    expect(reasons(USAU, ...circle, '1-4 15-9', '2-4 15-9', '3-4 15-8')[0]).toEqual([
      3,
      'ahead of 1: better goal difference against the common opponents of 1, 2 and 3 (+7 against +6)',
    ])
    expect(reasons(USAU, ...circle, '1-4 15-9', '2-4 15-9', '3-4 14-8')[1]).toEqual([
      2,
      'ahead of 3: more goals scored (44 against 43)',
    ])
  })
})

describe('TopScore (help.usetopscore.com 155125)', () => {
  test('ranks by the part of games won, not by their number', () => {
    expect(reasons(TopScore, '1-3 15-14', '1-4 15-14', '3-1 15-14', '2-4 15-14').slice(0, 2)).toEqual([
      [2, 'ahead of 1: higher win percentage (100.00% against 66.67%)'],
      [1, 'ahead of 3: higher win percentage (66.67% against 50.00%)'],
    ])
  })

  test('takes the results among the tied, then those against common opponents, a win as +1 and a loss as −1', () => {
    expect(reasons(TopScore, '1-2 15-14', '1-3 14-15', '2-4 15-14')[1]).toEqual([
      1,
      'ahead of 2: won their game 15–14',
    ])
    expect(reasons(TopScore, '1-3 15-14', '1-4 0-15', '2-3 15-15')[1]).toEqual([
      1,
      'ahead of 2: more points against their common opponents (1 against 0)',
    ])
    expect(reasons(TopScore, '1-3 14-15', '1-4 15-0', '2-3 15-15')[1]).toEqual([
      2,
      'ahead of 1: more points against their common opponents (0 against −1)',
    ])
  })
})

describe('FIFA 2026, UEFA 2024, Bundesliga, WFDF and plain on one table', () => {
  const table = ['1-2 2-2', '1-3 3-0', '1-4 1-0', '2-3 2-1', '2-4 0-2', '3-4 2-1']

  test('FIFA and UEFA: points, then the games of those level', () => {
    for (const rule of [FIFA, UEFA]) {
      expect(reasons(rule, ...table)).toEqual([
        [1, 'ahead of 2: more points (7 against 4)'],
        [2, 'ahead of 3: more points (4 against 3)'],
        [3, 'ahead of 4: won their game 2–1'],
        [4, null],
      ])
    }
  })

  test('Bundesliga: points, then the goal difference', () => {
    expect(reasons(Bundesliga, ...table)[2]).toEqual([4, 'ahead of 3: better goal difference (0 against −3)'])
    expect(order(Bundesliga, ...table)).toBe('1 2 4 3')
  })

  test('plain: wins, so that a tie is worth nothing, then the goal difference', () => {
    expect(reasons(plain, ...table)[1]).toEqual([4, 'ahead of 2: better goal difference (0 against −1)'])
    expect(order(plain, ...table)).toBe('1 4 2 3')
  })

  test('WFDF: wins, then the games among the three with one', () => {
    expect(reasons(WFDF, ...table)[1]).toEqual([
      4,
      'ahead of 3: better goal difference among 2, 3 and 4 (+1 against 0)',
    ])
    expect(order(WFDF, ...table)).toBe('1 4 3 2')
  })

  test('each says what people must do in the end', () => {
    const level = (name: PresetName) => reasons(TIE_BREAK_PRESETS[name], '1-2 1-1')[0]?.[1]
    expect(level('FIFA 2026')).toBe(
      'level with 2 on all criteria: conduct score, then the FIFA ranking needed',
    )
    expect(level('UEFA 2024')).toBe(
      'level with 2 on all criteria: disciplinary points, then the ranking of the qualifiers needed',
    )
    expect(level('Bundesliga')).toBe('ahead of 1: more away goals in their games (1 against 0)')
    expect(reasons(Bundesliga, '1-2 0-0')[0]?.[1]).toBe('level with 2 on all criteria: play-off needed')
    expect(level('plain')).toBe('level with 2 on all criteria: coin toss needed')
  })
})

describe('FIFA and UEFA: the games of those level', () => {
  const rest = ['1-4 1-0', '2-4 1-0', '3-4 9-0']

  test('are taken for all of them through points, goal difference and goals, before anybody starts over', () => {
    // 1 has +2, 2 and 3 have -1, 3 has more goals; but 2 has beaten 3.
    const circle = ['1-2 3-0', '2-3 2-0', '3-1 5-4']
    expect(reasons(FIFA, ...circle, ...rest).slice(0, 2)).toEqual([
      [1, 'ahead of 3: better goal difference among 1, 2 and 3 (+2 against −1)'],
      [3, 'ahead of 2: more goals scored among 1, 2 and 3 (5 against 2)'],
    ])
    expect(order({ ...FIFA, when_some_separate: 'restart' }, ...circle, ...rest)).toBe('1 2 3 4')
  })

  test('are taken again for those that stay level, before all games of the group', () => {
    const circle = ['1-2 3-0', '2-3 2-0', '3-1 2-1']
    const [first, second] = standings(UEFA, ...circle, ...rest)
    expect(first?.separation?.cause).toMatchObject({
      criterion: { metric: 'goal difference' },
      among: [1, 2, 3],
      own: 2,
      below: -1,
    })
    expect(second?.separation).toMatchObject({
      below_id: 3,
      cause: { criterion: { metric: 'points' }, among: [2, 3], own: 3, below: 0 },
    })
  })

  test('are not taken again once all games of the group have separated some', () => {
    // All level among 1, 2 and 3; 1 is ahead by the goal difference, and 2 and 3, who drew, go on to the
    // goals.
    const draws = ['1-2 1-1', '2-3 1-1', '3-1 1-1']
    expect(reasons(UEFA, ...draws, '1-4 3-0', '2-4 1-0', '3-4 2-1').slice(0, 2)).toEqual([
      [1, 'ahead of 3: better goal difference (+3 against +1)'],
      [3, 'ahead of 2: more goals scored (4 against 3)'],
    ])
  })
})

describe('Bundesliga: after goal difference and goals', () => {
  test('come the two games of those level', () => {
    expect(reasons(Bundesliga, '1-2 2-0', '2-1 1-0', '1-3 2-1', '2-3 3-0')[0]).toEqual([
      1,
      'ahead of 2: better goal difference in their games (+1 against −1)',
    ])
  })

  test('then the away goals in them, then all away goals', () => {
    expect(reasons(Bundesliga, '1-2 1-0', '2-1 2-1')[0]).toEqual([
      1,
      'ahead of 2: more away goals in their games (1 against 0)',
    ])
    expect(reasons(Bundesliga, '1-2 1-0', '2-1 1-0', '3-1 0-1', '2-3 1-0')[0]).toEqual([
      1,
      'ahead of 2: more away goals (1 against 0)',
    ])
  })
})

describe('a margin cap', () => {
  const capped = (margin_cap: number | null): TieBreakRule => ({
    ...plain,
    criteria: plain.criteria.map(each => ({ ...each, margin_cap })),
  })
  const games = ['1-3 15-0', '2-3 15-5', '1-4 12-13', '2-4 12-13']

  test('lets no game count for more', () => {
    expect(reasons(capped(null), ...games)[1]).toEqual([
      1,
      'ahead of 2: better goal difference (+14 against +9)',
    ])
    expect(reasons(capped(11), ...games)[1]).toEqual([
      1,
      'ahead of 2: better goal difference, at most 11 from a game (+10 against +9)',
    ])
    expect(reasons(capped(5), ...games)[1]).toEqual([1, 'level with 2 on all criteria: coin toss needed'])
  })

  test('holds for the losers too', () => {
    expect(reasons(capped(5), '1-3 0-15', '2-4 0-10')[2]).toEqual([
      1,
      'level with 2 on all criteria: coin toss needed',
    ])
  })
})

describe("criteria of one's own", () => {
  const only = (metric: TieBreakRule['criteria'][number]['metric']): TieBreakRule => ({
    ...plain,
    criteria: [{ metric, scope: 'pool', per_game: false, margin_cap: null }],
  })

  test('can be the fewest goals allowed', () => {
    expect(reasons(only('fewest goals allowed'), '1-2 9-15', '3-4 1-2')[0]).toEqual([
      4,
      'ahead of 3: fewer goals allowed (1 against 2)',
    ])
  })

  test('can be the away goals, which are those of team 2', () => {
    expect(reasons(only('away goals'), '1-2 0-1', '3-4 9-2')[0]).toEqual([
      4,
      'ahead of 2: more away goals (2 against 1)',
    ])
  })
})
