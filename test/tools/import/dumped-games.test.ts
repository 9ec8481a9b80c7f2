import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importDump } from '../../../server/tools/import/import-dump.ts'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

type Body = Record<string, unknown>

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null

describe('a dump of games', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  /** Each test has ids of its own. */
  let thousands = 0
  const next = () => ++thousands * 1000
  const organization = { id: 1, name: 'Org', is_public: true }
  const league = { id: 1, name: 'League', sport: 'soccer', organization_id: 1, organization }
  const season = { id: 1, name: '2026', league_id: 1, league }
  const teams = (base: number, count = 4): Body[] =>
    Array.from({ length: count }, (_, index) => ({
      id: base + index + 1,
      name: `Team ${base + index + 1}`,
      season_id: 1,
      season,
    }))
  const game = (base: number, id: number, more: Body = {}): Body => ({
    id: base + id,
    season_id: 1,
    team_1_id: base + 1,
    team_2_id: base + 2,
    start_time: '2026-06-06T12:00:00+02:00',
    ...more,
  })
  const cup = (base: number, more: Body = {}): Body => ({
    id: base + 1,
    name: 'Cup',
    season_id: 1,
    timezone: 'Europe/Amsterdam',
    ...more,
  })

  async function dump(files: Readonly<Record<string, unknown>>): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'sideline-import-'))
    const said: string[] = []
    try {
      for (const [name, content] of Object.entries(files))
        await writeFile(join(folder, `${name}.json`), JSON.stringify(content, null, 1))
      await importDump(server.db, folder, message => said.push(message))
    } finally {
      await rm(folder, { recursive: true })
    }
    return said.join('\n')
  }

  async function get(path: string): Promise<Body> {
    const body: unknown = await (await fetch(`${server.url}/v1${path}`)).json()
    if (!isBody(body)) throw new Error(`${path} is no record`)
    return body
  }
  const list = async (path: string): Promise<Body[]> => {
    const { objects } = await get(path)
    return Array.isArray(objects) ? objects.filter(isBody) : []
  }

  describe('that ended in a tie', () => {
    const tie = { team_1_score: 1, team_2_score: 1, winner_id: null }

    test('stays final where its status says so', async () => {
      const base = next()
      await dump({ teams: teams(base), games: [game(base, 1, { ...tie, status: 'final' })] })
      expect(await get(`/games/${base + 1}/`)).toMatchObject({ ...tie, status: 'final' })
    })

    test('stays final where its score record says so, which stays the only one', async () => {
      const base = next()
      const said = await dump({
        teams: teams(base),
        games: [game(base, 1, tie)],
        game_scores: [
          {
            id: base + 5,
            game_id: base + 1,
            team_1_score: 1,
            team_2_score: 1,
            is_final: true,
            time: '2026-06-06T14:00:00+02:00',
          },
        ],
      })
      expect(await get(`/games/${base + 1}/`)).toMatchObject({ ...tie, status: 'final' })
      expect(
        (await list(`/game_scores/?game_id=${base + 1}`)).map(({ id, is_final }) => ({ id, is_final })),
      ).toEqual([{ id: base + 5, is_final: true }])
      expect(said).not.toContain('level')
    })

    test('without goals stays final too', async () => {
      const base = next()
      await dump({
        teams: teams(base),
        games: [game(base, 1, { team_1_score: 0, team_2_score: 0, winner_id: null, status: 'final' })],
      })
      expect(await get(`/games/${base + 1}/`)).toMatchObject({
        team_1_score: 0,
        team_2_score: 0,
        winner_id: null,
        status: 'final',
      })
    })

    test('is left open, and named, where nothing says that it is over', async () => {
      const base = next()
      const said = await dump({ teams: teams(base), games: [game(base, 1, tie)] })
      expect(await get(`/games/${base + 1}/`)).toMatchObject({ ...tie, status: 'live' })
      expect(said).toContain(`game ${base + 1} in games.json is level at 1–1 without a winner`)
    })

    test('is a tie in the record of its teams, and their recorded figures stay', async () => {
      const base = next()
      const [one, two] = teams(base).map(team => ({ ...team, wins: 2, losses: 1, ties: 3 }))
      await dump({ teams: [one, two], games: [game(base, 1, { ...tie, status: 'final' })] })
      expect(await get(`/teams/${base + 1}/`)).toMatchObject({ wins: 2, losses: 1, ties: 3 })
    })
  })

  test('that is reopened, or has begun without a score, stays live', async () => {
    const base = next()
    await dump({
      teams: teams(base),
      games: [
        game(base, 1, { team_1_score: 2, team_2_score: 1, winner_id: null, status: 'live' }),
        game(base, 2, { team_1_score: 0, team_2_score: 0, winner_id: null, status: 'live' }),
      ],
      game_scores: [{ id: base + 5, game_id: base + 1, team_1_score: 2, team_2_score: 1, is_final: true }],
    })
    expect(await get(`/games/${base + 1}/`)).toMatchObject({
      status: 'live',
      team_1_score: 2,
      team_2_score: 1,
    })
    expect(await get(`/games/${base + 2}/`)).toMatchObject({ status: 'live' })
  })

  test('with its plays and the scores that these came to has each of them once', async () => {
    const base = next()
    const goal = (id: number, team: number, time: string) => ({
      id: base + id,
      game_id: base + 1,
      type: 22,
      player_1_team_id: base + team,
      player_2_team_id: base + team,
      time,
    })
    const [first, second] = ['2026-06-06T10:10:00+00:00', '2026-06-06T10:20:00+00:00']
    const ultimate = {
      ...season,
      id: base + 9,
      league_id: base + 9,
      league: { ...league, id: base + 9, sport: 'ultimate' },
    }
    const scores = [
      [1, 0, first, false],
      [1, 1, second, false],
      [1, 1, '2026-06-06T11:00:00+00:00', true],
    ] as const
    const files = {
      teams: teams(base).map(team => ({ ...team, season_id: ultimate.id, season: ultimate })),
      games: [
        game(base, 1, {
          season_id: ultimate.id,
          season: ultimate,
          team_1_score: 1,
          team_2_score: 1,
          winner_id: null,
          status: 'final',
        }),
      ],
      events: [goal(1, 1, first), goal(2, 2, second)],
      game_scores: scores.map(([team_1_score, team_2_score, time, is_final], index) => ({
        id: base + index + 1,
        game_id: base + 1,
        team_1_score,
        team_2_score,
        is_final,
        time,
      })),
    }
    for (const _ of [1, 2]) {
      await dump(files)
      const rows = await list(`/game_scores/?game_id=${base + 1}&order_by=[id]`)
      expect(
        rows.map(({ id, team_1_score, team_2_score, is_final }) => [
          id,
          team_1_score,
          team_2_score,
          is_final,
        ]),
      ).toEqual([
        [base + 1, 1, 0, false],
        [base + 2, 1, 1, false],
        [base + 3, 1, 1, true],
      ])
      expect((await list(`/events/?game_id=${base + 1}&order_by=[id]`)).map(({ id }) => id)).toEqual([
        base + 1,
        base + 2,
      ])
    }
  })

  describe('in brackets', () => {
    test('keep more rounds than can be asked for without teams, as the losers of a double elimination have', async () => {
      const base = next()
      await dump({
        tournaments: [cup(base)],
        brackets: [
          {
            id: base + 1,
            name: 'Losers',
            tournament_id: base + 1,
            number_of_rounds: 12,
            start_time: '2026-06-06T12:00:00+02:00',
            rounds: [],
          },
        ],
      })
      expect((await get(`/brackets/${base + 1}/`)).number_of_rounds).toBe(12)
    })

    const round = (base: number, round_number: number | null, ...ids: number[]) => ({
      round_number,
      games: ids.map(id => game(base, id, { tournament_id: base + 1, bracket_id: base + 1 })),
    })

    test('has the rounds in which the bracket shows them, also where it stands nowhere else', async () => {
      const base = next()
      await dump({
        teams: teams(base),
        tournaments: [cup(base)],
        brackets: [
          {
            id: base + 1,
            name: 'Cup',
            tournament_id: base + 1,
            number_of_rounds: 2,
            start_time: '2026-06-06T12:00:00+02:00',
            rounds: [round(base, 1, 2, 1), round(base, 0, 3)],
          },
        ],
      })
      const { rounds } = await get(`/brackets/${base + 1}/`)
      expect(rounds).toMatchObject([
        { round_number: 1, games: [{ id: base + 2 }, { id: base + 1 }] },
        { round_number: 0, games: [{ id: base + 3 }] },
      ])
    })

    test('has the rounds that follow from where its winners go, or else from its times, where the dump does not tell', async () => {
      const base = next()
      const ofBracket = (bracket: number, id: number, hour: number, more: Body = {}) =>
        game(base, id, {
          tournament_id: base + 1,
          bracket_id: base + bracket,
          start_time: `2026-06-06T${hour}:00:00+02:00`,
          ...more,
        })
      const said = await dump({
        teams: teams(base),
        tournaments: [cup(base)],
        games: [
          ofBracket(1, 1, 12, { next_game_for_winner_id: base + 3 }),
          ofBracket(1, 2, 10, { next_game_for_winner_id: base + 3 }),
          ofBracket(1, 3, 9),
          ofBracket(2, 4, 10),
          ofBracket(2, 5, 11),
          ofBracket(2, 6, 14),
        ],
      })
      expect(await get(`/brackets/${base + 1}/`)).toMatchObject({
        name: `Bracket ${base + 1}`,
        number_of_rounds: 2,
        start_time: '2026-06-06T09:00:00+02:00',
        rounds: [
          { round_number: 1, games: [{ id: base + 1 }, { id: base + 2 }] },
          { round_number: 0, games: [{ id: base + 3 }] },
        ],
      })
      expect(await get(`/brackets/${base + 2}/`)).toMatchObject({
        rounds: [
          { round_number: 1, games: [{ id: base + 4 }, { id: base + 5 }] },
          { round_number: 0, games: [{ id: base + 6 }] },
        ],
      })
      expect(said).toContain(
        `bracket ${base + 1} is named in games.json but not in the dump: made as "Bracket ${base + 1}"`,
      )
    })
  })

  test('of swiss rounds that only the games tell of are numbered as they were played, and count', async () => {
    const base = next()
    const swiss = (round: number, id: number, day: string, one: number, two: number) =>
      game(base, id, {
        tournament_id: base + 1,
        swiss_round_id: base + round,
        start_time: `2026-06-${day}T10:00:00+02:00`,
        team_1_id: base + one,
        team_2_id: base + two,
        team_1_score: 15,
        team_2_score: 10,
        winner_id: base + one,
      })
    await dump({
      teams: teams(base),
      tournaments: [cup(base, { scheduling_format: 'swiss' })],
      games: [
        swiss(8, 1, '07', 1, 3),
        swiss(8, 2, '07', 2, 4),
        swiss(9, 3, '06', 1, 2),
        swiss(9, 4, '06', 3, 4),
      ],
    })
    const rounds = await list(`/swiss_rounds/?tournament_id=${base + 1}&order_by=[round_number]`)
    expect(rounds).toMatchObject([
      { id: base + 9, round_number: 1, start_time: '2026-06-06T10:00:00+02:00' },
      {
        id: base + 8,
        round_number: 2,
        start_time: '2026-06-07T10:00:00+02:00',
        standings: [{ team_id: base + 1, wins: 2 }, {}, {}, {}],
      },
    ])
  })

  test('that names a pool round which the dump lacks is in a pool that is made for it', async () => {
    const base = next()
    await dump({
      teams: teams(base),
      tournaments: [cup(base)],
      games: [game(base, 1, { tournament_id: base + 1, pool_round_id: base + 4 })],
    })
    const shown = await get(`/games/${base + 1}/`)
    expect(shown).toMatchObject({ pool_round_id: base + 4, pool: { name: 'Imported' } })
  })

  test('leaves empty, and names, a next game and a field that the dump lacks, whatever else it tells of them', async () => {
    const base = next()
    const said = await dump({
      teams: teams(base),
      games: [
        game(base, 1, {
          next_game_for_winner_id: base + 9,
          next_game_for_winner: { id: base + 9, resource_uri: '/v1/games/9/' },
          game_site_id: base + 7,
        }),
      ],
    })
    expect(await get(`/games/${base + 1}/`)).toMatchObject({
      next_game_for_winner_id: null,
      game_site_id: null,
    })
    expect(said).toContain(
      `game ${base + 9} is named as next_game_for_winner_id in games.json but not in the dump: left empty`,
    )
    expect(said).toContain(
      `game site ${base + 7} is named as game_site_id in games.json but not in the dump: left empty`,
    )
  })

  test('of a score whose game the dump lacks says that it was left out', async () => {
    const base = next()
    const said = await dump({
      teams: teams(base),
      game_scores: [{ id: base + 5, game_id: base + 9, team_1_score: 1, team_2_score: 1 }],
    })
    expect(said).toContain(
      `game score ${base + 5} in game_scores.json was left out: its game ${base + 9} is not in the dump`,
    )
  })

  test('of a player whom the dump lacks counts for that player all the same', async () => {
    const base = next()
    await dump({
      teams: teams(base),
      games: [game(base, 1)],
      events: [
        {
          id: base + 1,
          game_id: base + 1,
          type: 22,
          player_1_id: base + 4,
          player_1_team_id: base + 1,
          time: '2026-06-06T10:10:00+00:00',
        },
      ],
    })
    expect(await get(`/players/${base + 4}/`)).toMatchObject({
      first_name: 'Player',
      last_name: String(base + 4),
    })
    expect(await list(`/stats/soccer/player_stats_per_game/?game_id=${base + 1}`)).toMatchObject([
      { player_id: base + 4 },
    ])
  })

  test('without zones shows them in that of the tournament, and finds pool rounds by it', async () => {
    const base = next()
    await dump({ teams: teams(base), tournaments: [cup(base)] })
    // The tournament came before, by itself.
    await dump({
      pools: [
        {
          id: base + 1,
          name: 'A',
          tournament_id: base + 1,
          start_time: '2026-06-06T10:00:00Z',
          team_ids: [base + 1, base + 2],
        },
      ],
      pool_rounds: [{ id: base + 1, pool_id: base + 1, round_number: 1, start_time: '2026-06-06T12:00:00' }],
      games: [
        game(base, 1, {
          tournament_id: base + 1,
          tournament: { id: base + 1, name: 'Cup' },
          pool_round_id: base + 1,
          start_time: '2026-06-06T10:00:00Z',
        }),
      ],
    })
    const start_time = '2026-06-06T12:00:00+02:00'
    expect(await list(`/pool_rounds/?tournament_id=${base + 1}`)).toMatchObject([
      { id: base + 1, tournament_id: base + 1, start_time },
    ])
    expect(await get(`/pools/${base + 1}/`)).toMatchObject({
      start_time,
      standings: [{ team_id: base + 1 }, { team_id: base + 2 }],
    })
    expect(await get(`/games/${base + 1}/`)).toMatchObject({ start_time, timezone: 'Europe/Amsterdam' })
  })

  describe('with rows that have no usable id', () => {
    test('reads ids that are text', async () => {
      const base = next()
      await dump({
        teams: teams(base).map(team => ({ ...team, id: String(team.id) })),
        games: [game(base, 1, { id: String(base + 1) })],
      })
      expect(await get(`/games/${base + 1}/`)).toMatchObject({ team_1: { name: `Team ${base + 1}` } })
    })

    test.each([
      [
        'an id that is none',
        (base: number) => [...teams(base), { id: 'x5', name: 'X' }],
        'is no team that can be kept: id is "x5"',
      ],
      [
        'no id',
        (base: number) => [...teams(base), { name: 'X' }],
        'is no team that can be kept: id is not there',
      ],
      [
        'the body of an error',
        () => ({ error: 'not found' }),
        'teams.json, line 1: is no team that can be kept',
      ],
    ])('refuses %s, by file and line, and keeps nothing', async (_, rows, message) => {
      const base = next()
      await expect(dump({ teams: rows(base), tournaments: [cup(base)] })).rejects.toThrow(message)
      expect((await fetch(`${server.url}/v1/tournaments/${base + 1}/`)).status).not.toBe(200)
    })

    test('refuses a game of a round that has none', async () => {
      const base = next()
      await expect(
        dump({
          tournaments: [cup(base)],
          swiss_rounds: [
            { id: base + 1, tournament_id: base + 1, games: [{ start_time: '2026-06-06T10:00:00Z' }] },
          ],
        }),
      ).rejects.toThrow('swiss_rounds.json, line 2: is no game that can be kept')
    })

    test('refuses a row that lacks what it cannot be without', async () => {
      const base = next()
      await expect(dump({ teams: [...teams(base), { id: base + 9, season_id: 1 }] })).rejects.toThrow(
        `team ${base + 9} has no name`,
      )
    })
  })
})
