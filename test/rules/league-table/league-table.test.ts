import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leagueRule, type LeagueChoice } from '../../../shared-schema/rules/league-table/league-rule.ts'
import {
  wholeTable,
  type LeagueGame,
  type LeagueSeason,
} from '../../../shared-schema/rules/league-table/league-season.ts'
import { leagueTeams } from '../../../shared-schema/rules/league-table/league-teams.ts'
import { leagueTable } from '../../../shared-schema/rules/league-table/league-table.ts'
import { endings } from '../../../shared-schema/rules/standings/game-result.ts'
import { presetNames } from '../../../shared-schema/rules/standings/preset-names.ts'
import { TIE_BREAK_PRESETS } from '../../../shared-schema/rules/standings/tie-break-presets.ts'
import { game } from '../standings/games.ts'

const { points, FIBA, FIVB, Liiga, 'Six Nations': sixNations } = TIE_BREAK_PRESETS

/** A season of games on the days from 1 January on, in their order. */
function seasonOf(
  games: readonly (ReturnType<typeof game> & Partial<LeagueGame>)[],
  more: Partial<LeagueSeason> = {},
): LeagueSeason {
  const dated = games.map((one, index) => ({
    id: index + 1,
    start_time: `2026-01-${String(index + 1).padStart(2, '0')}T20:00:00+02:00`,
    ...one,
  }))
  const ids = [...new Set(games.flatMap(({ team_1_id, team_2_id }) => [team_1_id, team_2_id]))].filter(
    id => id !== null,
  )
  return {
    rule: points,
    teams: ids.map(id => ({ id, division: '' })),
    games: dated,
    pointDecisions: [],
    tieDecisions: [],
    ...more,
  }
}
const pointsIn = (...given: Parameters<typeof leagueTable>) =>
  Object.fromEntries(leagueTable(...given).map(line => [line.team_id, line.points]))

test('the table has the ratios of scores and second scores, and none to nothing', () => {
  const tries = { ...game('1-2 70-56'), team_1_second_score: 6, team_2_second_score: 4 }
  const ratios = leagueTable(seasonOf([tries, game('1-3 30-0')])).map(
    ({ team_id, score_ratio, second_score_ratio }) => [team_id, score_ratio, second_score_ratio],
  )
  expect(ratios).toEqual([
    [1, 100 / 56, 6 / 4],
    [2, 56 / 70, 4 / 6],
    [3, 0, null],
  ])
})

describe('the points of a game', () => {
  const pointsOf = (rule: LeagueSeason['rule'], ...games: Parameters<typeof seasonOf>[0]) =>
    pointsIn(seasonOf(games, { rule }))

  test('are fewer for a team that won in overtime, and some for a team that lost there', () => {
    expect(pointsOf(Liiga, game('1-2 3-2'))).toEqual({ 1: 3, 2: 0 })
    expect(pointsOf(Liiga, { ...game('1-2 3-2'), decided_in: 'overtime' })).toEqual({ 1: 2, 2: 1 })
    expect(pointsOf(Liiga, { ...game('1-2 2-3'), decided_in: 'shoot-out' })).toEqual({ 1: 1, 2: 2 })
    expect(pointsOf(Liiga, { ...game('1-2 2-2'), decided_in: 'overtime' })).toEqual({ 1: 1, 2: 1 })
    expect(pointsOf(Liiga, { ...game('1-2 3-2', 2), decided_in: 'overtime' })).toEqual({ 1: 3, 2: 0 })
  })

  test('are shared in a match of five sets', () => {
    expect(pointsOf(FIVB, game('1-2 3-2'))).toEqual({ 1: 2, 2: 1 })
    expect(pointsOf(FIVB, game('1-2 1-3'))).toEqual({ 1: 0, 2: 3 })
  })

  test('are one for a loss in basketball, and none for a forfeit', () => {
    expect(pointsOf(FIBA, game('1-2 70-65'))).toEqual({ 1: 2, 2: 1 })
    expect(pointsOf(FIBA, game('1-2 70-65', 2))).toEqual({ 1: 2, 2: 0 })
    expect(pointsOf(FIBA, { ...game('1-2 70-65'), forfeit_team_ids: [1, 2] })).toEqual({ 1: 0, 2: 0 })
  })

  test('let the games of those who are level in basketball decide before the difference of all', () => {
    const season = seasonOf([game('1-2 70-69'), game('2-3 99-50'), game('3-1 80-79')], { rule: FIBA })
    expect(leagueTable(season).map(({ team_id }) => team_id)).toEqual([2, 1, 3])
    const scores = ['1-2 70-69', '1-3 60-61', '1-4 61-60', '2-3 99-50', '2-4 99-50', '3-4 60-61']
    const four = leagueTable(
      seasonOf(
        scores.map(score => game(score)),
        { rule: FIBA },
      ),
    )
    expect(four.map(({ team_id, points: given }) => [team_id, given])).toEqual([
      [1, 5],
      [2, 5],
      [4, 4],
      [3, 4],
    ])
  })

  test('have a bonus for a narrow loss and for many tries, none in a forfeited game', () => {
    const tries = (one: number, two: number) => ({ team_1_second_score: one, team_2_second_score: two })
    expect(pointsOf(sixNations, { ...game('1-2 20-13'), ...tries(3, 1) })).toEqual({ 1: 4, 2: 1 })
    expect(pointsOf(sixNations, { ...game('1-2 21-13'), ...tries(4, 3) })).toEqual({ 1: 5, 2: 0 })
    expect(pointsOf(sixNations, { ...game('1-2 30-28'), ...tries(4, 4) })).toEqual({ 1: 5, 2: 2 })
    expect(pointsOf(sixNations, { ...game('1-2 5-5'), ...tries(1, 1) })).toEqual({ 1: 2, 2: 2 })
    expect(pointsOf(sixNations, { ...game('1-2 20-13', 2), ...tries(4, 4) })).toEqual({ 1: 4, 2: 0 })
    const lead = { ...sixNations, points: { ...sixNations.points, bonus_at: null, bonus_lead: 3 } }
    expect(pointsOf(lead, { ...game('1-2 40-13'), ...tries(4, 1) })).toEqual({ 1: 5, 2: 0 })
    expect(pointsOf(lead, { ...game('1-2 40-13'), ...tries(4, 2) })).toEqual({ 1: 4, 2: 0 })
  })
})

