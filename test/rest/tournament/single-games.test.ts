import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { postgresDatabases } from '../../support/database.ts'
import { wrongLines } from '../../support/recount.ts'
import { Device, onePoint } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { bodyOf, Client, objectsIn, type Body } from '../client.ts'
import { FieldOfTeams } from './field-of-teams.ts'

// A cup of four in one pool, with a game that is of no pool: the two weakest play it.
describe('a single game of a tournament', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let cup: FieldOfTeams
  let friendly: Body & { id: number }

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  beforeEach(async () => {
    cup = await FieldOfTeams.make(office, 4, {
      ...{ start_date: '2026-06-13', end_date: '2026-06-13', game_minutes: 60 },
    })
    friendly = await single({ name: 'Friendly', team_1_id: cup.team(4), team_2_id: cup.team(3) })
  })

  const single = (values: Body) =>
    office.make('games', {
      ...{ tournament_id: cup.tournament, is_single: true, start_time: '2026-06-13T09:00' },
      ...values,
    })
  const makePool = () =>
    office.make('pools', {
      ...{ name: 'A', tournament_id: cup.tournament, team_ids: cup.teams },
      ...{ generate_matchups: true, start_time: '2026-06-13T10:00' },
    })
  const places = async () =>
    (await cup.standings()).map(({ team_id, place }) => [cup.strengths([team_id])[0], place])

  test('needs nothing but its tournament, whose season and zone it has, and a time', async () => {
    expect(await single({})).toMatchObject({
      ...{ name: '', season_id: cup.season, timezone: 'Europe/Amsterdam', game_minutes: null },
      ...{ team_1_id: null, team_2_id: null, game_site_id: null },
      ...{ pool_id: null, pool_round_id: null, bracket_id: null, swiss_round_id: null },
      start_time: '2026-06-13T09:00:00+02:00',
    })
    expect(await cup.openDecisions()).toEqual([])
  })

  test('needs a time, as every other game does', async () => {
    const { id } = await office.make('tournaments', { name: 'Some day', season_id: cup.season })
    for (const of of [{ tournament_id: id, is_single: true }, { season_id: cup.season }, {}]) {
      const { status, body } = await office.post('/games/', of)
      expect([status, bodyOf(body.errors).start_time]).toEqual([400, ['is required']])
    }
  })

  test('is of entered teams alone, and gives no place', async () => {
    const stranger = await office.make('teams', { name: 'Strangers', season_id: cup.season })
    for (const [field, value] of [
      ['team_1_id', stranger.id],
      ['place_for_winner', 1],
      ['place_for_loser', 2],
    ] as const) {
      const body = { tournament_id: cup.tournament, is_single: true, start_time: '2026-06-13T09:00' }
      const { body: refused } = await office.post('/games/', { ...body, [field]: value })
      expect(Object.keys(bodyOf(refused.errors))).toEqual([field])
      expect((await office.put(`/games/${friendly.id}/`, { [field]: value })).status).toBe(400)
    }
  })

  test('counts in no standings, and in no statistics but its own', async () => {
    await makePool()
    await cup.playAll()
    const before = await places()
    await cup.report(friendly, { team_1_score: 1, team_2_score: 15 })
    expect(await places()).toEqual(before)
    expect(await cup.openDecisions()).toEqual([])
    const { wins, losses } = (await office.get(`/teams/${cup.team(4)}/`)).body
    expect([wins, losses]).toEqual([0, 3])
    const linesOf = async (level: string, id: number) =>
      (await office.get(`/stats/ultimate/team_stats_per_${level}/${cup.team(4)}/${id}/`)).body
    expect(await linesOf('game', friendly.id)).toMatchObject({ games_played: 1, points_scored: 1 })
    expect(await linesOf('tournament', cup.tournament)).toMatchObject({ games_played: 3 })
    expect(await wrongLines(server.db)).toEqual([])
  })

  test('begins to count when it comes into a pool, and stays there', async () => {
    const pool = await office.make('pools', {
      ...{ name: 'A', tournament_id: cup.tournament, team_ids: cup.teams },
    })
    const round = await office.make('pool_rounds', { pool_id: pool.id, start_time: '2026-06-13T10:00' })
    await cup.report(friendly, { team_1_score: 1, team_2_score: 15 })
    const path = `/games/${friendly.id}/`
    expect((await office.put(path, { pool_round_id: round.id })).status).toBe(202)
    expect((await office.get(`/teams/${cup.team(3)}/`)).body.wins).toBe(1)
    expect(await wrongLines(server.db)).toEqual([])
    expect((await office.put(path, { pool_round_id: null })).status).toBe(400)
  })

  test('hinders no format, and stays when another one is made', async () => {
    await cup.report(friendly)
    const make = (replace: boolean) =>
      office.post(`/tournaments/${cup.tournament}/formats/`, {
        stages: [{ kind: 'pools', pools: 1 }],
        replace,
      })
    expect([(await make(false)).status, (await make(true)).status]).toEqual([201, 201])
    expect((await cup.games()).filter(({ pool_id }) => pool_id === null)).toMatchObject([
      { id: friendly.id, status: 'final' },
    ])
  })

  test('leaves a team without games among those that come late', async () => {
    const late = async () => objectsIn((await cup.read('open_decisions')).teams_without_games)
    expect(await late()).toEqual([])
    await office.make('pools', {
      ...{ name: 'A', tournament_id: cup.tournament, team_ids: cup.teams.slice(0, 2) },
      ...{ generate_matchups: true, start_time: '2026-06-13T10:00' },
    })
    expect((await late()).map(({ team_id }) => cup.strengths([team_id])[0])).toEqual([3, 4])
  })

  test('takes its field for as long as it lasts, and its teams are in no other game then', async () => {
    const [field] = await cup.makeFields(1)
    const place = { game_site_id: field, start_time: '2026-06-13T10:00', game_minutes: 120, is_pinned: true }
    await office.put(`/games/${friendly.id}/`, place)
    await makePool()
    await office.post(`/tournaments/${cup.tournament}/schedule/`, { start_time: '2026-06-13T10:00' })
    expect((await cup.games()).map(({ start_time }) => String(start_time).slice(11, 16))).toEqual([
      ...['10:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'],
    ])
    await office.put(`/games/${friendly.id}/`, { start_time: '2026-06-13T11:30' })
    const found = objectsIn((await cup.read('conflicts')).conflicts)
    expect(found.map(({ kind }) => kind)).toContain('site_taken')
    const moved = await office.post(`/tournaments/${cup.tournament}/shift/`, {
      ...{ date: '2026-06-13', from_time: '09:00', minutes: 30 },
    })
    expect(moved.status).toBe(200)
    expect((await cup.game(friendly.id)).start_time).toBe('2026-06-13T12:00:00+02:00')
  })

  test('is placed with the others, and no bracket waits for it', async () => {
    await cup.makeFields(2)
    await single({ name: 'Showcase', start_time: '2026-06-13T08:00' })
    const [place] = await cup.makeFields(1)
    await single({ name: 'Old boys', start_time: '2026-06-13T08:00', game_site_id: place })
    await single({ name: 'Old girls', start_time: '2026-06-13T08:00', game_site_id: place })
    const [clash] = objectsIn((await cup.read('conflicts')).conflicts)
    expect(clash?.text).toMatch(/Old boys.*Old girls/)
    await office.make('brackets', {
      ...{ tournament_id: cup.tournament, start_time: '2026-06-13T12:00', time_between_rounds: 60 },
      ...{ number_of_rounds: 1 },
    })
    const { body } = await office.post(`/tournaments/${cup.tournament}/schedule/`, {
      start_time: '2026-06-13T10:00',
    })
    expect(objectsIn(body.unplaced)).toEqual([])
    expect((await cup.games()).map(({ start_time }) => String(start_time).slice(11, 16)).toSorted()).toEqual([
      '10:00',
      '10:00',
      '10:00',
      '11:00',
      '11:00',
    ])
  })

  test('follows its teams: one that withdraws forfeits it, one that is replaced hands it on', async () => {
    const other = await office.make('teams', { name: 'Replacing', season_id: cup.season })
    await office.make('tournament_teams', {
      ...{ tournament_id: cup.tournament, team_id: other.id, replaces_team_id: cup.team(4) },
    })
    expect((await cup.game(friendly.id)).team_1_id).toBe(other.id)
    await office.put(`/tournament_teams/${cup.tournament}/${other.id}/`, { status: 'withdrawn' })
    expect(await cup.game(friendly.id)).toMatchObject({ status: 'final', winner_id: cup.team(3) })
    expect(await cup.openDecisions()).toEqual([])
  })

  test('is removed with a preview, and comes back with its result', async () => {
    await cup.report(friendly, { team_1_score: 3, team_2_score: 15 })
    const path = `/games/${friendly.id}/?cascade=true`
    const preview = await office.send('DELETE', `${path}&preview=true`)
    expect(preview.body).toMatchObject({
      consequences: [],
      dependents: [{ family: 'game_scores', count: 1 }],
    })
    expect((await office.delete(path)).status).toBe(204)
    expect((await office.get(`/games/${friendly.id}/`)).status).toBe(404)
    const { objects } = await office.list(`/audit/?family=games&record=${friendly.id}&limit=1`)
    const [{ id, name } = {}] = objects
    expect(name).toBe('Friendly: Team 4 – Team 3')
    expect((await office.post('/audit/take_back/', { changes: [id] })).status).toBe(200)
    expect(await cup.game(friendly.id)).toMatchObject({ name: 'Friendly', team_2_score: 15, status: 'final' })
    expect(await wrongLines(server.db)).toEqual([])
  })

  test('goes along with its tournament into another season, and away with it', async () => {
    const { league_id } = (await office.get(`/seasons/${cup.season}/`)).body
    const next = await office.make('seasons', { name: 'Next', league_id })
    expect((await office.put(`/tournaments/${cup.tournament}/`, { season_id: next.id })).status).toBe(202)
    expect((await cup.game(friendly.id)).season_id).toBe(next.id)
    expect((await office.delete(`/tournaments/${cup.tournament}/?cascade=true`)).status).toBe(204)
    expect((await office.get(`/games/${friendly.id}/`)).status).toBe(404)
  })

  test('is called by its name in calendars', async () => {
    const answer = await fetch(`${server.url}/v1/games/?tournament_id=${cup.tournament}&format=ics`, {
      headers: { Authorization: `bearer ${await server.signIn('owner')}` },
    })
    expect(await answer.text()).toContain('SUMMARY:Friendly: Team 4 – Team 3')
  })

  test('is on the tablets of its tournament, and a game recorded there has its result', async () => {
    const scope = tournamentScope(cup.tournament)
    const tablet = new Device(server.url, scope, await server.signIn('owner'))
    const { documents } = await tablet.pull('catalog')
    const found = documents.find(({ id }) => id === `games/${friendly.id}`)
    expect(found?.record).toMatchObject({ name: 'Friendly', pool_id: null, bracket_id: null })
    expect(found?.record).not.toHaveProperty('game_minutes')
    await tablet.push([tablet.entry(friendly.id, 'score', onePoint)])
    expect(await tablet.score(friendly.id)).toBe('1-0 live')
  })

  test('has to be named as one, and stays in its tournament', async () => {
    const { status, body } = await office.post('/games/', {
      ...{ tournament_id: cup.tournament, start_time: '2026-06-13T09:00' },
    })
    expect([status, Object.keys(bodyOf(body.errors))]).toEqual([400, ['pool_round_id']])
    const loose = await office.make('games', { season_id: cup.season, start_time: '2026-06-12T10:00Z' })
    expect((await office.put(`/games/${loose.id}/`, { tournament_id: cup.tournament })).status).toBe(400)
    const other = await office.make('tournaments', { name: 'Other', season_id: cup.season })
    for (const tournament_id of [null, other.id])
      expect((await office.put(`/games/${friendly.id}/`, { tournament_id })).status).toBe(400)
    expect(await wrongLines(server.db)).toEqual([])
  })
})
