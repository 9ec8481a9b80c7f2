import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharedT } from '../../../client/texts/t.ts'
import { decimalText } from '../../../shared-schema/rules/standings/decimal-text.ts'
import type { GameResult } from '../../../shared-schema/rules/standings/game-result.ts'
import { reasonText } from '../../../shared-schema/rules/standings/reason-text.ts'
import {
  type SwissScoring,
  type SwissStanding,
  swissStandings,
} from '../../../shared-schema/rules/standings/swiss-standings.ts'
import { describeRecorded } from '../../support/recorded-data.ts'
import { game, seeded, unseeded } from './games.ts'
import { readSwiss2012 } from '../swiss/swiss-2012.ts'

const victoryPoints: SwissScoring = {
  swiss_scoring_system: 'victory points',
  swiss_points_for_bye: 1,
  swiss_victory_points_games_to: 13,
  swiss_victory_points_cap: 23,
}
const powerRanking: SwissScoring = { ...victoryPoints, swiss_scoring_system: 'power ranking' }

function bye(team_1_id: number): GameResult {
  return {
    team_1_id,
    team_2_id: null,
    team_1_score: 0,
    team_2_score: 0,
    status: 'scheduled',
    forfeit_team_ids: [],
  }
}

const last = { is_unresolved: false, separation: null }
const between = { is_unresolved: false, separation: expect.anything() as unknown }

/** Each team with why it is ahead of the next one. */
function reasons(games: readonly GameResult[], scoring: SwissScoring, ...ids: readonly number[]) {
  return swissStandings(seeded(...ids), games, scoring, []).map(({ team_id, separation }) => [
    team_id,
    separation && reasonText(separation, id => `team ${id}`, sharedT),
  ])
}

describe('swiss standings by victory points', () => {
  test('after a round with a bye', () => {
    expect(swissStandings(seeded(1, 2, 3), [game('2-1 15-14'), bye(3)], victoryPoints, [])).toEqual([
      {
        ...between,
        ranking: 1,
        team_id: 2,
        wins: 1,
        losses: 0,
        ties: 0,
        swiss_score: 14,
        swiss_opponent_score: 12,
        swiss_opponent_score_avg: 12,
        avg_goal_difference: 1,
      },
      {
        ...between,
        ranking: 2,
        team_id: 3,
        wins: 0,
        losses: 0,
        ties: 0,
        swiss_score: 1,
        swiss_opponent_score: 0,
        swiss_opponent_score_avg: 0,
        avg_goal_difference: 0,
      },
      {
        ...last,
        ranking: 3,
        team_id: 1,
        wins: 0,
        losses: 1,
        ties: 0,
        swiss_score: 12,
        swiss_opponent_score: 14,
        swiss_opponent_score_avg: 14,
        avg_goal_difference: -1,
      },
    ])
  })

  const order = (games: readonly string[], ...ids: readonly number[]) =>
    swissStandings(
      seeded(...ids),
      games.map(text => game(text)),
      victoryPoints,
      [],
    ).map(({ team_id }) => team_id)

  test('rank fewer losses before more wins (wire.md 5.1)', () => {
    expect(order(['1-8 13-12', '2-8 13-0', '2-9 13-0', '2-7 12-13'], 2, 1)).toEqual([1, 2])
    expect(order(['1-8 13-12', '2-8 13-0', '1-9 13-12'], 2, 1)).toEqual([1, 2])
  })

  test('go on to the swiss score, then to that of the opponents (wire.md 5.1)', () => {
    expect(order(['1-8 13-10', '2-9 13-11'], 2, 1)).toEqual([1, 2])
    expect(order(['1-8 13-10', '2-9 13-10', '8-7 13-0'], 2, 1)).toEqual([1, 2])
  })

  test('give both sides of a draw the points of the target', () => {
    const [first, second] = swissStandings(seeded(1, 2), [game('1-2 9-9')], victoryPoints, [])
    expect(first).toMatchObject({ team_id: 1, wins: 0, losses: 0, ties: 1, swiss_score: 13 })
    expect(second).toMatchObject({ team_id: 2, ties: 1, swiss_score: 13 })
  })
})

