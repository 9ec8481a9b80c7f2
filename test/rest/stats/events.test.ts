import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import { generalPlays } from '../../../shared-schema/sports/model/general-plays.ts'
import { ultimatePlays as p } from '../../../shared-schema/sports/ultimate/plays.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { someText } from '../../support/matchers.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'

describe('plays as events', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let scorekeeper: Client
  let league: SmallLeague
  let game: number
  let one: number
  let two: number
  let ann: number
  let bob: number
  let ria: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    scorekeeper = new Client(server.url, await server.signIn('scorekeeper', league.organization))
    ;[one, two] = league.teams
    ;[[ann = 0, bob = 0], [ria = 0]] = league.players
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    game = await makeGame(server.db, league)
  })

  const goal = () => ({
    game_id: game,
    type: p.goal,
    player_1_id: ann,
    player_1_team_id: one,
    player_2_id: bob,
    player_2_team_id: one,
  })
  const block = () => ({ ...goal(), type: p.block, player_3_id: ria, player_3_team_id: two })
  const errorsOf = async (values: Body) => (await scorekeeper.post('/events/', values)).body.errors
  const score = async () => (await scorekeeper.get(`/games/${game}/`)).body.team_1_score

  describe('the type decides which attributes a play has', () => {
    test('those of its players, with their teams, and those that are free to use', async () => {
      const free = { int_2: 2, int_3: 3, int_4: 4, bool_1: false, decimal_1: '1.5', ordinal_number: 7 }
      expect(await scorekeeper.make('events', { ...block(), ...free })).toMatchObject({ ...block(), ...free })
    })

    test('any other is refused at its field, in words', async () => {
      const reply = await scorekeeper.post('/events/', {
        ...goal(),
        player_3_id: ria,
        int_1: one,
        start_time: '2026-06-01T10:00:00Z',
        team_ids: [one],
      })
      expect(reply.status).toBe(400)
      expect(reply.body.error_message).toMatch(/player_3_id is not used by type 22 \(goal\)/)
      const reason = ['is not used by type 22 (goal)']
      expect(reply.body.errors).toEqual({
        player_3_id: reason,
        int_1: reason,
        start_time: reason,
        team_ids: reason,
      })
      expect(await errorsOf({ game_id: game, type: p.unknownTurnover, player_1_id: ann })).toEqual({
        player_1_id: ['is not used by type 30 (turnover)'],
      })
    })

    test('empty ones are never in the way', async () => {
      const empty = {
        player_3_id: null,
        player_3_team_id: '',
        int_1: null,
        name: '',
        info: null,
        start_time: null,
        team_ids: [],
        season_id: null,
      }
      expect(await scorekeeper.make('events', { ...goal(), ...empty })).toMatchObject({
        ...goal(),
        player_3_team_id: null,
        name: '',
        info: '',
      })
    })

    test('a type that the sport does not have is refused, with those that it has', async () => {
      expect(await errorsOf({ ...goal(), type: 4711 })).toEqual({
        type: [someText(/^must be a play of ultimate: 1 \(pull\), .*22 \(goal\), .*98 \(game over\)$/)],
      })
    })

    test('a play needs a game', async () => {
      expect(await errorsOf({ ...goal(), game_id: null })).toEqual({
        game_id: [someText(/^is required for a play; .*1001 \(practice\)/)],
      })
    })

    test("a timeout is one of the two teams'", async () => {
      const other = await make(server.db, 'teams', { name: 'Elsewhere', season_id: league.season })
      expect(await errorsOf({ game_id: game, type: p.timeout, int_1: other })).toEqual({
        int_1: [`must be one of the two teams of this game: ${one}, ${two}`],
      })
      expect(await scorekeeper.make('events', { game_id: game, type: p.timeout, int_1: two })).toMatchObject({
        int_1: two,
      })
    })
  })

  describe('a change', () => {
    test('keeps what is left out', async () => {
      const { id } = await scorekeeper.make('events', {
        ...block(),
        ordinal_number: 7,
        time: '2026-06-01T10:05:00+0200',
      })
      const { status, body } = await scorekeeper.put(`/events/${id}/`, { player_3_id: null })
      expect(status).toBe(202)
      expect(body).toMatchObject({
        ...block(),
        player_3_id: null,
        ordinal_number: 7,
        time: '2026-06-01T10:05:00+02:00',
      })
    })

    test('of the type empties what the new type does not have, unless it is asked for', async () => {
      const { id } = await scorekeeper.make('events', block())
      expect(
        (await scorekeeper.put(`/events/${id}/`, { type: p.goal, player_3_id: bob })).body.errors,
      ).toEqual({ player_3_id: ['is not used by type 22 (goal)'] })
      const { body } = await scorekeeper.put(`/events/${id}/`, { type: p.goal })
      expect(body).toMatchObject({ ...goal(), player_3_id: null, player_3_team_id: null })
      expect(await score()).toBe(1)
    })

    test('cannot make it an event of the calendar', async () => {
      const { id } = await scorekeeper.make('events', goal())
      expect((await scorekeeper.put(`/events/${id}/`, { type: 1001 })).body.errors).toEqual({
        type: [someText(/^must be a play of ultimate/)],
      })
    })

    test('back to what was read is accepted, even of a play that only a tablet could record', async () => {
      const tablet = new Device(
        server.url,
        `tournament:${league.tournament}`,
        await server.signIn('scorekeeper', league.organization),
      )
      const odd = playOf(4711, { player_3_id: ria, player_3_team_id: two, int_1: 5 })
      await tablet.push([
        tablet.entry(game, 'play', odd),
        tablet.entry(game, 'play', { ...odd, type: p.goal, player_1_team_id: one }),
      ])
      const { objects } = await scorekeeper.list(`/events/?game_id=${game}`)
      expect(objects.map(({ type }) => type)).toEqual([p.goal, 4711])
      for (const { time_last_updated: _, ...event } of objects) {
        const reply = await scorekeeper.put(String(event.resource_uri), event)
        expect(reply.status).toBe(202)
        expect(reply.body).toMatchObject(event)
      }
    })
  })

  describe('existing programs', () => {
    test('send times without a colon and ids as text, leave zero values out, and change with the same dictionary', async () => {
      const dictionary = {
        game_id: String(game),
        type: String(p.goal),
        time: '2026-06-01T10:05:00+0200',
        player_1_id: String(ann),
        player_1_team_id: String(one),
      }
      const { id } = await scorekeeper.make('events', dictionary)
      const { status, body } = await scorekeeper.put(`/events/${id}/`, {
        ...dictionary,
        player_2_id: String(bob),
        player_2_team_id: String(one),
      })
      expect(status).toBe(202)
      expect(body).toMatchObject({ id, ...goal(), time: '2026-06-01T10:05:00+02:00' })
      expect((await scorekeeper.delete(`/events/${id}/`)).status).toBe(204)
      expect((await scorekeeper.delete(`/events/${id}/`)).status).toBe(410)
    })

    test('send whole models back, with nested objects, empty values and keys of their own', async () => {
      const model = {
        ...goal(),
        time: '2026-06-01T08:05:00+00:00',
        player_3_id: null,
        player_3_team_id: null,
        int_1: null,
        game: { id: game },
        player_1: { id: ann },
        isSaved: false,
      }
      const ofOthers = { player_1_id: null, player_1_team_id: two, player_2_id: ria, player_2_team_id: two }
      const event = await scorekeeper.make('events', model)
      const { body } = await scorekeeper.put(`/events/${event.id}/`, {
        ...model,
        ...event,
        ...ofOthers,
      })
      expect(body).toMatchObject({ ...goal(), ...ofOthers })
    })
  })

  describe('a play of a team that does not play here is answered with the true reason, and nothing is kept', () => {
    test('when it is new', async () => {
      const other = await make(server.db, 'teams', { name: 'Elsewhere', season_id: league.season })
      const reply = await scorekeeper.post('/events/', { ...goal(), player_2_team_id: other })
      expect([reply.status, reply.body.errors]).toEqual([
        400,
        { player_2_team_id: [someText(/^must be one of the two teams of this game/)] },
      ])
      expect(
        await server.db
          .selectFrom('entries')
          .selectAll()
          .where('game_id', '=', game)
          .where('kind', '=', 'play')
          .execute(),
      ).toEqual([])
    })

    test('and when one is changed', async () => {
      const other = await make(server.db, 'teams', { name: 'Elsewhere', season_id: league.season })
      const { id } = await scorekeeper.make('events', goal())
      const reply = await scorekeeper.put(`/events/${id}/`, { player_2_team_id: other })
      expect([reply.status, reply.body.errors]).toEqual([
        400,
        { player_2_team_id: [someText(/^must be one of the two teams of this game/)] },
      ])
      expect((await scorekeeper.get(`/events/${id}/`)).body).toMatchObject(goal())
    })
  })

  test('another sport has plays of its own and the general ones; the score can come through game scores, too', async () => {
    const soccer = await make(server.db, 'leagues', {
      name: 'Soccer',
      organization_id: league.organization,
      sport: 'soccer',
    })
    const season = await make(server.db, 'seasons', { name: '2026', league_id: soccer })
    const [home, away] = [
      await make(server.db, 'teams', { name: 'Home', season_id: season }),
      await make(server.db, 'teams', { name: 'Away', season_id: season }),
    ]
    const game_id = await make(server.db, 'games', {
      season_id: season,
      team_1_id: home,
      team_2_id: away,
      start_time: '2026-06-01T10:00:00',
    })
    expect(await errorsOf({ game_id, type: p.goal })).toEqual({
      type: [someText(/^must be a play of soccer: 140 \(goal\), .*98 \(game over\)$/)],
    })
    await scorekeeper.make('events', { game_id, type: 140, player_1_team_id: home })
    for (const type of Object.values(generalPlays)) {
      const isTimeout = type === generalPlays.timeout || type === generalPlays.injuryTimeout
      await scorekeeper.make('events', { game_id, type, ...(isTimeout ? { int_1: home } : {}) })
    }
    await scorekeeper.make('game_scores', { game_id, team_1_score: 2, team_2_score: 1, is_final: true })
    expect(
      (await scorekeeper.get(`/stats/soccer/team_stats_per_game/${home}/${game_id}/`)).body,
    ).toMatchObject({ goals: 1, timeouts: 1, points_scored: 2, wins: 1 })
  })
})
