import { describe, expect, test } from 'vitest'
import { sharedT } from '../../../client/texts/t.ts'
import type { GameResult } from '../../../shared-schema/rules/standings/game-result.ts'
import { poolStandings } from '../../../shared-schema/rules/standings/pool-standings.ts'
import { reasonText } from '../../../shared-schema/rules/standings/reason-text.ts'
import { TIE_BREAK_PRESETS } from '../../../shared-schema/rules/standings/tie-break-presets.ts'
import type { TieBreakRule, TieDecision } from '../../../shared-schema/rules/standings/tie-breaks.ts'
import { game, seeded, unseeded } from './games.ts'

const { WFDF, plain } = TIE_BREAK_PRESETS

/** Each team with why it is ahead of the next one. */
function order(
  rule: TieBreakRule,
  teamIds: readonly number[],
  games: readonly GameResult[],
  decisions: readonly TieDecision[] = [],
) {
  return poolStandings(unseeded(...teamIds), games, rule, decisions).map(({ team_id, separation }) => [
    team_id,
    separation && reasonText(separation, id => `team ${id}`, sharedT),
  ])
}

describe('pool standings', () => {
  test('count final games, ties as neither win nor loss', () => {
    const games = [
      game('1-2 15-11'),
      game('2-3 9-9'),
      { ...game('1-3 5-0'), status: 'live' as const },
      { ...game('1-3 0-0'), status: 'scheduled' as const },
    ]
    const figures = { forfeits: 0, is_unresolved: false, separation: expect.anything() as unknown }
    expect(poolStandings(unseeded(1, 2, 3), games, plain, [])).toEqual([
      {
        ...figures,
        place: 1,
        team_id: 1,
        wins: 1,
        losses: 0,
        ties: 0,
        points: 2,
        games_played: 1,
        points_scored: 15,
        points_allowed: 11,
        plus_minus: 4,
      },
      {
        ...figures,
        place: 2,
        team_id: 3,
        wins: 0,
        losses: 0,
        ties: 1,
        points: 1,
        games_played: 1,
        points_scored: 9,
        points_allowed: 9,
        plus_minus: 0,
      },
      {
        ...figures,
        place: 3,
        team_id: 2,
        wins: 0,
        losses: 1,
        ties: 1,
        points: 1,
        games_played: 2,
        points_scored: 20,
        points_allowed: 24,
        plus_minus: -4,
        separation: null,
      },
    ])
  })

  test('leave out games against teams of other pools and games without both teams', () => {
    const open = { ...game('1-2 15-0'), team_2_id: null }
    expect(
      poolStandings(unseeded(1, 2), [game('1-9 15-0'), open], WFDF, []).map(
        ({ games_played }) => games_played,
      ),
    ).toEqual([0, 0])
  })

  test('of no teams are empty, and one team has nobody to be separated from', () => {
    expect(poolStandings([], [], WFDF, [])).toEqual([])
    expect(poolStandings(unseeded(1), [], WFDF, [])).toMatchObject([
      { place: 1, separation: null, is_unresolved: false },
    ])
  })
})

describe('a forfeited game', () => {
  test('is lost by the team that forfeited and won by the other, whatever its score says', () => {
    const [first, second] = poolStandings(unseeded(1, 2), [game('1-2 10-8', 1)], WFDF, [])
    expect(first).toMatchObject({ team_id: 2, wins: 1, losses: 0, ties: 0, forfeits: 0, plus_minus: -2 })
    expect(second).toMatchObject({ team_id: 1, wins: 0, losses: 1, ties: 0, forfeits: 1 })
    expect(order(WFDF, [1, 2], [game('1-2 0-0', 2)])[0]).toEqual([
      1,
      'ahead of team 2: more games won (1 against 0)',
    ])
  })

  test('is lost by both if both forfeited', () => {
    expect(poolStandings(unseeded(1, 2), [game('1-2 0-0', 1, 2)], WFDF, [])).toMatchObject([
      { wins: 0, losses: 1, ties: 0, forfeits: 1, is_unresolved: true },
      { wins: 0, losses: 1, ties: 0, forfeits: 1, is_unresolved: true },
    ])
  })

  test('puts teams with fewer of them first, before any goals (WFDF Appendix B3.4.2)', () => {
    // A circle in which 1 has by far the best goals, but did not come to its game with 4.
    const games = ['1-2 15-1', '2-3 15-14', '3-1 15-14', '2-4 14-15', '3-4 14-15'].map(text => game(text))
    expect(order(WFDF, [1, 2, 3, 4], [...games, game('1-4 0-15', 1)])).toEqual([
      [4, 'ahead of team 2: more games won (3 against 1)'],
      [2, 'ahead of team 3: won their game 15–14'],
      [3, 'ahead of team 1: fewer games forfeited (0 against 1)'],
      [1, null],
    ])
  })

  test('is named as the reason where it was the game of the two', () => {
    const games = [game('1-2 15-0', 2), game('1-3 5-15'), game('2-4 15-5'), game('3-4 15-5')]
    expect(order(WFDF, [1, 2, 3, 4], games)[1]).toEqual([1, 'ahead of team 2: won their game by forfeit'])
  })

  test('is not said to be won by a team that is ahead by its goals', () => {
    const byGoals: TieBreakRule = {
      ...plain,
      criteria: [{ metric: 'goal difference', scope: 'tied', per_game: false, margin_cap: null }],
    }
    expect(order(byGoals, [1, 2], [game('1-2 10-8', 1)])[0]).toEqual([
      1,
      'ahead of team 2: better goal difference in their games (+2 against −2)',
    ])
  })
})

