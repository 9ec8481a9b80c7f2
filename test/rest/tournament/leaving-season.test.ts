import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { wrongLines } from '../../support/recount.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { makeTeams } from '../replays/league.ts'

// A league of four: two games of the Dogs were played, one is to come.
describe('a team that leaves its season', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let league: number
  let season: number
  let teams: readonly number[]
  let games: Readonly<Record<string, number>>

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const organization_id = (await office.make('organizations', { name: 'Org', is_public: true })).id
    league = (await office.make('leagues', { name: 'League', sport: 'soccer', organization_id })).id
  })
  afterAll(() => server.stop())

  beforeEach(async () => {
    season = (await office.make('seasons', { name: 'Season', league_id: league })).id
    teams = await makeTeams(office, season, ['Ants', 'Bees', 'Cats', 'Dogs'])
    games = {
      won: await play(3, 0, '2026-08-01', [2, 0]),
      lost: await play(1, 3, '2026-08-08', [1, 0]),
      others: await play(0, 1, '2026-08-15', [1, 1]),
      toCome: await play(3, 2, '2026-08-22'),
    }
  })

  async function play(one: number, two: number, day: string, score?: readonly [number, number]) {
    const { id } = await office.make('games', {
      season_id: season,
      team_1_id: teams[one],
      team_2_id: teams[two],
      start_time: `${day}T20:00:00+02:00`,
    })
    if (score)
      await office.make('game_scores', {
        game_id: id,
        team_1_score: score[0],
        team_2_score: score[1],
        is_final: true,
      })
    return id
  }
  const leave = (values: Body) =>
    office.send('PATCH', `/teams/${teams[3]}/`, { status: 'withdrawn', ...values })
  /** How each game is, by the name that it has here. */
  const standing = async () => {
    const found = await Promise.all(
      Object.entries(games).map(async ([name, id]) => {
        const { ruling, forfeit_team_ids, team_1_score, team_2_score } = (await office.get(`/games/${id}/`))
          .body
        const forfeits = Array.isArray(forfeit_team_ids) && forfeit_team_ids.length > 0
        const shown: unknown = forfeits ? `forfeited ${String(team_1_score)}–${String(team_2_score)}` : ruling
        return [name, shown] as const
      }),
    )
    return Object.fromEntries(found)
  }
  const table = async () =>
    objectsIn((await office.get(`/seasons/${season}/standings/`)).body.standings).map(
      ({ team_id, games_played, points }) => [teams.indexOf(Number(team_id)), games_played, points],
    )

  test('has all of its games struck out where the rules of the table say so, and stands last', async () => {
    await office.put(`/seasons/${season}/`, { tie_break_preset: 'Bundesliga' })
    expect((await leave({})).status).toBe(202)
    expect(await standing()).toEqual({
      won: 'annulled',
      lost: 'annulled',
      others: 'none',
      toCome: 'cancelled',
    })
    expect(await table()).toEqual([
      [1, 1, 1],
      [0, 1, 1],
      [2, 0, 0],
      [3, 0, 0],
    ])
    expect(await wrongLines(server.db)).toEqual([])
  })

  test('comes back with all that it had', async () => {
    const before = [await table(), await standing()]
    for (const games_after_leaving of ['annul all', 'keep all', 'forfeit from', 'annul from']) {
      await leave({ games_after_leaving, left_on: '2026-08-08' })
      expect(await standing()).not.toEqual(before[1])
      await office.send('PATCH', `/teams/${teams[3]}/`, { status: 'playing' })
      expect([await table(), await standing()]).toEqual(before)
    }
    expect(await wrongLines(server.db)).toEqual([])
  })

  test('keeps what it has played if that is chosen', async () => {
    await leave({ games_after_leaving: 'keep all' })
    expect(await standing()).toEqual({ won: 'none', lost: 'none', others: 'none', toCome: 'cancelled' })
  })

  test('has its games from a day on struck out, or forfeited with the score of the rules', async () => {
    await leave({ games_after_leaving: 'annul from', left_on: '2026-08-08' })
    expect(await standing()).toEqual({ won: 'none', lost: 'annulled', others: 'none', toCome: 'cancelled' })
    await leave({ games_after_leaving: 'forfeit from', left_on: '2026-08-08' })
    expect(await standing()).toEqual({
      won: 'none',
      lost: 'forfeited 3–0',
      others: 'none',
      toCome: 'forfeited 0–3',
    })
    expect(await wrongLines(server.db)).toEqual([])
    const { status, body } = await leave({ games_after_leaving: 'forfeit from', left_on: null })
    expect([status, body.errors]).toEqual([
      400,
      { left_on: ['is needed: it says from which day on games are annulled or forfeited'] },
    ])
  })

  test('leaves alone what the office has ruled, before and after', async () => {
    await office.put(`/games/${games.lost}/`, { ruling: 'abandoned' })
    await leave({ games_after_leaving: 'annul all' })
    expect(await standing()).toMatchObject({ won: 'annulled', lost: 'abandoned' })
    await office.put(`/games/${games.won}/`, { ruling: 'none' })
    await office.send('PATCH', `/teams/${teams[3]}/`, { status: 'playing' })
    expect(await standing()).toMatchObject({ won: 'none', lost: 'abandoned', toCome: 'none' })
  })

  test('may be one of two that leave: what both played stays struck out until both are back', async () => {
    const both = await play(3, 2, '2026-08-29', [4, 0])
    const ruling = async () => (await office.get(`/games/${both}/`)).body.ruling
    for (const team of [2, 3])
      await office.send('PATCH', `/teams/${teams[team]}/`, {
        status: 'disqualified',
        games_after_leaving: 'annul all',
      })
    await office.send('PATCH', `/teams/${teams[3]}/`, { status: 'playing' })
    expect(await ruling()).toBe('annulled')
    await office.send('PATCH', `/teams/${teams[2]}/`, { status: 'playing' })
    expect(await ruling()).toBe('none')
  })

  test('a game that is made afterwards goes the same way', async () => {
    await leave({ games_after_leaving: 'annul all' })
    const late = await play(3, 0, '2026-09-01')
    expect((await office.get(`/games/${late}/`)).body).toMatchObject({
      ruling: 'cancelled',
      status: 'not needed',
    })
  })

  test('a preview says what becomes of its games and of the table, and changes nothing', async () => {
    const before = [await table(), await standing()]
    const { status, body } = await office.send('PATCH', `/teams/${teams[3]}/?preview=true`, {
      status: 'withdrawn',
      games_after_leaving: 'annul all',
    })
    expect(status).toBe(200)
    const consequences = objectsIn(body.consequences)
    expect(consequences.filter(({ kind }) => kind === 'result').map(({ game_id }) => game_id)).toEqual([
      games.won,
      games.lost,
      games.toCome,
    ])
    expect(consequences.filter(({ kind }) => kind === 'standing').map(({ text }) => text)).toContain(
      'Table: Bees from place 1 to 1, points from 4 to 1',
    )
    expect([await table(), await standing()]).toEqual(before)
  })
})