describe('the rule of a season', () => {
  const silent: LeagueChoice = {
    tie_break_preset: null,
    tie_break_criteria: [],
    points_for_win: null,
    points_for_overtime_win: null,
    points_for_tie: null,
    points_for_overtime_loss: null,
    points_for_loss: null,
    bonus_narrow_loss: null,
    bonus_second_score: null,
    bonus_second_score_lead: null,
  }

  test('is that of its sport where it says nothing, and of the preset that it names', () => {
    expect(leagueRule(silent, 'Six Nations')).toEqual(sixNations)
    expect(leagueRule({ ...silent, tie_break_preset: 'FIVB' }, 'Six Nations')).toEqual(FIVB)
  })

  test('is its own where it says something', () => {
    const own = leagueRule(
      {
        ...silent,
        points_for_win: 5,
        points_for_tie: 3,
        points_for_overtime_loss: 2,
        bonus_second_score_lead: 3,
      },
      'Six Nations',
    )
    expect(own.points).toEqual({
      win: 5,
      overtime_win: 5,
      tie: 3,
      overtime_loss: 2,
      loss: 0,
      forfeit: 0,
      overtime_margin: null,
      narrow_loss: 7,
      bonus_at: 4,
      bonus_lead: 3,
    })
    expect(own.criteria).toEqual(sixNations.criteria)
  })
})

