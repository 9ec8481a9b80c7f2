/** @module-tag long */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registrationFormAnswers } from '../../../shared-schema/api/registration-form.ts'
import { registrationAnswers } from '../../../shared-schema/api/registrations.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeLeague, type SmallLeague } from '../../support/league.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

describe('a registration that is confirmed with an existing team', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let office: Client
  let tournament: number
  let path: string

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl(), env: { TRUST_PROXY: '1' } })
    league = await makeLeague(server.db)
    office = new Client(server.url, await server.signIn('admin', league.organization))
  })
  afterAll(() => server.stop())

  beforeEach(async () => {
    tournament = await make(server.db, 'tournaments', {
      name: 'Open Cup',
      season_id: league.season,
      timezone: 'Europe/Amsterdam',
      start_date: '2099-06-13',
    })
    path = `/tournaments/${tournament}/registration`
  })

  let visitors = 0
  /** Somebody without an account, each behind an address of their own. */
  const visitor = () => {
    const client = new Client(server.url)
    const from = { 'X-Forwarded-For': `2001:db8:${(++visitors).toString(16)}::1` }
    return {
      send: (method: string, where: string, body?: unknown, headers: Record<string, string> = {}) =>
        client.send(method, where, body, { ...from, ...headers }),
    }
  }
  const setForm = async (values: object) => {
    const reply = await office.send('PUT', `${path}_form/`, values)
    expect(reply.status).toBe(200)
    return registrationFormAnswers.RegistrationForm.parse(reply.body)
  }
  const team = (name: string, more: object = {}) => ({
    team_name: name,
    contact_name: `Contact of ${name}`,
    contact_email: 'contact@example.org',
    ...more,
  })
  const send = (values: object, headers: Record<string, string> = {}) =>
    visitor().send('POST', `${path}/`, values, headers)
  const registered = async (values: object, headers?: Record<string, string>) => {
    const reply = await send(values, headers)
    expect(reply.status).toBe(201)
    return registrationAnswers.NewRegistration.parse(reply.body)
  }
  const list = async () => registrationAnswers.Registrations.parse((await office.get(`${path}s/`)).body)
  const idOf = async (name: string) =>
    (await list()).registrations.find(({ team_name }) => team_name === name)?.id ?? 0
  const answer = (id: number, state: string, client = office) =>
    client.send('PUT', `${path}s/${id}/`, { state })
  const take = (id: number, team_id: number) =>
    office.send('PUT', `${path}s/${id}/`, { state: 'confirmed', team_id })
  const own = (token: string) => ({ 'Registration-Token': token })
  const readOwn = async (token: string) =>
    registrationAnswers.OwnRegistration.parse(
      (await visitor().send('GET', '/my_registration/', undefined, own(token))).body,
    )
  const changeOwn = async (token: string, values: object) => {
    const { version, contact_name, contact_email } = await readOwn(token)
    const body = { version, contact_name, contact_email, ...values }
    return visitor().send('PUT', '/my_registration/', body, own(token))
  }
  const rosterOf = async (teamId: number | null) =>
    (
      await server.db
        .selectFrom('team_players')
        .innerJoin('players', 'players.id', 'player_id')
        .select(['first_name', 'last_name', 'jersey_number'])
        .where('team_id', '=', teamId)
        .orderBy('players.id')
        .execute()
    ).map(({ first_name, last_name, jersey_number }) => `${jersey_number ?? '-'} ${first_name} ${last_name}`)

  test('takes a team of the season: it gets the contact, and the players who are not on its roster', async () => {
    await setForm({ is_offered: true })
    const teamId = await make(server.db, 'teams', { name: 'Regulars', season_id: league.season })
    const player_id = await make(server.db, 'players', {
      ...{ first_name: 'Ann', last_name: 'Lee', organization_id: league.organization },
    })
    await make(server.db, 'team_players', { team_id: teamId, player_id, jersey_number: '7' })
    const roster = [
      { first_name: 'ANN', last_name: ' lee', number: '9' },
      { first_name: 'Bo', number: '3' },
    ]
    const { token } = await registered(team('The Regulars', { roster }))
    const id = await idOf('The Regulars')
    expect(
      (await office.send('PUT', `${path}s/${id}/`, { state: 'declined', team_id: teamId })).body.errors,
    ).toHaveProperty('team_id')
    const replies = await Promise.all([take(id, teamId), take(id, teamId)])
    expect(replies.map(({ status, body }) => [status, body.team_id])).toEqual([
      [200, teamId],
      [200, teamId],
    ])
    expect(await rosterOf(teamId)).toEqual(['7 Ann Lee', '3 Bo '])
    expect((await office.get(`/teams/${teamId}/`)).body).toMatchObject({
      ...{ name: 'Regulars', contact_name: 'Contact of The Regulars', contact_email: 'contact@example.org' },
    })
    const { objects } = await office.list(`/tournament_teams/?tournament_id=${tournament}`)
    expect(objects).toMatchObject([{ team_id: teamId, status: 'playing' }])
    expect(await office.column(`/teams/?season_id=${league.season}&name=The Regulars`, 'id')).toEqual([])
    // By its link the team now reads and changes the roster that was there before.
    const { roster: whole } = await readOwn(token)
    expect(whole.map(({ first_name }) => first_name)).toEqual(['Bo', 'Ann'])
    expect((await changeOwn(token, { roster: whole.slice(0, 1) })).status).toBe(200)
    expect(await rosterOf(teamId)).toEqual(['3 Bo '])
  })

  test('gives players of the organization on the roster the licences that they lack', async () => {
    await setForm({ is_offered: true })
    const teamId = await make(server.db, 'teams', { name: 'Licensed', season_id: league.season })
    const other = await makeLeague(server.db)
    const add = async (first_name: string, values: object = {}) => {
      const player_id = await make(server.db, 'players', {
        ...{ first_name, organization_id: league.organization, ...values },
      })
      await make(server.db, 'team_players', { team_id: teamId, player_id })
    }
    await add('Ann')
    await add('Bo', { licence_number: 'B-OLD' })
    await add('Cy', { organization_id: other.organization })
    await add('Di')
    await add('Di')
    const roster = ['Ann', 'Bo', 'Cy', 'Di'].map(first_name => ({
      first_name,
      licence_number: `NEW ${first_name}`,
    }))
    await registered(team('The Licensed', { roster }))
    expect((await take(await idOf('The Licensed'), teamId)).status).toBe(200)
    const licences = await server.db
      .selectFrom('team_players')
      .innerJoin('players', 'players.id', 'player_id')
      .select(['first_name', 'licence_number'])
      .where('team_id', '=', teamId)
      .orderBy('players.id')
      .execute()
    expect(licences.map(({ first_name, licence_number }) => [first_name, licence_number])).toEqual([
      ['Ann', 'NEW Ann'],
      ['Bo', 'B-OLD'],
      ['Cy', ''],
      ['Di', ''],
      ['Di', ''],
    ])
  })

  test('takes a team that is entered already, and keeps the contact that it has', async () => {
    await setForm({ is_offered: true })
    const contact = { contact_name: 'Cleo', contact_email: 'cleo@example.org' }
    const teamId = await make(server.db, 'teams', { name: 'Entered', season_id: league.season, ...contact })
    await make(server.db, 'tournament_teams', { tournament_id: tournament, team_id: teamId, seed: 4 })
    await registered(team('Entered'))
    const id = await idOf('Entered')
    expect((await take(id, teamId)).body.state).toBe('confirmed')
    expect((await office.get(`/teams/${teamId}/`)).body).toMatchObject(contact)
    expect((await office.list(`/tournament_teams/?tournament_id=${tournament}`)).objects).toMatchObject([
      { team_id: teamId, seed: 4, status: 'playing' },
    ])
  })

  test('is confirmed with one team, and a team has one confirmed registration, also of two chosen at once', async () => {
    await setForm({ is_offered: true })
    const [one, other] = await Promise.all(
      ['Choice A', 'Choice B'].map(name => make(server.db, 'teams', { name, season_id: league.season })),
    )
    await registered(team('Chosen'))
    const id = await idOf('Chosen')
    const replies = await Promise.all([take(id, one ?? 0), take(id, other ?? 0)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { team_id } = registrationAnswers.Registration.parse(
      replies.find(({ status }) => status === 200)?.body,
    )
    expect(await office.column(`/tournament_teams/?tournament_id=${tournament}`, 'team_id')).toEqual([
      team_id,
    ])

    await registered(team('Second'))
    const second = await idOf('Second')
    const taken = await take(second, team_id ?? 0)
    expect([taken.status, taken.body.code]).toEqual([409, 'registration_state'])
    expect(taken.body.error_message).toContain('has another confirmed registration')
    const free = team_id === one ? other : one
    await registered(team('Third'))
    const third = await idOf('Third')
    const both = await Promise.all([take(second, free ?? 0), take(third, free ?? 0)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('that was withdrawn gives its team to another one, and its link leads there no more', async () => {
    await setForm({ is_offered: true })
    const { token } = await registered(team('Former', { roster: [{ first_name: 'Ann' }] }))
    const former = await idOf('Former')
    const { team_id } = registrationAnswers.Registration.parse((await answer(former, 'confirmed')).body)
    await office.put(`/tournament_teams/${tournament}/${team_id}/`, { status: 'withdrawn' })
    await answer(former, 'withdrawn')
    await registered(team('Present'))
    expect((await take(await idOf('Present'), team_id ?? 0)).body.team_id).toBe(team_id)
    expect((await office.get(`/tournament_teams/${tournament}/${team_id}/`)).body.status).toBe('playing')
    expect((await readOwn(token)).roster).toEqual([])
    await answer(former, 'received')
    const again = registrationAnswers.Registration.parse((await answer(former, 'confirmed')).body)
    expect(again.team_id).not.toBe(team_id)
  })

  test('L13: takes no team of another organization or season', async () => {
    await setForm({ is_offered: true })
    await registered(team('Taker'))
    const id = await idOf('Taker')
    const other = await makeLeague(server.db)
    const foreign = await take(id, other.teams[0])
    expect([foreign.status, foreign.body.errors]).toEqual([
      400,
      { team_id: [expect.stringContaining('is no team of the organization')] },
    ])
    expect((await take(id, 2_000_000_000)).body.errors).toEqual(foreign.body.errors)
    const season_id = await make(server.db, 'seasons', { name: 'Before', league_id: league.league })
    const earlier = await make(server.db, 'teams', { name: 'Veterans', season_id })
    expect((await take(id, earlier)).body.error_message).toContain('copy Veterans into the season')
    expect((await list()).registrations).toMatchObject([{ state: 'received', team_id: null }])
  })
})