describe('swiss standings by power ranking', () => {
  test('score the first round with half the margin, a bye with nothing (wire.md 5.2: 15-1 gives 7)', () => {
    expect(swissStandings(seeded(1, 2, 3), [game('1-2 15-1'), bye(3)], powerRanking, [])).toEqual([
      {
        ...between,
        ranking: 1,
        team_id: 1,
        wins: 1,
        losses: 0,
        ties: 0,
        swiss_score: 7,
        swiss_opponent_score: -7,
        swiss_opponent_score_avg: -7,
        avg_goal_difference: 14,
      },
      {
        ...between,
        ranking: 2,
        team_id: 3,
        wins: 0,
        losses: 0,
        ties: 0,
        swiss_score: 0,
        swiss_opponent_score: 0,
        swiss_opponent_score_avg: 0,
        avg_goal_difference: 0,
      },
      {
        ...last,
        ranking: 3,
        team_id: 2,
        wins: 0,
        losses: 1,
        ties: 0,
        swiss_score: -7,
        swiss_opponent_score: 7,
        swiss_opponent_score_avg: 7,
        avg_goal_difference: -14,
      },
    ])
  })

  test('rank by rating, not by wins', () => {
    const games = ['1-2 15-14', '3-2 1-15', '3-4 15-1', '4-1 0-1'].map(text => game(text))
    const standings = swissStandings(seeded(1, 2, 3, 4), games, powerRanking, [])
    expect(standings.map(({ swiss_score }) => swiss_score)).toEqual(
      standings.map(({ swiss_score }) => swiss_score).sort((a, b) => b - a),
    )
    expect(standings[0]).toMatchObject({ team_id: 2, wins: 1, losses: 1 })
  })

  test('put fewer losses, then more wins first where ratings are level, as recorded in 2016 (windmill-2012/standings.json)', () => {
    const order = (games: readonly string[], ...ids: readonly number[]) =>
      swissStandings(
        seeded(...ids),
        games.map(text => game(text)),
        powerRanking,
        [],
      ).map(({ team_id }) => team_id)
    expect(order(['1-3 15-13', '2-4 15-10', '2-4 14-15'], 2, 1)).toEqual([1, 2])
    expect(order(['1-3 15-13', '2-4 14-14', '2-4 15-11', '1-3 15-13'], 2, 1)).toEqual([1, 2])
  })

  test('take the mean of the opponents for the average (wire.md 5.2)', () => {
    const [first] = swissStandings(
      seeded(1, 2, 3),
      ['1-2 15-5', '1-3 15-10'].map(text => game(text)),
      powerRanking,
      [],
    )
    expect(first).toMatchObject({
      team_id: 1,
      swiss_score: 5,
      swiss_opponent_score: -5,
      swiss_opponent_score_avg: -2.5,
      avg_goal_difference: 7.5,
    })
  })
})

describe('a game that is not final', () => {
  const live = { ...game('1-2 5-2'), status: 'live' as const }
  const scheduled = { ...game('1-2 0-0'), status: 'scheduled' as const }

  test('counts in the goal difference once it has begun (wire.md 5.2)', () => {
    expect(swissStandings(seeded(1, 2), [live], powerRanking, [])[0]).toMatchObject({
      team_id: 1,
      wins: 0,
      ties: 0,
      swiss_score: 0,
      avg_goal_difference: 3,
    })
    expect(swissStandings(seeded(1, 2), [scheduled, game('1-2 9-5')], powerRanking, [])[0]).toMatchObject({
      avg_goal_difference: 4,
    })
  })

  test('already makes an opponent', () => {
    expect(
      swissStandings(seeded(1, 2, 3), [game('2-3 13-12'), scheduled], victoryPoints, []).find(
        ({ team_id }) => team_id === 1,
      ),
    ).toMatchObject({ swiss_score: 0, swiss_opponent_score: 14 })
  })
})

describe('a subset of the teams', () => {
  test('is ranked from 1, with scores that count the games of all (wire.md 5.3)', () => {
    const games = ['1-2 15-14', '3-4 15-14', '1-3 15-14', '2-4 15-14'].map(text => game(text))
    const all = swissStandings(unseeded(1, 2, 3, 4), games, victoryPoints, [])
    const rest = swissStandings(unseeded(2, 3, 4), games, victoryPoints, [])
    expect(rest).toMatchObject(
      all.slice(1).map(({ separation: _, ...line }, index) => ({ ...line, ranking: index + 1 })),
    )
  })
})

describe('teams that are level', () => {
  const teams = [
    { team_id: 9, seed: null },
    { team_id: 5, seed: 2 },
    { team_id: 4, seed: null },
    { team_id: 7, seed: 1 },
  ].map(team => ({ ...team, status: 'playing' as const }))

  test('stand by seed, then by id, and all of them are marked', () => {
    expect(
      swissStandings(teams, [], victoryPoints, []).map(({ team_id, is_unresolved }) => [
        team_id,
        is_unresolved,
      ]),
    ).toEqual([
      [7, true],
      [5, true],
      [4, true],
      [9, true],
    ])
  })

  test('stand as was decided', () => {
    expect(
      swissStandings(teams, [], powerRanking, [{ team_ids: [9, 7, 5, 4], method: 'coin toss' }]).map(
        ({ team_id, is_unresolved }) => [team_id, is_unresolved],
      ),
    ).toEqual([
      [9, false],
      [7, false],
      [5, false],
      [4, false],
    ])
  })
})