describe('the table of a season', () => {
  const games = [game('1-2 2-0'), game('2-3 1-1'), game('3-1 0-1'), game('2-1 3-0'), game('1-3 1-1')]

  test('tells of each team how it played, and how it got its points', () => {
    expect(leagueTable(seasonOf(games))).toMatchObject([
      {
        place: 1,
        team_id: 1,
        games_played: 4,
        wins: 2,
        ties: 1,
        losses: 1,
        points: 5,
        form: ['win', 'win', 'loss', 'tie'],
      },
      { place: 2, team_id: 2, games_played: 3, points: 3, plus_minus: 1 },
      { place: 3, team_id: 3, games_played: 3, points: 2 },
    ])
  })

  test('keeps the last five games as the form, the latest last', () => {
    const six = ['0-1', '1-1', '1-0', '0-1', '1-1', '1-0'].map(score => game(`1-2 ${score}`))
    expect(leagueTable(seasonOf(six))[1]?.form).toEqual(['tie', 'loss', 'win', 'tie', 'loss'])
  })

  test('can be of games at home, away or of the last ones, and without what was decided', () => {
    const season = seasonOf(games, {
      pointDecisions: [{ team_id: 1, points: -3, reason: 'Riot', date: null }],
    })
    expect(pointsIn(season)).toEqual({ 1: 2, 2: 3, 3: 2 })
    expect(pointsIn(season, { ...wholeTable, venue: 'home' })).toEqual({ 1: 3, 2: 3, 3: 0 })
    expect(pointsIn(season, { ...wholeTable, venue: 'away' })).toEqual({ 1: 2, 2: 0, 3: 2 })
    expect(pointsIn(season, { ...wholeTable, last: 1 })).toEqual({ 1: 1, 2: 2, 3: 1 })
  })

  test('can be as it stood on a day, by the days where the games are', () => {
    const late = { ...game('1-2 0-1'), start_time: '2026-01-09T00:30:00+02:00' }
    const season = seasonOf([games[0] ?? late, late], {
      pointDecisions: [{ team_id: 1, points: -1, reason: 'Riot', date: '2026-01-09' }],
    })
    expect(pointsIn(season, { ...wholeTable, date: '2026-01-08' })).toEqual({ 1: 2, 2: 0 })
    expect(pointsIn(season, { ...wholeTable, date: '2026-01-09' })).toEqual({ 1: 1, 2: 2 })
  })

  test('can be as it stood after a match day, whenever its games were played', () => {
    const season = seasonOf([
      { ...game('1-2 0-1'), match_day: 2 },
      { ...game('1-2 1-0'), match_day: 1 },
      game('1-2 1-0'),
    ])
    expect(pointsIn(season, { ...wholeTable, match_day: 1 })).toEqual({ 1: 2, 2: 0 })
    expect(pointsIn(season, { ...wholeTable, match_day: 2 })).toEqual({ 1: 2, 2: 2 })
  })

  test('counts running games if asked', () => {
    const season = seasonOf([{ ...game('1-2 2-0'), status: 'live' }])
    expect(pointsIn(season)).toEqual({ 1: 0, 2: 0 })
    expect(pointsIn(season, { ...wholeTable, live: true })).toEqual({ 1: 2, 2: 0 })
  })

  test('ranks by points with those that were decided, and says so', () => {
    const season = seasonOf(games, {
      pointDecisions: [{ team_id: 1, points: -4, reason: 'Riot', date: null }],
    })
    const [first, second, last] = leagueTable(season)
    expect([first?.team_id, second?.team_id, last?.team_id]).toEqual([2, 3, 1])
    expect(last).toMatchObject({ points: 1, decided_points: -4 })
    expect(second?.separation?.cause).toMatchObject({ criterion: { metric: 'points' }, own: 2, below: 1 })
  })

  test('tells of each team which decisions count, with all of what they come to', () => {
    const riot = { team_id: 1, points: -4, reason: 'Riot', date: '2026-01-09' }
    const play = { team_id: 1, points: 1, reason: 'Fair play', date: null }
    const season = seasonOf(games, { pointDecisions: [riot, play] })
    const ofFirst = (view: Partial<typeof wholeTable>) =>
      leagueTable(season, { ...wholeTable, ...view }).find(({ team_id }) => team_id === 1)
    expect(ofFirst({})).toMatchObject({ decided_points: -3, point_decisions: [riot, play] })
    expect(ofFirst({ date: '2026-01-08' })).toMatchObject({ decided_points: 1, point_decisions: [play] })
    expect(ofFirst({ last: 5 })).toMatchObject({ decided_points: 0, point_decisions: [] })
    expect(leagueTable(season).find(({ team_id }) => team_id === 2)?.point_decisions).toEqual([])
  })

  test('has guests in no division of it, after its own teams', () => {
    const own = [{ id: 1, division: 'North' }]
    expect(leagueTeams(own, [game('1-2 1-1'), game('3-1 1-1'), { team_1_id: null, team_2_id: 2 }])).toEqual([
      ...own,
      { id: 2, division: '' },
      { id: 3, division: '' },
    ])
  })

  test('gives level teams one place until somebody has decided', () => {
    const level = [game('1-2 1-1'), game('3-1 1-0'), game('3-2 1-0')]
    const places = (more: Partial<LeagueSeason>) =>
      leagueTable(seasonOf(level, more)).map(({ place, team_id, is_shared, is_unresolved }) => [
        place,
        team_id,
        is_shared,
        is_unresolved,
      ])
    expect(places({})).toEqual([
      [1, 3, false, false],
      [2, 1, true, true],
      [2, 2, true, true],
    ])
    expect(places({ tieDecisions: [{ team_ids: [2, 1], method: 'coin toss' }] })).toEqual([
      [1, 3, false, false],
      [2, 2, false, false],
      [3, 1, false, false],
    ])
  })

  test('counts places in each division, and games between divisions for both', () => {
    const teams = [1, 2, 3, 4].map(id => ({ id, division: id < 3 ? 'South' : 'North' }))
    const across = [game('1-3 1-0'), game('2-1 1-0'), game('4-2 1-0'), game('3-4 1-0'), game('4-1 1-0')]
    expect(
      leagueTable(seasonOf(across, { teams })).map(({ division, place, team_id, points: total }) => [
        division,
        place,
        team_id,
        total,
      ]),
    ).toEqual([
      ['North', 1, 4, 4],
      ['North', 2, 3, 2],
      ['South', 1, 2, 2],
      ['South', 2, 1, 2],
    ])
    const inOne = leagueTable(seasonOf(across, { teams }), { ...wholeTable, overall: true })
    expect(inOne.map(({ division, place, team_id }) => [division, place, team_id])).toEqual([
      ['North', 1, 4],
      ['South', 2, 2],
      ['North', 2, 3],
      ['South', 4, 1],
    ])
  })
})

