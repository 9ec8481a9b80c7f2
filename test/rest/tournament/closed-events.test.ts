import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'

// A tournament of four teams in a pool. The first game is over.
describe('a closed event', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let organization: number
  let season: number
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const everywhere = new Client(server.url, await server.signIn('owner'))
    organization = (await everywhere.make('organizations', { name: 'Windmill' })).id
    const league = await everywhere.make('leagues', { name: 'League', organization_id: organization })
    season = (await everywhere.make('seasons', { name: '2026', league_id: league.id })).id
    office = new Client(server.url, await server.signIn('admin', organization))
  })
  afterAll(() => server.stop())

  const read = async (path: string): Promise<Body> => (await office.get(path)).body
  async function makeEvent() {
    const id = (await office.make('tournaments', { name: 'Cup', season_id: season, is_public: true })).id
    const teams: number[] = []
    for (const name of ['Ann', 'Bob', 'Cas', 'Dan']) {
      const team = (await office.make('teams', { name, season_id: season })).id
      await office.make('tournament_teams', { tournament_id: id, team_id: team })
      teams.push(team)
    }
    const pool = (
      await office.make('pools', {
        ...{ name: 'A', tournament_id: id, team_ids: teams, start_time: '2026-06-13T10:00:00' },
        ...{ time_between_rounds: 60, generate_matchups: true },
      })
    ).id
    const games = (await office.column(`/games/?tournament_id=${id}&order_by=[id]`, 'id')).map(Number)
    const score = { team_1_score: 15, team_2_score: 9, is_final: true }
    await office.make('game_scores', { game_id: games[0], ...score })
    return { id, teams, pool, games }
  }
  const close = (id: number, is_closed: boolean) => office.put(`/tournaments/${id}/`, { is_closed })

  test('keeps games, results, teams, pools and awards as they are until it is opened again', async () => {
    const { id, teams, pool, games } = await makeEvent()
    const [team, other] = teams
    const [played, open] = games
    const award = (await office.make('awards', { tournament_id: id, kind: 'fair play', team_id: team })).id
    const score = { game_id: open, team_1_score: 3, team_2_score: 2, is_final: false }
    const writes = {
      'POST /games/': { tournament_id: id, is_single: true, start_time: '2026-06-13T18:00:00' },
      [`PUT /games/${open}/`]: { start_time: '2026-06-13T19:00:00' },
      [`DELETE /games/${open}/`]: {},
      'POST /game_scores/': score,
      [`DELETE /games/${played}/result/`]: {},
      'POST /game_sportsmanship_scores/': { game_id: played, team_1_score: '[2,2,2,2,2]' },
      [`PUT /tournament_teams/${id}/${team}/`]: { status: 'withdrawn' },
      [`DELETE /tournament_teams/${id}/${other}/`]: {},
      [`PUT /pools/${pool}/`]: { name: 'B' },
      'POST /pools/': { name: 'C', tournament_id: id },
      'POST /brackets/': { tournament_id: id, number_of_rounds: 1, start_time: '2026-06-14T10:00:00' },
      'POST /swiss_rounds/': { tournament_id: id, start_time: '2026-06-14T10:00:00' },
      'POST /tie_decisions/': { tournament_id: id, team_ids: [team, other] },
      'POST /awards/': { tournament_id: id, kind: 'all-star', team_id: other },
      [`PUT /awards/${award}/`]: { note: 'Again' },
      [`DELETE /awards/${award}/`]: {},
      [`PUT /tournaments/${id}/`]: { points_to_win: 13 },
      [`POST /tournaments/${id}/schedule/`]: { start_time: '2026-06-13T09:00' },
      [`POST /tournaments/${id}/formats/`]: {
        stages: [{ kind: 'pools', pools: 1 }],
        start_time: '2026-06-14T10:00:00',
        replace: true,
      },
      [`POST /tournaments/${id}/pools/`]: { number_of_pools: 2, start_time: '2026-06-14T10:00:00' },
      [`POST /tournaments/${id}/late_teams/`]: { team_id: team, pool_id: pool },
    }
    const send = async (what: string, body: object) => {
      const [method = '', path = ''] = what.split(' ')
      return (await office.send(method, path, body)).body
    }
    await close(id, true)
    const stateOf = async () => [
      await read(`/games/?tournament_id=${id}&order_by=[id]`),
      await read(`/tournament_teams/?tournament_id=${id}`),
      await read(`/awards/?tournament_id=${id}`),
    ]
    const before = await stateOf()
    const codes = await Promise.all(
      Object.entries(writes).map(async ([what, body]) => [what, (await send(what, body)).code]),
    )
    expect(Object.fromEntries(codes)).toEqual(
      Object.fromEntries(Object.keys(writes).map(what => [what, 'event_closed'])),
    )
    expect(await stateOf()).toEqual(before)
    expect((await close(id, false)).status).toBe(202)
    expect((await office.post('/game_scores/', score)).status).toBe(201)
  })

  test('loses nothing with a team that is deleted, and none comes back to it', async () => {
    const { id, teams } = await makeEvent()
    await close(id, true)
    const deleted = await office.delete(`/teams/${teams[0] ?? 0}/?cascade=true`)
    expect(deleted.body.code).toBe('event_closed')
    expect((await office.list(`/tournament_teams/?tournament_id=${id}`)).objects).toHaveLength(4)
    await close(id, false)
    const free = (await office.make('teams', { name: 'Eve', season_id: season })).id
    await office.make('tournament_teams', { tournament_id: id, team_id: free })
    await office.delete(`/teams/${free}/?cascade=true`)
    const [line] = (await office.list(`/audit/?family=teams&record=${free}&limit=1`)).objects
    await close(id, true)
    expect((await office.post('/audit/take_back/', { changes: [line?.id] })).body.code).toBe('event_closed')
  })

  test('still takes another name and publication, and is opened and changed in one step', async () => {
    const { id } = await makeEvent()
    await close(id, true)
    expect((await office.put(`/tournaments/${id}/`, { name: 'Old cup', is_public: false })).status).toBe(202)
    const reopened = await office.put(`/tournaments/${id}/`, { is_closed: false, points_to_win: 13 })
    expect(reopened.status).toBe(202)
  })

  test('L3: counts what a tablet recorded before, and sends when it is back', async () => {
    const { id, games } = await makeEvent()
    const device = new Device(server.url, `tournament:${id}`, await server.signIn('admin', organization))
    const game = games[1] ?? 0
    const goal = device.entry(game, 'score', {
      ...{ team_1_score: 15, team_2_score: 13, is_final: true, game_sets: [], what_happened: '' },
    })
    await close(id, true)
    await device.push([goal])
    expect(await read(`/games/${game}/`)).toMatchObject({ status: 'final', team_2_score: 13 })
  })

  test('of two who close it and score in it at once, one comes first and nothing is half done', async () => {
    const { id, games } = await makeEvent()
    const score = { game_id: games[1], team_1_score: 15, team_2_score: 3, is_final: true }
    const [closed, scored] = await Promise.all([close(id, true), office.post('/game_scores/', score)])
    expect(closed.status).toBe(202)
    expect([201, 409]).toContain(scored.status)
    const { status } = await read(`/games/${games[1] ?? 0}/`)
    expect(status).toBe(scored.status === 201 ? 'final' : 'scheduled')
  })

  test('its former state does not come back through the history', async () => {
    const { id, games } = await makeEvent()
    await office.put(`/games/${games[1] ?? 0}/`, { start_time: '2026-06-13T20:00:00' })
    const [line] = (await office.list(`/audit/?family=games&record=${games[1] ?? 0}&limit=1`)).objects
    await close(id, true)
    const back = await office.post('/audit/take_back/', { changes: [line?.id] })
    expect(back.body.code).toBe('event_closed')
  })

  test('of a season keeps its own games, and those of its tournaments follow the tournament', async () => {
    const league = (await read(`/seasons/${season}/`)).league_id
    const own = (await office.make('seasons', { name: 'Autumn', league_id: league })).id
    const game = await office.make('games', { season_id: own, start_time: '2026-09-01T18:00:00Z' })
    const cup = (await office.make('tournaments', { name: 'Final day', season_id: own })).id
    await office.put(`/seasons/${own}/`, { is_closed: true })
    const change = { start_time: '2026-09-02T18:00:00Z' }
    expect((await office.put(`/games/${game.id}/`, change)).body.code).toBe('event_closed')
    const team = (await office.make('teams', { name: 'Flo', season_id: season })).id
    await office.put(`/seasons/${season}/`, { is_closed: true })
    for (const values of [{ status: 'withdrawn' }, { division: 'North' }])
      expect((await office.put(`/teams/${team}/`, values)).body.code).toBe('event_closed')
    expect((await office.post('/teams/', { name: 'Gil', season_id: season })).body.code).toBe('event_closed')
    expect((await office.put(`/teams/${team}/`, { name: 'Florence' })).status).toBe(202)
    await office.put(`/seasons/${season}/`, { is_closed: false })
    const single = { tournament_id: cup, is_single: true, start_time: '2026-09-03T18:00:00Z' }
    expect((await office.post('/games/', single)).status).toBe(201)
  })
})