describe('swiss standings say why a team is ahead', () => {
  test('by victory points', () => {
    const games = ['1-5 13-12', '2-6 13-10', '3-6 13-10', '4-6 10-9', '4-7 9-10'].map(text => game(text))
    expect(reasons([...games, game('3-7 13-13')], victoryPoints, 1, 2, 3, 4)).toEqual([
      [3, 'ahead of team 2: higher swiss score (29 against 16)'],
      [2, 'ahead of team 1: higher swiss score (16 against 14)'],
      [1, 'ahead of team 4: fewer games lost (0 against 1)'],
      [4, null],
    ])
    expect(
      reasons(
        ['1-5 13-10', '2-6 13-10', '5-7 13-0'].map(text => game(text)),
        victoryPoints,
        2,
        1,
      )[0],
    ).toEqual([1, 'ahead of team 2: higher swiss score of the opponents (33 against 10)'])
  })

  test('by power ranking, with as many decimals as it takes', () => {
    expect(reasons([game('1-2 15-12'), game('2-3 15-10'), game('3-1 7-15')], powerRanking, 1, 2, 3)).toEqual([
      [1, 'ahead of team 2: higher swiss score (3.67 against 0.67)'],
      [2, 'ahead of team 3: higher swiss score (0.67 against −4.33)'],
      [3, null],
    ])
  })
})

describe('a forfeited swiss game', () => {
  const scores = (games: readonly GameResult[], scoring: SwissScoring) =>
    swissStandings(unseeded(1, 2), games, scoring, []).map(({ team_id, wins, losses, ties, swiss_score }) => [
      team_id,
      wins,
      losses,
      ties,
      swiss_score,
    ])

  test('gives victory points by its recorded score', () => {
    expect(scores([game('1-2 5-0', 2)], victoryPoints)).toEqual([
      [1, 1, 0, 0, 18],
      [2, 0, 1, 0, 8],
    ])
  })

  test('recorded 0–0, or with the wrong winner, is no draw but counts as 13–0 (rules.md section 2)', () => {
    expect(scores([game('1-2 0-0', 2)], victoryPoints)).toEqual([
      [1, 1, 0, 0, 23],
      [2, 0, 1, 0, 0],
    ])
    expect(scores([game('1-2 8-10', 2)], victoryPoints)).toEqual([
      [1, 1, 0, 0, 23],
      [2, 0, 1, 0, 0],
    ])
  })

  test('that both forfeited gives neither anything', () => {
    expect(scores([game('1-2 0-0', 1, 2)], victoryPoints)).toEqual([
      [1, 0, 1, 0, 0],
      [2, 0, 1, 0, 0],
    ])
    expect(scores([game('1-2 13-0', 1, 2)], victoryPoints)).toEqual([
      [1, 0, 1, 0, 0],
      [2, 0, 1, 0, 0],
    ])
  })

  test('is won and lost, but gives no rating', () => {
    expect(scores([game('1-2 13-0', 2)], powerRanking)).toEqual([
      [1, 1, 0, 0, 0],
      [2, 0, 1, 0, 0],
    ])
    expect(scores([game('1-2 13-0', 2), game('2-1 13-9')], powerRanking)).toEqual([
      [2, 1, 1, 0, 2],
      [1, 1, 1, 0, -2],
    ])
  })
})

describe('a team that is out', () => {
  test('stands below all others, and its games still count', () => {
    const [first, second] = seeded(1, 2)
    const entrants = [first, second].flatMap(team =>
      team === undefined ? [] : [team.team_id === 1 ? { ...team, status: 'disqualified' as const } : team],
    )
    expect(swissStandings(entrants, [game('1-2 13-9')], victoryPoints, [])).toMatchObject([
      { team_id: 2, losses: 1, separation: { cause: { kind: 'status', status: 'disqualified' } } },
      { team_id: 1, wins: 1 },
    ])
  })
})

test('swiss standings do not depend on the order of teams and games', () => {
  const score = fc.integer({ min: 0, max: 15 })
  const anyGame = fc
    .record({
      forfeit_team_ids: fc.subarray([1, 2, 3], { maxLength: 1 }),
      team_1_id: fc.integer({ min: 1, max: 8 }),
      team_2_id: fc.option(fc.integer({ min: 1, max: 8 }), { freq: 5 }),
      team_1_score: score,
      team_2_score: score,
      status: fc.constantFrom(
        'scheduled' as const,
        'live' as const,
        'final' as const,
        'final' as const,
        'final' as const,
      ),
    })
    .filter(({ team_1_id, team_2_id }) => team_1_id !== team_2_id)
  const shuffled = fc.array(anyGame, { maxLength: 25 }).chain(games =>
    fc.record({
      games: fc.constant(games),
      otherGames: fc.shuffledSubarray(games, { minLength: games.length }),
      otherTeams: fc.shuffledSubarray(seeded(1, 2, 3, 4, 5, 6), { minLength: 6 }),
      scoring: fc.constantFrom(victoryPoints, powerRanking),
    }),
  )
  fc.assert(
    fc.property(shuffled, ({ games, otherGames, otherTeams, scoring }) => {
      expect(swissStandings(otherTeams, otherGames, scoring, [])).toEqual(
        swissStandings(seeded(1, 2, 3, 4, 5, 6), games, scoring, []),
      )
    }),
    { numRuns: 300 },
  )
})

