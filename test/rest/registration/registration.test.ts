/** @module-tag long */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registrationFormAnswers } from '../../../shared-schema/api/registration-form.ts'
import { registrationAnswers } from '../../../shared-schema/api/registrations.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeLeague, type SmallLeague } from '../../support/league.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { bodyOf, Client } from '../client.ts'

describe('registration for a tournament', () => {
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
  const withdraw = (token: string) =>
    visitor().send('POST', '/my_registration/withdrawal/', undefined, own(token))
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

  test('is offered by its office alone, to everybody who has the link', async () => {
    expect((await visitor().send('GET', `${path}/`)).status).toBe(404)
    expect((await send(team('Early'))).status).toBe(404)
    await setForm({ is_offered: true, introduction: 'Welcome', codes: [{ code: 'secret-1', uses: 2 }] })
    const { status, body } = await visitor().send('GET', `${path}/`)
    expect(status).toBe(200)
    expect(registrationFormAnswers.RegistrationOffer.parse(body)).toMatchObject({
      tournament: { name: 'Open Cup' },
      state: 'open',
      introduction: 'Welcome',
      free: null,
    })
    expect(JSON.stringify(body)).not.toContain('secret-1')
  })

  test('is open from its opening to its deadline, in the zone of the tournament', async () => {
    const form = await setForm({
      is_offered: true,
      opens_at: '2098-01-01T12:00',
      closes_at: '2098-07-01T12:00',
    })
    expect([form.opens_at, form.closes_at]).toEqual([
      '2098-01-01T12:00:00+01:00',
      '2098-07-01T12:00:00+02:00',
    ])
    const state = async () => (await visitor().send('GET', `${path}/`)).body.state
    expect(await state()).toBe('not yet')
    expect((await send(team('Early'))).body.code).toBe('registration_closed')
    await setForm({ opens_at: null, closes_at: '2020-07-01T12:00' })
    expect(await state()).toBe('closed')
    expect((await send(team('Late'))).body.code).toBe('registration_closed')
    const wrong = { opens_at: '2098-07-01T12:00', closes_at: '2098-01-01T12:00' }
    expect((await office.send('PUT', `${path}_form/`, wrong)).body.errors).toHaveProperty('closes_at')
    expect((await list()).registrations).toEqual([])
  })

  test('tells every wrong field at once', async () => {
    const { questions, agreements } = await setForm({
      is_offered: true,
      needs_code: true,
      questions: [
        { kind: 'choice', label: 'Level', choices: ['A', 'B'], is_required: true },
        { kind: 'yes or no', label: 'Food?', is_required: true },
        { kind: 'short text', label: 'Arrival' },
      ],
      agreements: [{ title: 'Waiver', text: 'At your own risk.' }],
    })
    const [level, food, arrival] = questions.map(({ id }) => id)
    const [waiver] = agreements
    const plain = await send({ team_name: ' ', contact_name: 'x', contact_email: 'nobody', roster: [{}] })
    expect(Object.keys(bodyOf(plain.body.errors))).toEqual([
      'team_name',
      'contact_email',
      'roster.0.first_name',
    ])
    const missing = await send(team('Missing', { answers: { [String(level)]: 'C' } }))
    expect(missing.status).toBe(400)
    expect(Object.keys(bodyOf(missing.body.errors))).toEqual([
      `answers.${level}`,
      `answers.${food}`,
      `agreements.${waiver?.id}`,
      'code',
    ])
    expect(missing.body.error_message).toContain('“Waiver” must be agreed to')
    await setForm({ codes: [{ code: 'let-us-in', uses: 1 }] })
    const whole = {
      answers: { [String(level)]: 'B', [String(food)]: false, [String(arrival)]: ' Friday ' },
      agreements: { [String(waiver?.id)]: 1 },
    }
    expect((await send(team('Guess', { ...whole, code: 'let-us-out' }))).body.errors).toHaveProperty('code')
    const { registration } = await registered(team('Whole', { ...whole, code: ' LET-US-IN ' }))
    expect(registration.answers.map(({ label, value }) => [label, value])).toEqual([
      ['Level', 'B'],
      ['Food?', false],
      ['Arrival', 'Friday'],
    ])
    const usedUp = await send(team('Second', { ...whole, code: 'let-us-in' }))
    expect(usedUp.body.error_message).toContain('used by as many teams as it is for')
    expect((await office.get(`${path}_form/`)).body.codes).toEqual([{ code: 'let-us-in', uses: 1, used: 1 }])
    await answer(await idOf('Whole'), 'declined')
    await registered(team('Third', { ...whole, code: 'let-us-in' }))
  })

  test('keeps the version of a text that was agreed to', async () => {
    const first = await setForm({
      is_offered: true,
      agreements: [{ title: 'Waiver', text: 'Old' }],
    })
    const id = first.agreements[0]?.id ?? 0
    await registered(team('Before', { agreements: { [id]: 1 } }))
    const { agreements } = await setForm({ agreements: [{ id, title: 'Waiver', text: 'New' }] })
    expect(agreements).toMatchObject([{ id, version: 2, text: 'New' }])
    const stale = await send(team('Stale', { agreements: { [id]: 1 } }))
    expect(stale.body.errors).toHaveProperty([`agreements.${id}`])
    await registered(team('After', { agreements: { [id]: 2 } }))
    await setForm({ agreements: [] })
    expect((await list()).registrations.map(one => one.agreements)).toMatchObject([
      [{ version: 1, text: 'Old' }],
      [{ version: 2, text: 'New' }],
    ])
    const again = await setForm({ agreements: [{ title: 'Photos', text: 'Yes' }] })
    expect(again.agreements[0]?.id).not.toBe(id)
  })

  test('of one request that comes twice is one, and both answers have a link that works', async () => {
    await setForm({ is_offered: true })
    const key = { 'Idempotency-Key': 'once' }
    const both = await Promise.all([registered(team('Twice'), key), registered(team('Twice'), key)])
    expect((await list()).registrations).toHaveLength(1)
    for (const { token } of both) expect((await readOwn(token)).team_name).toBe('Twice')
    expect((await send(team('Another'), key)).status).toBe(422)
  })

  test('gives the last place to one of two who want it at once; the other waits, or hears that it is full', async () => {
    await setForm({ is_offered: true, capacity: 1, has_waiting_list: true })
    const both = await Promise.all([registered(team('One')), registered(team('Two'))])
    expect(both.map(({ registration }) => registration.state).toSorted()).toEqual(['received', 'waiting'])
    expect(both.map(({ registration }) => registration.waiting_place).toSorted()).toEqual([1, null])
    expect((await visitor().send('GET', `${path}/`)).body.state).toBe('waiting list')
    await setForm({ capacity: 2, has_waiting_list: false })
    const last = await Promise.all([send(team('Three')), send(team('Four'))])
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(last.find(({ status }) => status === 409)?.body.code).toBe('registration_full')
  })

  test('shows the office who is first when a place becomes free, and gives none away twice', async () => {
    await setForm({ is_offered: true, capacity: 1, has_waiting_list: true })
    for (const name of ['First', 'Second', 'Third']) await registered(team(name))
    const [first, second, third] = (await list()).registrations.map(({ id }) => id)
    expect(await list()).toMatchObject({ capacity: 1, taken: 1, waiting: 2, first_waiting_id: null })
    expect((await answer(second ?? 0, 'confirmed')).body.code).toBe('registration_full')
    await answer(first ?? 0, 'declined')
    expect((await list()).first_waiting_id).toBe(second)
    // The free place is the office's to give: who comes now waits, too.
    expect((await registered(team('Fourth'))).registration).toMatchObject({
      state: 'waiting',
      waiting_place: 3,
    })
    const both = await Promise.all([answer(second ?? 0, 'confirmed'), answer(third ?? 0, 'confirmed')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await list()).toMatchObject({ taken: 1, confirmed: 1, waiting: 2, first_waiting_id: null })
  })

  test('that two confirm at once makes one team, with its contact and its roster', async () => {
    await setForm({ is_offered: true })
    const roster = [
      { first_name: 'Ann', last_name: 'Lee', number: '07' },
      { first_name: 'Bo', last_name: '' },
    ]
    const { token } = await registered(team('Confirmed', { roster }))
    const id = await idOf('Confirmed')
    const replies = await Promise.all([answer(id, 'confirmed'), answer(id, 'confirmed')])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const { team_id } = registrationAnswers.Registration.parse(replies[0]?.body)
    const teams = await server.db.selectFrom('teams').selectAll().where('name', '=', 'Confirmed').execute()
    expect(teams).toMatchObject([
      {
        id: team_id,
        season_id: league.season,
        contact_email: 'contact@example.org',
        owner_id: league.organization,
      },
    ])
    const { objects } = await office.list(`/tournament_teams/?tournament_id=${tournament}`)
    expect(objects).toMatchObject([{ team_id, status: 'playing' }])
    expect(await rosterOf(team_id)).toEqual(['07 Ann Lee', '- Bo '])
    const { roster: kept } = await server.db
      .selectFrom('registrations')
      .select('roster')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(kept).toEqual([])
    expect(await readOwn(token)).toMatchObject({ state: 'confirmed', may_change_roster: true })
    const { changes } = (await list()).registrations.find(one => one.id === id) ?? {}
    expect(changes?.map(({ what, by_team }) => [what, by_team])).toEqual([
      ['received', true],
      ['confirmed', false],
    ])
  })

  test('of a confirmed team writes the roster of the team by its link, until rosters lock', async () => {
    await setForm({ is_offered: true })
    const { token } = await registered(team('Editors', { roster: [{ first_name: 'Ann', number: '1' }] }))
    expect((await changeOwn(token, { roster: [{ first_name: 'Anna', number: '1' }] })).status).toBe(200)
    const id = await idOf('Editors')
    const { team_id } = registrationAnswers.Registration.parse((await answer(id, 'confirmed')).body)
    expect(await rosterOf(team_id)).toEqual(['1 Anna '])
    const [anna] = (await readOwn(token)).roster
    const changed = await changeOwn(token, {
      contact_email: 'new@example.org',
      roster: [{ ...anna, number: '11' }, { first_name: 'Cas' }],
    })
    expect(changed.status).toBe(200)
    expect(await rosterOf(team_id)).toEqual(['11 Anna ', '- Cas '])
    expect((await office.get(`/teams/${team_id}/`)).body.contact_email).toBe('new@example.org')
    expect((await changeOwn(token, { roster: [{ first_name: 'Cas' }] })).status).toBe(200)
    expect(await rosterOf(team_id)).toEqual(['- Cas '])
    expect((await list()).registrations.find(one => one.id === id)?.changes.map(({ what }) => what)).toEqual([
      'received',
      'roster',
      'confirmed',
      'contact',
      'roster',
      'roster',
    ])

    const [someone] = league.players[0]
    const foreign = await changeOwn(token, { roster: [{ player_id: someone, number: '5' }] })
    expect(foreign.body.errors).toHaveProperty('roster')
    const { version } = await readOwn(token)
    await office.post('/players/', { first_name: 'Dee', organization_id: league.organization })
    await changeOwn(token, { contact_name: 'Somebody else' })
    const stale = await visitor().send(
      'PUT',
      '/my_registration/',
      { version, contact_name: 'x', contact_email: 'x@example.org' },
      own(token),
    )
    expect(stale.status).toBe(412)

    await setForm({ roster_locks_at: '2020-01-01T00:00' })
    expect(await readOwn(token)).toMatchObject({ may_change: true, may_change_roster: false })
    expect((await changeOwn(token, { roster: [] })).body.code).toBe('registration_state')
    expect((await changeOwn(token, { contact_name: 'Yet another' })).status).toBe(200)
    await setForm({ roster_locks_at: null })
    await office.put(`/tournaments/${tournament}/`, { start_date: '2020-01-01' })
    expect((await readOwn(token)).may_change_roster).toBe(false)
  })

  test('asks for licence numbers if the event needs them, and tells a confirmed team what its roster lacks', async () => {
    await setForm({ is_offered: true })
    expect((await visitor().send('GET', `${path}/`)).body.tournament).toMatchObject({
      licence_required: false,
    })
    await office.put(`/tournaments/${tournament}/`, { licence_required: true, minimum_roster: 3 })
    expect((await visitor().send('GET', `${path}/`)).body.tournament).toMatchObject({
      licence_required: true,
    })
    const { token, registration } = await registered(
      team('Licensed', { roster: [{ first_name: 'Ann', licence_number: ' L-1 ' }, { first_name: 'Bob' }] }),
    )
    expect(registration.roster.map(({ licence_number }) => licence_number)).toEqual(['L-1', ''])
    expect(registration.warnings).toEqual([])
    await answer(await idOf('Licensed'), 'confirmed')
    const confirmed = await readOwn(token)
    expect(confirmed.warnings).toEqual([
      '2 players are on the roster; the least is 3.',
      'Bob has no licence number.',
    ])
    const roster = confirmed.roster.map(one => ({ ...one, licence_number: one.licence_number || 'L-2' }))
    const changed = await changeOwn(token, {
      roster: [...roster, { first_name: 'Cas', licence_number: 'L-3' }],
    })
    expect(registrationAnswers.OwnRegistration.parse(changed.body).warnings).toEqual([])
    const numbers = (await list()).registrations.flatMap(one =>
      one.team_name === 'Licensed' ? one.roster.map(({ licence_number }) => licence_number) : [],
    )
    expect(numbers.toSorted()).toEqual(['L-1', 'L-2', 'L-3'])
  })

  test('is withdrawn by its team before it is confirmed; afterwards the office decides', async () => {
    await setForm({ is_offered: true, capacity: 2 })
    const early = await registered(team('Early'))
    const late = await registered(team('Late'))
    expect((await withdraw(early.token)).body.state).toBe('withdrawn')
    expect((await withdraw(early.token)).body.code).toBe('registration_state')
    expect((await changeOwn(early.token, {})).body.code).toBe('registration_state')
    expect((await list()).taken).toBe(1)
    const id = await idOf('Late')
    const { team_id } = registrationAnswers.Registration.parse((await answer(id, 'confirmed')).body)
    expect((await withdraw(late.token)).body).toMatchObject({ state: 'confirmed', wants_out: true })
    expect((await list()).registrations.find(one => one.id === id)?.wants_out).toBe(true)
    expect((await answer(id, 'withdrawn')).body.code).toBe('registration_state')
    expect((await office.delete(`${path}s/${id}/`)).status).toBe(409)
    await office.put(`/tournament_teams/${tournament}/${team_id}/`, { status: 'withdrawn' })
    expect((await answer(id, 'withdrawn')).body).toMatchObject({ state: 'withdrawn', wants_out: false })
    // The office may not have seen yet that it withdrew. A team that comes back is the same team.
    expect((await answer(id, 'confirmed')).body.code).toBe('registration_state')
    expect((await answer(id, 'received')).body.state).toBe('received')
    expect((await answer(id, 'confirmed')).body).toMatchObject({ state: 'confirmed', team_id })
    expect((await office.get(`/tournament_teams/${tournament}/${team_id}/`)).body.status).toBe('playing')
  })

  test('is nobody’s business but the office’s', async () => {
    await setForm({ is_offered: true })
    const { token } = await registered(team('Private', { contact_email: 'private@example.org' }))
    const id = await idOf('Private')
    const other = await makeLeague(server.db)
    const viewer = new Client(server.url, await server.signIn('viewer', league.organization))
    const keeper = new Client(server.url, await server.signIn('scorekeeper', league.organization))
    const stranger = new Client(server.url, await server.signIn('admin', other.organization))
    for (const [client, status] of [
      [new Client(server.url), 401],
      [viewer, 403],
      [keeper, 403],
      [stranger, 403],
    ] as const) {
      expect((await client.get(`${path}s/`)).status).toBe(status)
      expect((await client.get(`${path}_form/`)).status).toBe(status)
      expect((await client.send('PUT', `${path}_form/`, { capacity: 1 })).status).toBe(status)
      expect((await answer(id, 'confirmed', client)).status).toBe(status)
      expect((await client.delete(`${path}s/${id}/`)).status).toBe(status)
      expect((await client.send('POST', `${path}s/${id}/link/`)).status).toBe(status)
    }
    expect((await visitor().send('GET', '/my_registration/')).status).toBe(404)
    expect((await visitor().send('GET', '/my_registration/', undefined, own('wrong'))).status).toBe(404)
    // The registration of another tournament is not answered here.
    const elsewhere = `/tournaments/${league.tournament}/registrations/${id}/`
    expect((await office.send('PUT', elsewhere, { state: 'declined' })).status).toBe(404)
    const answers = await Promise.all(
      [`/tournaments/${tournament}/`, `${path}/`, '/changes/', '/teams/'].map(where =>
        new Client(server.url).get(where),
      ),
    )
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('private@example.org')
    const feed = await server.db.selectFrom('feed').select('document').execute()
    expect(JSON.stringify(feed)).not.toContain('private@example.org')
    expect((await readOwn(token)).contact_email).toBe('private@example.org')
  })

  test('is answered by those alone who have the right at that moment', async () => {
    await setForm({ is_offered: true })
    await registered(team('Answered'))
    const id = await idOf('Answered')
    const former = new Client(server.url, await server.signIn('admin', league.organization))
    expect((await former.get(`${path}s/`)).status).toBe(200)
    const { rows } = await sql<{
      person_id: string
    }>`select person_id from roles order by id desc limit 1`.execute(server.db)
    await server.db
      .deleteFrom('roles')
      .where('person_id', '=', rows[0]?.person_id ?? '')
      .execute()
    expect((await answer(id, 'confirmed', former)).status).toBe(403)
    expect((await list()).registrations[0]?.state).toBe('received')
  })

  test('has a link that a new one replaces, and that ends with the tournament', async () => {
    await setForm({ is_offered: true })
    const { token } = await registered(team('Linked'))
    const hashes = await server.db.selectFrom('registration_links').select('token_hash').execute()
    expect(JSON.stringify(hashes)).not.toContain(token)
    const id = await idOf('Linked')
    const { body } = await office.send('POST', `${path}s/${id}/link/`)
    const renewed = registrationAnswers.RegistrationLink.parse(body).token
    expect((await visitor().send('GET', '/my_registration/', undefined, own(token))).status).toBe(404)
    expect((await readOwn(renewed)).team_name).toBe('Linked')
    expect((await office.delete(`/tournaments/${tournament}/?cascade=true`)).status).toBe(204)
    const gone = await visitor().send('GET', '/my_registration/', undefined, own(renewed))
    expect(gone.status).toBe(404)
    expect(gone.body.error_message).toContain('This link leads to no registration')
    const kept = await server.db
      .selectFrom('registrations')
      .select('id')
      .where('tournament_id', '=', tournament)
      .execute()
    expect(kept).toEqual([])
  })

  test('is removed with all that was sent', async () => {
    await setForm({ is_offered: true })
    const { token } = await registered(team('Removed'))
    const id = await idOf('Removed')
    expect((await office.delete(`${path}s/${id}/`)).status).toBe(204)
    expect((await visitor().send('GET', '/my_registration/', undefined, own(token))).status).toBe(404)
    expect((await office.delete(`${path}s/${id}/`)).status).toBe(404)
    expect((await answer(id, 'confirmed')).status).toBe(404)
  })

  test('has a form that two people do not overwrite for each other', async () => {
    const { version } = await setForm({ capacity: 4 })
    await setForm({ version, capacity: 8 })
    expect((await office.send('PUT', `${path}_form/`, { version, capacity: 16 })).status).toBe(412)
    expect((await office.get(`${path}_form/`)).body.capacity).toBe(8)
    const strange = { questions: [{ id: 77, kind: 'short text', label: 'Mine' }] }
    expect((await office.send('PUT', `${path}_form/`, strange)).body.errors).toHaveProperty('questions')
  })

  test('is limited in size, and for each address in number', async () => {
    await setForm({ is_offered: true })
    const large = team('Large', { answers: { 1: 'x'.repeat(300_000) } })
    expect((await send(large)).status).toBe(413)
    const one = visitor()
    const replies = []
    for (let count = 0; count < 31; count++) replies.push(await one.send('POST', `${path}/`, {}))
    expect(replies.map(({ status }) => status)).toEqual(replies.map((_, index) => (index < 30 ? 400 : 429)))
    expect((await one.send('GET', `${path}/`)).status).toBe(200)
  })
})
