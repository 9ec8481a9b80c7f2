import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { eligibilityAnswers } from '../../../shared-schema/api/eligibility.ts'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'

const named = z.object({}).loose().nullable()
const shape = z.object({
  warnings: z.array(eligibilityAnswers.EligibilityWarning.extend({ team: named, player: named })),
})

// A tournament of two teams: the Ants have Ann, the Bees have nobody yet.
describe('the rules for players of a tournament or season', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let everywhere: Client
  let office: Client
  let viewer: Client
  let organization: number
  let season: number
  let tournament: number
  let ants: number
  let bees: number
  let ann: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    everywhere = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  const teamIn = async (client: Client, event: number, name: string, season_id: number) => {
    const { id } = await client.make('teams', { name, season_id })
    await client.make('tournament_teams', { tournament_id: event, team_id: id })
    return id
  }
  const playerOn = async (team_id: number, values: Body, client = office) => {
    const { id } = await client.make('players', values)
    await client.make('team_players', { team_id, player_id: id })
    return id
  }

  beforeEach(async () => {
    organization = (await everywhere.make('organizations', { name: 'Club', is_public: true })).id
    office = new Client(server.url, await server.signIn('admin', organization))
    viewer = new Client(server.url, await server.signIn('viewer', organization))
    const league = await office.make('leagues', { name: 'League', organization_id: organization })
    season = (await office.make('seasons', { name: '2026', league_id: league.id })).id
    tournament = (
      await office.make('tournaments', { name: 'Cup', season_id: season, start_date: '2026-06-13' })
    ).id
    ants = await teamIn(office, tournament, 'Ants', season)
    bees = await teamIn(office, tournament, 'Bees', season)
    ann = await playerOn(ants, { first_name: 'Ann', last_name: 'Lee', birth_date: '2010-06-14' })
  })

  const set = async (rules: object, path = `/tournaments/${tournament}/`) =>
    expect((await office.send('PATCH', path, rules)).status).toBe(202)
  const read = async (client = office, path = `/tournaments/${tournament}/`) => {
    const { status, body } = await client.get(`${path}eligibility/`)
    expect(status).toBe(200)
    return shape.parse(body).warnings
  }
  const texts = async (client = office, path?: string) => (await read(client, path)).map(({ text }) => text)

  test('lead to warnings that name team, player and reason', async () => {
    expect(await read()).toEqual([])
    await set({ minimum_age: 16, licence_required: true, minimum_roster: 1 })
    expect(await read()).toMatchObject([
      {
        ...{ kind: 'too young', team_id: ants, player_id: ann },
        ...{ team: { name: 'Ants' }, player: { first_name: 'Ann' } },
        text: 'Ann Lee is not yet 16 on 13 June 2026.',
      },
      { kind: 'no licence number', player_id: ann, text: 'Ann Lee has no licence number.' },
      {
        ...{ kind: 'too few players', team_id: bees, player_id: null, player: null },
        text: '0 players are on the roster; the least is 1.',
      },
    ])
  })

  test('are worded in the language of the reader', async () => {
    await set({ minimum_age: 16 })
    const { body } = await office.send('GET', `/tournaments/${tournament}/eligibility/`, undefined, {
      'Accept-Language': 'de',
    })
    expect(body).toMatchObject({
      warnings: [{ text: 'Ann Lee ist am 13. Juni 2026 noch keine 16 Jahre alt.' }],
    })
  })

  test('count the age on a day of their own, if there is one', async () => {
    await set({ minimum_age: 16, age_on: '2026-06-14' })
    expect(await read()).toEqual([])
    await set({ minimum_age: null, maximum_age: 15 })
    expect(await texts()).toEqual(['Ann Lee is older than 15 on 14 June 2026.'])
  })

  test('of a season are those of its tournaments, unless these have their own', async () => {
    await set({ minimum_age: 18, licence_required: true }, `/seasons/${season}/`)
    await set({ minimum_age: 12 })
    expect((await read()).map(({ kind }) => kind)).toEqual(['no licence number'])
    await set({ age_on: '2026-12-31' }, `/seasons/${season}/`)
    expect(await texts(office, `/seasons/${season}/`)).toEqual([
      'Ann Lee is not yet 18 on 31 December 2026.',
      'Ann Lee has no licence number.',
    ])
  })

  test('find a player of two teams, in another division of the event too', async () => {
    const meet = (await office.make('meets', { name: 'Games', organization_id: organization })).id
    const other = (await office.make('tournaments', { name: 'Mixed', season_id: season, meet_id: meet })).id
    const cats = await teamIn(office, other, 'Cats', season)
    await office.make('team_players', { team_id: cats, player_id: ann })
    await office.make('team_players', { team_id: bees, player_id: ann })
    await set({ one_team_per_player: true })
    expect(await texts()).toEqual([
      'Ann Lee is on the roster of Bees too.',
      'Ann Lee is on the roster of Ants too.',
    ])
    await set({ meet_id: meet })
    expect(await texts()).toEqual([
      'Ann Lee is on the roster of Bees and Cats too.',
      'Ann Lee is on the roster of Ants and Cats too.',
    ])
  })

  test('do not look at a team that has withdrawn', async () => {
    await set({ minimum_roster: 5 })
    await office.send('PATCH', `/tournament_teams/${tournament}/${bees}/`, { status: 'withdrawn' })
    expect((await read()).map(({ team_id }) => team_id)).toEqual([ants])
  })

  test('refuse nothing', async () => {
    await set({ minimum_age: 30, maximum_roster: 1, licence_required: true, one_team_per_player: true })
    await playerOn(ants, { first_name: 'Bob', last_name: 'Ray', birth_date: '2020-01-01' })
    expect((await office.make('team_players', { team_id: bees, player_id: ann })).team_id).toBe(bees)
  })

  test('are read and set by owners and admins alone', async () => {
    const stranger = new Client(
      server.url,
      await server.signIn('admin', (await everywhere.make('organizations', { name: 'X' })).id),
    )
    for (const path of [`/tournaments/${tournament}/`, `/seasons/${season}/`]) {
      for (const client of [viewer, stranger]) {
        expect((await client.get(`${path}eligibility/`)).status).toBe(403)
        expect((await client.send('PATCH', path, { minimum_age: 16 })).status).toBe(403)
      }
      expect((await new Client(server.url).get(`${path}eligibility/`)).status).toBe(401)
    }
    expect((await office.get('/tournaments/999999/eligibility/')).status).toBe(404)
  })

  test('tell nothing about the age and licence of players of another organization', async () => {
    const foreign = (await everywhere.make('organizations', { name: 'Guests' })).id
    const league = await everywhere.make('leagues', { name: 'Theirs', organization_id: foreign })
    const theirs = (await everywhere.make('seasons', { name: '2026', league_id: league.id })).id
    const guests = await teamIn(everywhere, tournament, 'Guests', theirs)
    await playerOn(
      guests,
      { first_name: 'Gil', birth_date: '2020-01-01', organization_id: foreign },
      everywhere,
    )
    await set({ minimum_age: 16, licence_required: true, maximum_roster: 1, minimum_roster: 1 })
    expect((await read()).filter(({ team_id }) => team_id === guests)).toEqual([])
    expect((await read(everywhere)).filter(({ team_id }) => team_id === guests)).toHaveLength(2)
  })

  test('go with a copy of the event, and the day of the age moves by as many years', async () => {
    await set({ maximum_age: 20, age_on: '2026-12-31' })
    const { body } = await office.send('POST', `/tournaments/${tournament}/copies/`, {
      ...{ name: 'Cup 2028', start_date: '2028-06-10' },
    })
    expect(body).toMatchObject({ maximum_age: 20, age_on: '2028-12-31' })
  })

  test.each([
    ['2027-01-09', '2027-12-28', '2028-03-01'],
    [null, '2028-06-10', '2027-03-01'],
  ])('go with a copy of an event from %s to %s', async (start_date, from, age_on) => {
    await set({ start_date, age_on: '2027-03-01' })
    const { body } = await office.post(`/tournaments/${tournament}/copies/`, {
      name: 'Next',
      start_date: from,
    })
    expect(body).toMatchObject({ age_on })
  })

  test.each(['age', 'roster'])('have no least %s above the most', async of => {
    for (const path of [`/tournaments/${tournament}/`, `/seasons/${season}/`]) {
      await set({ [`minimum_${of}`]: 12, [`maximum_${of}`]: 12 }, path)
      const { status, body } = await office.send('PATCH', path, { [`maximum_${of}`]: 11 })
      expect([status, body.errors]).toEqual([
        400,
        { [`maximum_${of}`]: ['must not be below the minimum of 12'] },
      ])
    }
  })

  test('count players whose organization is closed, without their names', async () => {
    const foreign = (await everywhere.make('organizations', { name: 'Closed' })).id
    await playerOn(bees, { first_name: 'Gil', organization_id: foreign }, everywhere)
    await set({ minimum_roster: 1, maximum_roster: 1, licence_required: true, minimum_age: 5 })
    expect(await texts()).toEqual(['Ann Lee has no licence number.'])
  })

  test('name no team that another division does not show', async () => {
    const meet = (await everywhere.make('meets', { name: 'Games', organization_id: organization })).id
    const [closed = 0, open = 0] = await Promise.all(
      [false, true].map(async is_public => {
        const { id } = await everywhere.make('organizations', { name: 'Strangers', is_public })
        const league = await everywhere.make('leagues', { name: 'Theirs', organization_id: id })
        return (await everywhere.make('seasons', { name: '2026', league_id: league.id })).id
      }),
    )
    const values = { name: 'Hidden', season_id: closed, meet_id: meet }
    const division = (await everywhere.make('tournaments', values)).id
    const dogs = await teamIn(everywhere, division, 'Dogs', open)
    await everywhere.make('team_players', { team_id: dogs, player_id: ann })
    await set({ one_team_per_player: true, meet_id: meet })
    expect(await texts()).toEqual([])
    expect(await texts(everywhere)).toEqual(['Ann Lee is on the roster of Dogs too.'])
  })
})