describeRecorded('the standings of tournament 18055 (swiss-2012)', () => {
  const rounds = readSwiss2012()
  const teams = (rounds[0]?.standings ?? []).map(({ team_id }) => ({
    team_id,
    seed: null,
    status: 'playing' as const,
  }))

  /** Ours over the games of the rounds up to one, and those recorded in a round. */
  function compare(gamesUpTo: number, recordedIn: number) {
    const games = rounds.filter(({ round_number }) => round_number <= gamesUpTo).flatMap(round => round.games)
    const ours = swissStandings(teams, games, victoryPoints, []).map(shown)
    const recorded = (rounds.find(({ round_number }) => round_number === recordedIn)?.standings ?? []).map(
      line => ({
        ...line,
        swiss_score: decimalText(Number(line.swiss_score)),
        swiss_opponent_score: decimalText(Number(line.swiss_opponent_score)),
      }),
    )
    return { ours, recorded }
  }

  function shown({ ranking, team_id, wins, losses, swiss_score, swiss_opponent_score }: SwissStanding) {
    return {
      ranking,
      team_id,
      wins,
      losses,
      swiss_score: decimalText(swiss_score),
      swiss_opponent_score: decimalText(swiss_opponent_score),
    }
  }

  type Line = ReturnType<typeof shown>
  const byTeam = (lines: readonly Line[]) =>
    lines.map(({ ranking: _, ...line }) => line).sort((a, b) => a.team_id - b.team_id)
  const byRank = (lines: readonly Line[]) => lines.map(({ team_id: _, ...line }) => line)

  test.each([
    // In round 1 only the line of the team with the bye is the same by both formulas, in round 2 none is.
    { round: 1, sameByBoth: [18786] },
    { round: 2, sameByBoth: [] },
  ])(
    'after round $round follow an older formula, in which the loser gained by the margin too',
    ({ round, sameByBoth }) => {
      const { ours, recorded } = compare(round, round)
      expect(
        recorded
          .filter(line => byTeam(ours).some(own => JSON.stringify(own) === JSON.stringify(byTeam([line])[0])))
          .map(({ team_id }) => team_id),
      ).toEqual(sameByBoth)
      expect(byTeam(recorded)).toEqual(byTeam(withOlderScores(round, ours)))
      expect(recorded.map(({ wins, losses }) => [wins, losses])).toEqual(
        ours.map(({ wins, losses }) => [wins, losses]),
      )
    },
  )

  /** Both sides get games_to + |margin|: 14 each for 15-14. */
  function withOlderScores(round: number, lines: readonly Line[]): Line[] {
    const games = rounds.filter(({ round_number }) => round_number <= round).flatMap(each => each.games)
    const own = (id: number | null) => games.filter(each => each.team_1_id === id || each.team_2_id === id)
    const score = (id: number | null) =>
      own(id).reduce(
        (sum, each) =>
          sum + (each.team_2_id === null ? 1 : 13 + Math.abs(each.team_1_score - each.team_2_score)),
        0,
      )
    const opponents = (id: number) =>
      own(id)
        .filter(each => each.team_2_id !== null)
        .map(each => (each.team_1_id === id ? each.team_2_id : each.team_1_id))
    return lines.map(line => ({
      ...line,
      swiss_score: decimalText(score(line.team_id)),
      swiss_opponent_score: decimalText(
        opponents(line.team_id).reduce((sum: number, id) => sum + score(id), 0),
      ),
    }))
  }

  test('after round 3, in which one game was over, are the same', () => {
    const { ours, recorded } = compare(3, 3)
    expect(byTeam(ours)).toEqual(byTeam(recorded))
    // Teams that are level in everything stand in an order of their own there.
    expect(byRank(ours)).toEqual(byRank(recorded))
  })

  test('of round 4 were recorded before its games and its bye were drawn, and are the same', () => {
    const { ours, recorded } = compare(3, 4)
    expect(byTeam(ours)).toEqual(byTeam(recorded))
    expect(byRank(ours)).toEqual(byRank(recorded))
  })
})