describe('a team that is out', () => {
  const entrants = [...unseeded(1, 2, 3).slice(0, 2), { team_id: 3, seed: 1, status: 'withdrawn' as const }]
  const games = [game('3-1 15-0'), game('3-2 15-14'), game('1-2 15-14')]
  const shown = (rule: TieBreakRule) =>
    poolStandings(entrants, games, rule, []).map(({ team_id, wins, losses, points_scored, separation }) => [
      team_id,
      wins,
      losses,
      points_scored,
      separation && reasonText(separation, String, sharedT),
    ])

  test('ranks below all others, and its games count where the rest is forfeited', () => {
    expect(shown(WFDF)).toEqual([
      [1, 1, 1, 15, 'ahead of 2: more games won (1 against 0)'],
      [2, 0, 2, 28, 'ahead of 3: it has withdrawn'],
      [3, 2, 0, 30, null],
    ])
  })

  test('leaves nothing behind where all of its games are annulled', () => {
    expect(shown({ ...WFDF, on_withdrawal: 'annul all' })).toEqual([
      [1, 1, 0, 15, 'ahead of 2: more games won (1 against 0)'],
      [2, 0, 1, 14, 'ahead of 3: it has withdrawn'],
      [3, 0, 0, 0, null],
    ])
  })

  test('can change the order of others with its games', () => {
    const close = [game('1-2 15-15'), game('1-3 15-0'), game('2-3 15-14')]
    const leaders = (on_withdrawal: TieBreakRule['on_withdrawal']) =>
      poolStandings(entrants, close, { ...plain, on_withdrawal }, []).map(({ team_id, is_unresolved }) => [
        team_id,
        is_unresolved,
      ])
    expect(leaders('forfeit the rest')).toEqual([
      [1, false],
      [2, false],
      [3, false],
    ])
    expect(leaders('annul all')).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ])
  })
})

describe('teams that are level on all criteria', () => {
  const teams = [
    { team_id: 7, seed: 3 },
    { team_id: 8, seed: 1 },
    { team_id: 4, seed: null },
    { team_id: 3, seed: null },
  ].map(team => ({ ...team, status: 'playing' as const }))

  test('stand by seed, then by id, and all of them are marked', () => {
    const level = poolStandings(teams, [], WFDF, [])
    expect(level.map(({ team_id, is_unresolved }) => [team_id, is_unresolved])).toEqual([
      [8, true],
      [7, true],
      [3, true],
      [4, true],
    ])
    expect(level.map(({ separation }) => separation && reasonText(separation, String, sharedT))).toEqual([
      'level with 7 on all criteria: disc throw to the brick mark needed',
      'level with 3 on all criteria: disc throw to the brick mark needed',
      'level with 4 on all criteria: disc throw to the brick mark needed',
      null,
    ])
  })

  test('are marked apart from those that are not level', () => {
    const lines = poolStandings(seeded(1, 2, 3, 4), [game('1-4 15-0'), game('2-3 15-15')], plain, [])
    expect(lines.map(({ team_id, is_unresolved }) => [team_id, is_unresolved])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, false],
    ])
  })
})

describe('a decision', () => {
  const draw = [game('1-2 15-15'), game('1-3 15-0'), game('2-3 15-0')]
  const decide = (...decisions: readonly TieDecision[]) =>
    poolStandings(seeded(1, 2, 3), draw, plain, decisions).map(({ team_id, separation, is_unresolved }) => [
      team_id,
      separation && reasonText(separation, id => `team ${id}`, sharedT),
      is_unresolved,
    ])

  test('orders a level group and says how', () => {
    expect(decide({ team_ids: [2, 1], method: 'coin toss' })).toEqual([
      [2, 'ahead of team 1 by coin toss', false],
      [1, 'ahead of team 3: more games won (1 against 0)', false],
      [3, null, false],
    ])
  })

  test('is overridden by a later one', () => {
    expect(
      decide({ team_ids: [2, 1], method: 'coin toss' }, { team_ids: [1, 2], method: 'disc throw' })[0],
    ).toEqual([1, 'ahead of team 2 by disc throw', false])
  })

  test('on more teams serves those of them that are still level, and reorders no others', () => {
    expect(decide({ team_ids: [3, 2, 1], method: 'coin toss' }).map(([id]) => id)).toEqual([2, 1, 3])
  })

  test('that does not name all of the level teams decides nothing', () => {
    expect(decide({ team_ids: [2, 3], method: 'coin toss' }).slice(0, 2)).toEqual([
      [1, 'level with team 2 on all criteria: coin toss needed', true],
      [2, 'ahead of team 3: more games won (1 against 0)', true],
    ])
  })
})
