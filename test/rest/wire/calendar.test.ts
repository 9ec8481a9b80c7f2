import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ultimatePlays as p } from '../../../shared-schema/sports/ultimate/plays.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { objectWith, someText } from '../../support/matchers.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'

const [practice, meeting, social, deadline] = [1001, 1002, 1003, 1004]

describe('the calendar', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let league: SmallLeague
  let elsewhere: SmallLeague
  let park: number
  let field: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    elsewhere = await makeLeague(server.db)
    park = await make(server.db, 'event_sites', { name: 'Park', tournament_id: league.tournament })
    field = await make(server.db, 'game_sites', { name: 'Field 1', event_site_id: park })
    office = new Client(server.url, await server.signIn('admin', league.organization))
  })
  afterAll(() => server.stop())

  const party = (): Body => ({
    type: social,
    name: "Players' party",
    start_time: '2026-06-06T20:00:00+02:00',
    tournament_id: league.tournament,
  })
  const errorsOf = async (values: Body) => {
    const { status, body } = await office.post('/events/', values)
    expect(status).toBe(400)
    return body.errors
  }

  describe('an event of the calendar', () => {
    test('has a title, a time, a place and teams', async () => {
      const values = {
        ...party(),
        info: 'With a band',
        end_time: '2026-06-07T02:00:00+02:00',
        game_site_id: field,
        team_ids: league.teams,
      }
      const { id } = await office.make('events', values)
      expect((await office.get(`/events/${id}/`)).body).toMatchObject({
        ...values,
        event_site_id: park,
        event_site: { name: 'Park', description: '' },
        game_site: { name: 'Field 1', event_site: { name: 'Park' } },
        tournament: { name: 'Test Cup' },
        game_id: null,
      })
    })

    test('shows its times in the zone of its tournament, or in that of the given offset', async () => {
      const local = { start_time: '2026-06-06T20:00:00', end_time: '2026-06-06T22:00:00' }
      expect(await office.make('events', { ...party(), ...local })).toMatchObject({
        start_time: '2026-06-06T20:00:00+02:00',
        end_time: '2026-06-06T22:00:00+02:00',
      })
      const offset = { start_time: '2026-06-06T20:00:00-04:00', end_time: '2026-06-06T22:00:00' }
      expect(await office.make('events', { ...party(), ...offset })).toMatchObject({
        start_time: '2026-06-06T20:00:00-04:00',
        end_time: '2026-06-06T22:00:00-04:00',
      })
    })

    test('has the zone that it is given: times without offset are of it, through the change of the clocks too', async () => {
      const zone = { timezone: 'America/New_York', organization_id: league.organization, tournament_id: null }
      const before = await office.make('events', { ...party(), ...zone, start_time: '2026-10-31T19:00:00' })
      expect(before).toMatchObject({ timezone: zone.timezone, start_time: '2026-10-31T19:00:00-04:00' })
      const moved = await office.put(`/events/${before.id}/`, { start_time: '2026-11-02T19:00:00' })
      expect(moved.body).toMatchObject({ timezone: zone.timezone, start_time: '2026-11-02T19:00:00-05:00' })
    })

    test('shows the same moments in another zone if that alone is changed', async () => {
      const { id } = await office.make('events', { ...party(), end_time: '2026-06-06T22:00:00+02:00' })
      expect((await office.put(`/events/${id}/`, { timezone: 'Asia/Tokyo' })).body).toMatchObject({
        start_time: '2026-06-07T03:00:00+09:00',
        end_time: '2026-06-07T05:00:00+09:00',
      })
      const both = { timezone: 'Europe/London', start_time: '2026-06-06T20:00:00' }
      expect((await office.put(`/events/${id}/`, both)).body).toMatchObject({
        ...both,
        start_time: '2026-06-06T20:00:00+01:00',
      })
    })

    test('has a zone that there is', async () => {
      expect(await errorsOf({ ...party(), timezone: 'Europe/Atlantis' })).toEqual({
        timezone: [someText(/zone/)],
      })
    })

    test('a play keeps the zone of its game, whatever is sent', async () => {
      const game_id = await makeGame(server.db, league)
      const play = await office.make('events', { game_id, type: p.throwaway, timezone: 'Asia/Tokyo' })
      const { timezone } = (await office.get(`/games/${game_id}/`)).body
      expect(play).toMatchObject({ timezone })
      const reply = await office.put(`/events/${play.id}/`, { timezone: 'Asia/Tokyo' })
      expect(reply.body).toEqual(play)
    })

    test('has a beginning, and no end before it', async () => {
      expect(await errorsOf({ ...party(), start_time: null })).toEqual({
        start_time: ['is required for type 1003 (social)'],
      })
      expect(await errorsOf({ ...party(), end_time: '2026-06-06T19:59:00+02:00' })).toEqual({
        end_time: ['must not be before the start'],
      })
    })

    test('has no attributes of plays, and a deadline has no end', async () => {
      const game_id = await makeGame(server.db, league)
      const reason = ['is not used by type 1003 (social)']
      expect(await errorsOf({ ...party(), game_id, player_1_id: league.players[0][0], int_2: 1 })).toEqual({
        game_id: reason,
        player_1_id: reason,
        int_2: reason,
      })
      expect(await errorsOf({ ...party(), type: deadline, end_time: '2026-06-07T02:00:00+02:00' })).toEqual({
        end_time: ['is not used by type 1004 (deadline)'],
      })
    })

    test('invites teams that there are', async () => {
      expect(await errorsOf({ ...party(), team_ids: [league.teams[0], 4711] })).toEqual({
        team_ids: ['there is no team 4711'],
      })
    })

    test('is at a game site of its event site', async () => {
      const other = await make(server.db, 'event_sites', { name: 'Beach', tournament_id: league.tournament })
      expect(await errorsOf({ ...party(), event_site_id: other, game_site_id: field })).toEqual({
        event_site_id: [`must be ${park}, the event site of game site ${field}`],
      })
    })
  })

  describe('an event belongs', () => {
    const event = { type: meeting, start_time: '2026-06-01T19:00:00Z' }

    test('to a tournament, and so to its season and organization', async () => {
      expect(await office.make('events', { ...event, tournament_id: league.tournament })).toMatchObject({
        season_id: league.season,
        organization_id: league.organization,
        organization: { name: 'Test Organization' },
      })
    })

    test('to a season, to an organization, or to the season of the first team', async () => {
      expect(await office.make('events', { ...event, season_id: league.season })).toMatchObject({
        tournament_id: null,
        organization_id: league.organization,
      })
      expect(await office.make('events', { ...event, organization_id: league.organization })).toMatchObject({
        season_id: null,
      })
      expect(await office.make('events', { ...event, team_ids: league.teams })).toMatchObject({
        season_id: league.season,
        organization_id: league.organization,
      })
    })

    test('to something', async () => {
      expect(await errorsOf(event)).toEqual({
        organization_id: [someText(/^is needed, or a season, a tournament or teams/)],
      })
    })

    test('to nothing that contradicts', async () => {
      const season = await make(server.db, 'seasons', { name: '2027', league_id: league.league })
      expect(await errorsOf({ ...event, tournament_id: league.tournament, season_id: season })).toEqual({
        season_id: [`must be ${league.season}, the season of tournament ${league.tournament}`],
      })
      const { id } = await office.make('events', { ...event, season_id: season })
      expect((await office.put(`/events/${id}/`, { tournament_id: league.tournament })).body).toMatchObject({
        season_id: league.season,
      })
    })
  })

  describe('a change', () => {
    test('back to what was read is accepted, and keeps what is left out', async () => {
      const { time_last_updated: _, ...event } = await office.make('events', {
        ...party(),
        end_time: '2026-06-07T02:00:00+02:00',
        game_site_id: field,
        team_ids: league.teams,
      })
      expect((await office.put(`/events/${event.id}/`, event)).body).toMatchObject(event)
      const { status, body } = await office.put(`/events/${event.id}/`, { name: 'Big party' })
      expect(status).toBe(202)
      expect(body).toMatchObject({ ...event, name: 'Big party' })
    })

    test('can make a party a deadline, which loses its end, but not a play', async () => {
      const { id } = await office.make('events', { ...party(), end_time: '2026-06-07T02:00:00+02:00' })
      expect((await office.put(`/events/${id}/`, { type: deadline })).body).toMatchObject({
        type: deadline,
        end_time: null,
        name: "Players' party",
      })
      const reply = await office.put(`/events/${id}/`, {
        type: p.goal,
        game_id: await makeGame(server.db, league),
      })
      expect([reply.status, reply.body.errors]).toEqual([
        400,
        { type: [someText(/^must be one of the calendar: 1001 \(practice\), .*1005 \(other\)$/)] },
      ])
    })
  })

  describe('who may do what', () => {
    test('owners and admins of its organization write, scorekeepers and others do not', async () => {
      const { id } = await office.make('events', party())
      for (const client of [
        new Client(server.url, await server.signIn('scorekeeper', league.organization)),
        new Client(server.url, await server.signIn('admin', elsewhere.organization)),
      ]) {
        expect((await client.post('/events/', party())).status).toBe(403)
        expect((await client.put(`/events/${id}/`, { name: 'x' })).status).toBe(403)
        expect((await client.delete(`/events/${id}/`)).status).toBe(403)
      }
      expect((await office.put(`/events/${id}/`, { tournament_id: elsewhere.tournament })).status).toBe(403)
      expect((await office.delete(`/events/${id}/`)).status).toBe(204)
      expect((await office.get(`/events/${id}/`)).status).toBe(404)
    })

    test('everybody sees those of a public organization, except of what is hidden', async () => {
      const tournament = await make(server.db, 'tournaments', {
        name: 'Secret',
        season_id: league.season,
        visibility: 'hidden',
      })
      const hidden = await office.make('events', { ...party(), tournament_id: tournament })
      const shown = await office.make('events', party())
      const anyone = new Client(server.url)
      expect((await anyone.get(`/events/${shown.id}/`)).status).toBe(200)
      expect((await anyone.get(`/events/${hidden.id}/`)).status).toBe(401)
      expect(await anyone.column('/events/?limit=200', 'id')).not.toContain(hidden.id)
    })

    test('a tournament takes its events along when it is deleted with all that hangs on it', async () => {
      const tournament = await make(server.db, 'tournaments', { name: 'Gone', season_id: league.season })
      const { id } = await office.make('events', { ...party(), tournament_id: tournament })
      expect((await office.delete(`/tournaments/${tournament}/`)).body.error_message).toMatch(/1 event/)
      expect((await office.delete(`/tournaments/${tournament}/?cascade=true`)).status).toBe(204)
      expect((await office.get(`/events/${id}/`)).status).toBe(404)
    })
  })

  describe('events are found', () => {
    let play: number
    let training: number
    let game: number
    let other: SmallLeague

    beforeAll(async () => {
      other = await makeLeague(server.db)
      const client = new Client(server.url, await server.signIn('owner', other.organization))
      game = await makeGame(server.db, other)
      play = (
        await client.make('events', {
          game_id: game,
          type: p.throwaway,
          time: '2026-06-01T10:00:00Z',
          player_1_id: other.players[0][0],
          player_1_team_id: other.teams[0],
        })
      ).id
      training = (
        await client.make('events', {
          type: practice,
          name: 'Friday practice',
          start_time: '2026-06-05T18:00:00Z',
          team_ids: other.teams,
        })
      ).id
    })

    const find = (query: string) =>
      office.column(`/events/?organization_id=${other.organization}&${query}`, 'id')

    test('plays and the calendar together, by organization, season and team', async () => {
      for (const query of [
        '',
        `season_id=${other.season}`,
        `season_ids=[${other.season}]`,
        `team_ids=[${other.teams[0]}]`,
      ])
        expect(await find(query), query).toEqual([training, play])
      for (const query of [
        `season_id=${league.season}`,
        `team_ids=[${league.teams.join(',')}]`,
        'team_ids=[]',
      ])
        expect(await find(query), query).toEqual([])
      expect(await find(`team_id=${other.teams[1]}`)).toEqual([training])
    })

    test('by type, name, game, player and tournament', async () => {
      expect(await find(`type=[${practice},${meeting}]`)).toEqual([training])
      expect(await find('name=friday')).toEqual([training])
      expect(await find(`game_ids=[${game}]`)).toEqual([play])
      expect(await find(`player_ids=[${other.players[0][0]}]`)).toEqual([play])
      expect(await find(`tournament_ids=[${other.tournament}]`)).toEqual([play])
    })

    test('by place', async () => {
      const { id } = await office.make('events', { ...party(), game_site_id: field })
      for (const query of [`game_site_ids=[${field}]`, `event_site_id=${park}`]) {
        const { objects } = await office.list(`/events/?${query}`)
        expect(objects).toContainEqual(objectWith({ id }))
        expect(objects.every(({ event_site_id }) => event_site_id === park)).toBe(true)
      }
    })

    test('that are not over before a moment', async () => {
      const client = new Client(server.url, await server.signIn('owner', other.organization))
      const times = { start_time: '2026-05-01T09:00:00Z', end_time: '2026-05-09T17:00:00Z' }
      const { id } = await client.make('events', {
        type: social,
        organization_id: other.organization,
        ...times,
      })
      const during = (from: string, to: string) => find(`ends_after=${from}&starts_before=${to}`)
      expect(await during('2026-05-04T00:00:00Z', '2026-05-05T00:00:00Z')).toEqual([id])
      expect(await during('2026-05-10T00:00:00Z', '2026-05-11T00:00:00Z')).toEqual([])
      await client.delete(`/events/${id}/`)
    })

    test('by time: when a play happened, when another event begins', async () => {
      expect(await find('starts_after=2026-06-02T00:00:00Z')).toEqual([training])
      expect(await find('starts_before=2026-06-02T00:00:00Z')).toEqual([play])
      expect(
        await find('starts_after=2026-06-01T12:00:00%2B02:00&starts_before=2026-06-05T20:00:00%2B02:00'),
      ).toEqual([training, play])
    })
  })
})