describe('an award', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let tournament: number
  let season: number
  let team: number
  let player: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const organization = (await office.make('organizations', { name: 'Windmill' })).id
    const league = (await office.make('leagues', { name: 'League', organization_id: organization })).id
    season = (await office.make('seasons', { name: '2026', league_id: league })).id
    tournament = (await office.make('tournaments', { name: 'Cup', season_id: season, is_public: true })).id
    team = (await office.make('teams', { name: 'Ann', season_id: season })).id
    await office.make('tournament_teams', { tournament_id: tournament, team_id: team })
    player = (await office.make('players', { first_name: 'Eva', organization_id: organization })).id
    await office.make('team_players', { team_id: team, player_id: player })
  })
  afterAll(() => server.stop())

  test('goes to a team of the event, or to a player of its roster, and everybody reads it', async () => {
    await office.make('awards', { tournament_id: tournament, kind: 'fair play', team_id: team })
    const mvp = { tournament_id: tournament, kind: 'most valuable player', team_id: team, player_id: player }
    const { id } = await office.make('awards', { ...mvp, votes: 7 })
    const shown = await new Client(server.url).list(`/awards/?tournament_id=${tournament}&order_by=[id]`)
    expect(shown.objects).toMatchObject([
      { kind: 'fair play', team: { name: 'Ann' }, player: null },
      { id, kind: 'most valuable player', player: { first_name: 'Eva' }, votes: 7 },
    ])
  })

  test.each([
    ['tournament_id', { kind: 'fair play' }],
    ['tournament_id', { kind: 'fair play', season: true, tournament: true }],
    ['name', { kind: 'other', tournament: true }],
    ['team_id', { kind: 'fair play', tournament: true, team_id: null }],
  ])(
    'needs a right %s: %j',
    async (field, { season: ofSeason, tournament: ofTournament, ...values }: Given) => {
      const body = {
        ...{ team_id: team, ...values },
        ...(ofTournament && { tournament_id: tournament }),
        ...(ofSeason && { season_id: season }),
      }
      const refused = await office.post('/awards/', body)
      expect(refused.status).toBe(400)
      expect(Object.keys(refused.body.errors ?? {})).toEqual([field])
    },
  )

  test('is in what a player gets to know of all that is stored', async () => {
    const given = { tournament_id: tournament, kind: 'top scorer', team_id: team, player_id: player }
    const { id } = await office.make('awards', given)
    const { awards } = (await office.get(`/players/${player}/export/`)).body
    expect(awards).toContainEqual(expect.objectContaining({ id, kind: 'top scorer' }))
  })

  test('of a player who is merged with another goes to the one that stays', async () => {
    const kept = (await office.make('players', { first_name: 'Eva', last_name: 'Jansen' })).id
    const twin = (await office.make('players', { first_name: 'Eva' })).id
    await office.make('team_players', { team_id: team, player_id: twin })
    const award = { tournament_id: tournament, kind: 'all-star', team_id: team, player_id: twin }
    const { id } = await office.make('awards', award)
    const merged = await office.post(`/players/merge/${kept}/${twin}/`, {})
    expect([merged.status, merged.body.code]).toEqual([merged.status, undefined])
    expect((await office.get(`/awards/${id}/`)).body.player_id).toBe(kept)
    // Off the roster, the award is still theirs, and its note can change.
    await office.delete(`/team_players/${team}/${kept}/`)
    expect((await office.put(`/awards/${id}/`, { note: 'All games' })).status).toBe(202)
  })

  test('goes to nobody who does not take part', async () => {
    const stranger = (await office.make('teams', { name: 'Zoë', season_id: season })).id
    const given = { tournament_id: tournament, kind: 'fair play' }
    expect((await office.post('/awards/', { ...given, team_id: stranger })).status).toBe(400)
    const other = (await office.make('players', { first_name: 'Ida' })).id
    expect((await office.post('/awards/', { ...given, team_id: team, player_id: other })).status).toBe(400)
  })
})

interface Given {
  readonly kind: string
  readonly season?: boolean
  readonly tournament?: boolean
  readonly team_id?: null
}
