import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { DescribedClient } from '../described-client.ts'
import { enterTeams, makeTeams } from '../replays/league.ts'

// A tournament of four teams on two fields, on the second weekend of June in Amsterdam.
describe('fields and times', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let described: DescribedClient
  let anyone: Client
  let organization: number
  let season: number
  let teams: readonly number[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const token = await server.signIn('owner')
    office = new Client(server.url, token)
    anyone = new Client(server.url)
    described = new DescribedClient(office, await (await fetch(`${server.url}/v1/openapi.json`)).json())
    organization = (await office.make('organizations', { name: 'Org', is_public: true })).id
    const league = await office.make('leagues', { name: 'League', organization_id: organization })
    season = (await office.make('seasons', { name: '2026', league_id: league.id })).id
    teams = await makeTeams(office, season, ['Sexy Legs', 'Rusty Bikes', 'Mooncatchers', 'Frisbee Family'])
  })
  afterAll(() => server.stop())

  /** A tournament that the four teams have entered. */
  async function makeEntered(values: Body) {
    const fixed = { name: 'Cup', season_id: season, timezone: 'Europe/Amsterdam', game_minutes: 60 }
    const { id } = await office.make('tournaments', { ...fixed, ...values })
    await enterTeams(office, id, teams)
    return id
  }

  /** A pool of four teams, whose six games all have the same start and no field, and two fields. */
  async function makeTournament(hours: Body = {}) {
    const tournament = await makeEntered({ start_date: '2026-06-13', end_date: '2026-06-14' })
    await office.make('pools', {
      name: 'A',
      tournament_id: tournament,
      team_ids: teams,
      generate_matchups: true,
      start_time: '2026-06-13T10:00:00',
    })
    const park = await office.make('event_sites', { name: 'Park', tournament_id: tournament })
    const fields: number[] = []
    for (const name of ['Field 3', 'Field 5'])
      fields.push((await office.make('game_sites', { name, event_site_id: park.id, ...hours })).id)
    const games = (await office.column(`/games/?tournament_id=${tournament}&order_by=[id]`, 'id')).map(Number)
    const path = (name: string) => `/tournaments/${tournament}/${name}`
    const schedule = () =>
      office
        .list(`/games/?tournament_id=${tournament}&order_by=[id]`)
        .then(({ objects }) =>
          objects.map(({ start_time, game_site_id }) => [String(start_time).slice(5, 16), game_site_id]),
        )
    return { tournament, fields, games, path, schedule }
  }

  const kinds = (body: Body) => objectsIn(body.conflicts).map(({ kind }) => kind)

  test('a request without a time says in which form one is asked for', async () => {
    const { path } = await makeTournament()
    const { status, body } = await office.post(path('schedule/'), {})
    expect([status, body.errors]).toEqual([
      400,
      {
        start_time: [
          'must be a time such as 2026-06-13T09:00, in the zone of the tournament unless it has an offset',
        ],
      },
    ])
  })

  test('D9: a second grand final is closed once the team without a defeat has won the first, until that changes', async () => {
    const tournament = (
      await office.make('tournaments', {
        name: 'Final',
        season_id: season,
        timezone: 'Europe/Amsterdam',
        game_minutes: 60,
      })
    ).id
    const pair = teams.slice(0, 2)
    await enterTeams(office, tournament, pair)
    await office.make('brackets', {
      tournament_id: tournament,
      kind: 'double elimination',
      team_ids: pair,
      start_time: '2026-06-14T10:00:00',
      time_between_rounds: 90,
    })
    const [winners = 0, first = 0, second = 0] = (
      await office.column(`/games/?tournament_id=${tournament}&order_by=[start_time]`, 'id')
    ).map(Number)
    const win = (game_id: number, team_1_score: number, team_2_score: number) =>
      office.make('game_scores', { game_id, team_1_score, team_2_score, is_final: true })
    const statusOf = async (id: number) => (await office.get(`/games/${id}/`)).body.status
    const unscheduled = async () =>
      (await office.get(`/tournaments/${tournament}/conflicts/`)).body.unscheduled_game_ids
    await win(winners, 15, 10)
    expect(await unscheduled()).toEqual([second, first])
    expect(await statusOf(second)).toBe('scheduled')
    await win(first, 15, 12)
    expect(await unscheduled()).toEqual([])
    expect([
      await statusOf(second),
      (await office.list(`/games/?tournament_id=${tournament}&status=scheduled`)).meta.total_count,
    ]).toEqual(['not needed', 0])
    const park = await office.make('event_sites', { name: 'Park', tournament_id: tournament })
    await office.make('game_sites', { name: 'Field 1', event_site_id: park.id })
    await office.post(`/tournaments/${tournament}/schedule/`, { start_time: '2026-06-14T09:00' })
    expect((await office.get(`/games/${second}/`)).body.game_site_id).toBe(null)
    await win(first, 12, 15)
    expect([await unscheduled(), await statusOf(second)]).toEqual([[second], 'scheduled'])
    // One that was begun is not needed either once the first is corrected: the champion follows from that.
    const begun = await office.make('game_scores', { game_id: second, team_1_score: 1, team_2_score: 0 })
    expect(await statusOf(second)).toBe('live')
    await win(first, 15, 12)
    expect(await statusOf(second)).toBe('not needed')
    await office.delete(`/game_scores/${begun.id}/`)
    expect(await statusOf(second)).toBe('not needed')
    const [last] = (await office.list(`/game_scores/?game_id=${first}&order_by=[-id]`)).objects
    await office.delete(`/game_scores/${String(last?.id)}/`)
    expect(await statusOf(second)).toBe('scheduled')
  })

  test('a conflict is reported in words', async () => {
    const { path, games, fields } = await makeTournament()
    await office.post(path('schedule/'), { start_time: '2026-06-13T10:00:00' })
    const [first = 0, , second = 0] = games
    const team = (await office.get(`/games/${first}/`)).body.team_1_id
    await office.put(`/games/${first}/`, { start_time: '2026-06-13T10:00:00', game_site_id: fields[0] })
    await office.put(`/games/${second}/`, {
      start_time: '2026-06-13T10:30:00',
      game_site_id: fields[1],
      team_1_id: team,
    })
    const { status, body } = await described.send('GET', path('conflicts/'))
    expect(status).toBe(200)
    expect(objectsIn(body.conflicts)).toContainEqual({
      kind: 'team_twice',
      game_ids: [first, second],
      team_id: team,
      game_site_id: null,
      text: 'Saturday 13 June: Sexy Legs play at 10:00 on Field 3 and at 10:30 on Field 5.',
    })
    expect(body.unscheduled_game_ids).toEqual([])
    expect((await anyone.get(path('conflicts/'))).body).toEqual(body)
  })

  test('games are given fields and times, so that nothing is in conflict', async () => {
    const { path, games, fields, schedule } = await makeTournament({ opens_at: '09:30', closes_at: '11:45' })
    expect((await office.get(path('conflicts/'))).body.unscheduled_game_ids).toEqual(games)
    const wishes = { start_time: '2026-06-13T09:00:00' }
    const before = await schedule()
    const preview = await described.send('POST', path('schedule/?preview=true'), wishes)
    expect(await schedule()).toEqual(before)
    const { status, body } = await described.send('POST', path('schedule/'), wishes)
    expect(status).toBe(200)
    expect(body).toEqual(preview.body)
    expect(body).toMatchObject({ unplaced: [], conflicts: [], unscheduled_game_ids: [] })
    expect(objectsIn(body.placed)[0]).toEqual({
      game_id: games[0],
      game_site_id: fields[0],
      start_time: '2026-06-13T09:30:00+02:00',
    })
    const [one, other] = fields
    expect(await schedule()).toEqual([
      ['06-13T09:30', one],
      ['06-13T09:30', other],
      ['06-13T10:30', one],
      ['06-13T10:30', other],
      ['06-14T09:30', one],
      ['06-14T09:30', other],
    ])
    expect(
      (await office.list(`/audit/?family=games&record=${games[0]}`)).objects.map(
        ({ operation }) => operation,
      ),
    ).toEqual(['update', 'create'])
  })

  test('what finds no place is left with the reason, and a game that has begun stays', async () => {
    const { path, games, schedule } = await makeTournament()
    await office.make('game_scores', { game_id: games[0], team_1_score: 1, team_2_score: 0 })
    const [first] = await schedule()
    const { body } = await described.send('POST', path('schedule/'), {
      start_time: '2026-06-14T20:30:00+02:00',
      last_start: '21:00',
      game_ids: games,
      game_minutes: 30,
      rest_minutes: 30,
    })
    expect(objectsIn(body.unplaced).map(({ game_id, reason }) => [game_id, reason])).toEqual([
      [games[0], 'has_begun'],
      [games[2], 'no_time'],
      [games[3], 'no_time'],
      [games[4], 'waits'],
      [games[5], 'waits'],
    ])
    expect(objectsIn(body.unplaced)[0]?.text).toMatch(/ – .* has begun, so it stays where and when it is\./)
    expect((await schedule())[0]).toEqual(first)
  })

  test('the final is on the field for finals, after the pool', async () => {
    const { path, fields, games, tournament } = await makeTournament()
    const bracket = await office.make('brackets', {
      name: 'Cup',
      tournament_id: tournament,
      number_of_rounds: 2,
      start_time: '2026-06-13T08:00:00',
    })
    const [final] = objectsIn(objectsIn(bracket.rounds)[1]?.games)
    const { body } = await described.send('POST', path('schedule/'), {
      start_time: '2026-06-13T09:00:00',
      final_site_id: fields[1],
    })
    expect(body).toMatchObject({ unplaced: [], conflicts: [] })
    expect(objectsIn(body.placed)).toContainEqual({
      game_id: final?.id,
      game_site_id: fields[1],
      start_time: '2026-06-13T13:00:00+02:00',
    })
    const again = await described.send('POST', path('schedule/'), {
      start_time: '2026-06-13T09:00:00',
      game_ids: [games[0]],
      game_site_ids: [fields[0]],
    })
    expect(objectsIn(again.body.placed)).toHaveLength(1)
  })

  test('after a thunderstorm the rest of the day is moved by 90 minutes, once', async () => {
    const { path, games, schedule, fields } = await makeTournament({ closes_at: '14:00' })
    await office.post(path('schedule/'), { start_time: '2026-06-13T10:00:00' })
    const rain = { date: '2026-06-13', from_time: '11:00', minutes: 90 }
    const before = await schedule()
    const preview = await described.send('POST', path('shift/?preview=true'), rain)
    expect(await schedule()).toEqual(before)
    const { status, body } = await described.send('POST', path('shift/'), rain, { 'Idempotency-Key': 'rain' })
    expect(status).toBe(200)
    expect(body).toEqual(preview.body)
    const inOtherOrder = Object.fromEntries(Object.entries(rain).reverse())
    for (const again of [rain, inOtherOrder])
      expect(
        (await described.send('POST', path('shift/'), again, { 'Idempotency-Key': 'rain' })).body,
      ).toEqual(body)
    expect((await schedule()).map(([start]) => start)).toEqual([
      '06-13T10:00',
      '06-13T10:00',
      '06-13T12:30',
      '06-13T12:30',
      '06-13T13:30',
      '06-13T13:30',
    ])
    expect(objectsIn(body.moved).map(({ game_id }) => game_id)).toEqual(games.slice(2))
    expect(objectsIn(body.conflicts)[0]).toMatchObject({
      kind: 'site_closed',
      game_ids: [games[4]],
      game_site_id: fields[0],
    })
    expect(objectsIn(body.conflicts)[0]?.text).toMatch(
      /^Saturday 13 June: .* is on Field 3 from 13:30 to 14:30, outside of its opening hours\.$/,
    )
    await office.post(path('shift/'), { ...rain, minutes: -90 })
    expect(await schedule()).toEqual(before)
    await office.post(path('shift/'), { ...rain, game_site_id: fields[1], minutes: 15 })
    expect(kinds((await office.get(path('conflicts/'))).body)).toContain('round_order')
  })

  test('the next free field', async () => {
    const { path, fields } = await makeTournament({ opens_at: '09:00', closes_at: '18:00' })
    await office.post(path('schedule/'), { start_time: '2026-06-13T10:00:00', game_site_ids: [fields[0]] })
    const free = async (query: string) =>
      objectsIn((await described.send('GET', path(`free_sites/?${query}`))).body.free_sites).map(
        ({ game_site_id, start_time }) => [game_site_id, start_time],
      )
    expect(await free('from=2026-06-13T11:30:00')).toEqual([
      [fields[1], '2026-06-13T11:30:00+02:00'],
      [fields[0], '2026-06-13T16:00:00+02:00'],
    ])
    expect(await free('from=2026-06-13T11:30:00&minutes=150')).toEqual([
      [fields[1], '2026-06-13T11:30:00+02:00'],
      [fields[0], '2026-06-14T09:00:00+02:00'],
    ])
  })

  test('what another tournament plays on the same field counts, and stays', async () => {
    const {
      fields: [field],
    } = await makeTournament()
    const { path, tournament } = await makeTournament()
    const taken = await office.make('games', {
      season_id: season,
      game_site_id: field,
      start_time: '2026-06-13T09:00:00Z',
    })
    const { body } = await office.post(path('schedule/'), {
      start_time: '2026-06-13T10:00:00',
      game_site_ids: [field],
    })
    const starts = objectsIn(body.placed)
      .map(({ start_time }) => String(start_time).slice(11, 16))
      .sort()
    expect(starts).toEqual(['10:00', '12:00', '13:00', '14:00', '15:00', '16:00'])
    await office.post(path('shift/'), { date: '2026-06-13', minutes: 60 })
    expect((await office.get(`/games/${taken.id}/`)).body.start_time).toBe('2026-06-13T09:00:00+00:00')
    expect(kinds((await office.get(`/tournaments/${tournament}/conflicts/`)).body)).toEqual(['site_taken'])
  })

  test('a team that has a bye in a swiss round plays nobody', async () => {
    const { tournament, path, games } = await makeTournament({ opens_at: '09:00' })
    const three = teams.slice(0, 3)
    const round = await office.make('swiss_rounds', {
      tournament_id: tournament,
      start_time: '2026-06-13T08:00:00',
      team_ids: three,
    })
    const played = objectsIn(round.games)
      .filter(({ team_2_id }) => team_2_id !== null)
      .map(({ id }) => id)
    expect((await office.get(path('conflicts/'))).body.unscheduled_game_ids).toEqual([...games, ...played])
  })

  describe('games that a pool, a bracket or a swiss round makes', () => {
    /** A tournament of the four teams with two fields, one of which closes at noon. */
    async function makeCup(settings: Body = {}) {
      const id = await makeEntered(settings)
      const park = await office.make('event_sites', { name: 'Park', tournament_id: id })
      const long = (await office.make('game_sites', { name: 'Field 1', event_site_id: park.id })).id
      const short = (
        await office.make('game_sites', { name: 'Field 2', event_site_id: park.id, closes_at: '12:00' })
      ).id
      return { id, long, short }
    }
    const fieldOf = ({ game_site }: Body): unknown =>
      game_site === null ? null : Reflect.get(Object(game_site), 'name')
    const placesOf = async (filter: string) =>
      (await office.list(`/games/?${filter}&order_by=[start_time,id]`)).objects.map(game => [
        String(game.start_time).slice(11, 16),
        fieldOf(game),
      ])

    test('F4: get a free field of the tournament for their time, so that nothing is in conflict', async () => {
      const { id } = await makeCup()
      const pool = await office.make('pools', {
        name: 'A',
        tournament_id: id,
        team_ids: teams,
        generate_matchups: true,
        start_time: '2026-06-13T09:00',
        time_between_rounds: 60,
      })
      expect(await placesOf(`pool_id=${pool.id}`)).toEqual(
        ['09:00', '10:00', '11:00'].flatMap(start => [
          [start, 'Field 1'],
          [start, 'Field 2'],
        ]),
      )
      const bracket = await office.make('brackets', {
        name: 'Cup',
        tournament_id: id,
        team_ids: teams,
        start_time: '2026-06-14T10:00',
        time_between_rounds: 90,
      })
      expect(await placesOf(`bracket_id=${bracket.id}`)).toEqual([
        ['10:00', 'Field 1'],
        ['10:00', 'Field 2'],
        ['11:30', 'Field 1'],
      ])
      const round = await office.make('swiss_rounds', { tournament_id: id, start_time: '2026-06-15T10:00' })
      expect(objectsIn(round.games).map(fieldOf)).toEqual(['Field 1', 'Field 2'])
      expect((await office.get(`/tournaments/${id}/conflicts/`)).body).toMatchObject({
        conflicts: [],
        unscheduled_game_ids: [],
      })
    })

    test('F4: get none where none is open and free of every game of any event, which the preview and the conflicts say', async () => {
      const { id, long } = await makeCup()
      await office.make('games', {
        season_id: season,
        game_site_id: long,
        start_time: '2026-06-13T08:00:00Z',
      })
      const round = { tournament_id: id, start_time: '2026-06-13T10:59:00+02:00' }
      const { body } = await described.send('POST', '/swiss_rounds/?preview=true', round)
      expect(
        objectsIn(body.consequences)
          .filter(({ kind }) => kind === 'field of a game')
          .map(({ text }) => String(text).replace(/, .* – .*:/, ':')),
      ).toEqual(['Swiss round 1: on Field 2', 'Swiss round 1: on no field'])
      expect(objectsIn(body.games).map(fieldOf)).toEqual(['Field 2', null])
      const [, second] = objectsIn((await office.make('swiss_rounds', round)).games)
      expect((await office.get(`/tournaments/${id}/conflicts/`)).body).toMatchObject({
        conflicts: [],
        unscheduled_game_ids: [second?.id],
      })
      // At noon one field is closed, and the other one is free again.
      const later = await office.make('swiss_rounds', { ...round, start_time: '2026-06-13T12:00:00+02:00' })
      expect(objectsIn(later.games).map(({ game_site_id }) => game_site_id)).toEqual([long, null])
      expect(
        objectsIn(
          (
            await office.make('swiss_rounds', {
              ...round,
              team_ids: teams.slice(0, 3),
              start_time: '2026-06-14T09:00',
            })
          ).games,
        )
          .filter(({ team_2_id }) => team_2_id === null)
          .map(({ game_site_id }) => game_site_id),
      ).toEqual([null])
    })

    test('F4: of rounds that several tournaments make at once, with one field for all of them, one takes it', async () => {
      const { id, long, short } = await makeCup()
      await office.put(`/game_sites/${short}/`, { opens_at: '11:00' })
      const others = await Promise.all(
        [1, 2, 3].map(async () => {
          const other = (
            await office.make('tournaments', {
              name: 'Fours',
              season_id: season,
              timezone: 'Europe/Amsterdam',
              game_minutes: 60,
            })
          ).id
          await enterTeams(office, other, teams.slice(0, 2))
          const earlier = await office.make('swiss_rounds', {
            tournament_id: other,
            start_time: '2026-06-12T10:00',
          })
          await office.put(`/games/${objectsIn(earlier.games)[0]?.id}/`, { game_site_id: long })
          return other
        }),
      )
      const rounds = await Promise.all(
        [id, ...others].map(tournament_id =>
          office.make('swiss_rounds', {
            tournament_id,
            start_time: '2026-06-13T09:00',
            team_ids: teams.slice(0, 2),
          }),
        ),
      )
      expect(
        rounds
          .flatMap(({ games }) => objectsIn(games).map(({ game_site_id }) => game_site_id))
          .filter(field => field !== null),
      ).toEqual([long])
    })

    test('F4: a field of another organization is left to a person', async () => {
      const { id } = await makeCup()
      const elsewhere = (await office.make('organizations', { name: 'Neighbours', is_public: true })).id
      const hall = await office.make('event_sites', { name: 'Hall', organization_id: elsewhere })
      const court = (await office.make('game_sites', { name: 'Court', event_site_id: hall.id })).id
      const day = (start: string) => office.make('swiss_rounds', { tournament_id: id, start_time: start })
      const [first] = objectsIn((await day('2026-06-13T09:00')).games)
      expect((await office.put(`/games/${first?.id}/`, { game_site_id: court })).status).toBe(202)
      const fields = objectsIn((await day('2026-06-13T12:00')).games).map(fieldOf)
      expect(fields).toEqual(['Field 1', null])
    })
  })

  test('a request that is wrong is told what is wrong', async () => {
    const { path, fields } = await makeTournament()
    const other = await makeTournament()
    const errors = async (name: string, body: unknown) => {
      const reply = await described.send('POST', path(name), body)
      expect(reply.status).toBe(400)
      return Object.keys(reply.body.errors ?? {})
    }
    expect(await errors('schedule/', { start_time: 'soon', last_start: '25:00' })).toEqual([
      'start_time',
      'last_start',
    ])
    expect(await errors('schedule/', [])).toEqual(['body'])
    expect(await errors('schedule/', { start_time: '2026-06-13T10:00:00', game_ids: other.games })).toEqual([
      'game_ids',
    ])
    expect(
      await errors('schedule/', { start_time: '2026-06-13T10:00:00', game_site_ids: [...fields, 4711] }),
    ).toEqual(['game_site_ids'])
    expect(await errors('schedule/?preview=perhaps', { start_time: '2026-06-13T10:00:00' })).toEqual([
      'preview',
    ])
    expect(await errors('shift/', { minutes: 'many' })).toEqual(['date', 'minutes'])
    expect(await errors('shift/', { date: '2026-06-13', minutes: 5, game_site_id: other.fields[0] })).toEqual(
      ['game_site_id'],
    )
    expect((await described.send('GET', path('free_sites/'))).status).toBe(400)
  })

  test('only owners and admins may change it, and only readers may look', async () => {
    const { path, schedule } = await makeTournament()
    const before = await schedule()
    const scorekeeper = new Client(server.url, await server.signIn('scorekeeper', organization))
    const admin = new Client(server.url, await server.signIn('admin', organization))
    const requests = [
      ['schedule/?preview=true', { start_time: '2026-06-13T10:00:00' }],
      ['shift/', { date: '2026-06-13', minutes: 0 }],
    ] as const
    for (const [name, body] of requests) {
      expect((await anyone.post(path(name), body)).status).toBe(401)
      expect((await scorekeeper.post(path(name), body)).status).toBe(403)
      expect((await admin.post(path(name), body)).status).toBe(200)
      expect((await office.post(`/tournaments/4711/${name}`, body)).status).toBe(404)
    }
    expect(await schedule()).toEqual(before)
    await office.put(`/organizations/${organization}/`, { is_public: false })
    for (const name of ['conflicts/', 'free_sites/?from=2026-06-13T10:00']) {
      expect((await anyone.get(path(name))).status).toBe(401)
      expect((await scorekeeper.get(path(name))).status).toBe(200)
    }
  })
})