describe('all tables', () => {
  const score = fc.integer({ min: 0, max: 6 })
  const side = fc.integer({ min: 1, max: 6 })
  const anyGame: fc.Arbitrary<LeagueGame> = fc
    .record({
      id: fc.integer({ min: 1, max: 1_000_000 }),
      day: fc.integer({ min: 10, max: 28 }),
      sides: fc.tuple(side, side).filter(([one, two]) => one !== two),
      team_1_score: score,
      team_2_score: score,
      team_1_second_score: fc.option(score),
      team_2_second_score: fc.option(score),
      decided_in: fc.constantFrom(...endings),
      status: fc.constantFrom('final', 'final', 'live', 'scheduled'),
    })
    .map(({ sides: [team_1_id, team_2_id], day, ...rest }) => ({
      ...rest,
      team_1_id,
      team_2_id,
      start_time: `2026-03-${day}T10:00:00Z`,
      forfeit_team_ids: rest.id % 10 === 0 ? [team_1_id] : [],
    }))
  const season: fc.Arbitrary<LeagueSeason> = fc.record({
    rule: fc.constantFrom(...presetNames.map(name => TIE_BREAK_PRESETS[name])),
    teams: fc.constant([1, 2, 3, 4, 5, 6].map(id => ({ id, division: id % 2 === 0 ? 'even' : '' }))),
    games: fc.uniqueArray(anyGame, { selector: ({ id }) => id, maxLength: 20 }),
    pointDecisions: fc.uniqueArray(
      fc.record({
        team_id: side,
        points: fc.integer({ min: -9, max: 9 }),
        reason: fc.constant('Riot'),
        date: fc.constant(null),
      }),
      { selector: ({ team_id }) => team_id, maxLength: 3 },
    ),
    tieDecisions: fc.constant([]),
  })

  test('are the same in whatever order games, teams and decisions come', () => {
    fc.assert(
      fc.property(season, one => {
        const turned = {
          ...one,
          games: one.games.toReversed(),
          teams: one.teams.toReversed(),
          pointDecisions: one.pointDecisions.toReversed(),
        }
        expect(leagueTable(turned)).toEqual(leagueTable(one))
      }),
    )
  })

  test('have at home and away what they have in all, but for what was decided', () => {
    fc.assert(
      fc.property(season, one => {
        const sums = (line: ReturnType<typeof leagueTable>[number] | undefined) =>
          line && [
            line.games_played,
            line.wins,
            line.ties,
            line.losses,
            line.overtime_wins,
            line.overtime_losses,
            line.points_scored,
            line.points_allowed,
            line.second_score,
            line.bonus_points,
            line.points - line.decided_points,
          ]
        const [all, home, away] = (['all', 'home', 'away'] as const).map(venue =>
          leagueTable(one, { ...wholeTable, venue }),
        )
        for (const line of all ?? []) {
          const own = [home, away].map(
            part => sums(part?.find(({ team_id }) => team_id === line.team_id)) ?? [],
          )
          expect(sums(line)).toEqual(own[0]?.map((value, index) => value + (own[1]?.[index] ?? 0)))
        }
      }),
    )
  })

  test('add up: what one team scored another one allowed, a win is a loss unless both forfeited', () => {
    fc.assert(
      fc.property(season, one => {
        const lines = leagueTable(one)
        const sum = (value: (line: (typeof lines)[number]) => number) =>
          lines.reduce((total, line) => total + value(line), 0)
        expect(sum(({ points_scored }) => points_scored)).toBe(sum(({ points_allowed }) => points_allowed))
        expect(sum(({ wins }) => wins)).toBe(sum(({ losses }) => losses))
        expect(sum(({ overtime_wins }) => overtime_wins)).toBe(sum(({ overtime_losses }) => overtime_losses))
        const { win, tie, loss, forfeit, overtime_win, overtime_loss } = one.rule.points
        for (const line of lines)
          expect(line.points).toBe(
            win * (line.wins - line.overtime_wins) +
              overtime_win * line.overtime_wins +
              tie * line.ties +
              overtime_loss * line.overtime_losses +
              loss * (line.losses - line.overtime_losses - line.forfeits) +
              forfeit * line.forfeits +
              line.bonus_points +
              line.decided_points,
          )
      }),
    )
  })
})
