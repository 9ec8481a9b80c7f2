/** @module-tag long */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { feeAnswers } from '../../../shared-schema/api/fees.ts'
import { registrationAnswers } from '../../../shared-schema/api/registrations.ts'
import { referenceOf } from '../../../server/registration/reference.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeLeague, type SmallLeague } from '../../support/league.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { bodyOf, Client } from '../client.ts'

describe('the fees of a tournament', () => {
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

  const fees = [
    { name: 'Entry fee', amount: 20_000, due_date: '2099-05-01' },
    { name: 'Deposit', amount: 5000, due_date: '2020-05-01' },
  ]
  beforeEach(async () => {
    tournament = await make(server.db, 'tournaments', {
      name: 'Open Cup',
      season_id: league.season,
      timezone: 'Europe/Amsterdam',
      start_date: '2099-06-13',
    })
    path = `/tournaments/${tournament}`
    const form = { is_offered: true, currency: 'EUR', fees, payment_instructions: 'IBAN NL00' }
    expect((await setForm(form)).status).toBe(200)
  })

  let visitors = 0
  const fromAddress = () => ({ 'X-Forwarded-For': `2001:db8:1:${(++visitors).toString(16)}::1` })
  const setForm = (values: object) => office.send('PUT', `${path}/registration_form/`, values)
  const register = async (name: string, contact = 'Ann Lee') => {
    const body = { team_name: name, contact_name: contact, contact_email: 'ann@example.org' }
    const reply = await new Client(server.url).send('POST', `${path}/registration/`, body, fromAddress())
    expect(reply.status).toBe(201)
    const { token, registration } = registrationAnswers.NewRegistration.parse(reply.body)
    return { token, registration, id: await idOf(name) }
  }
  const list = async () =>
    registrationAnswers.Registrations.parse((await office.get(`${path}/registrations/`)).body)
  const idOf = async (name: string) => (await find(name)).id
  const find = async (name: string) => {
    const found = (await list()).registrations.find(({ team_name }) => team_name === name)
    if (!found) throw new Error(`There is no registration of ${name}`)
    return found
  }
  const answer = (id: number, state: string) => office.send('PUT', `${path}/registrations/${id}/`, { state })
  const own = async (token: string) =>
    registrationAnswers.OwnRegistration.parse(
      (
        await new Client(server.url).send('GET', '/my_registration/', undefined, {
          'Registration-Token': token,
          ...fromAddress(),
        })
      ).body,
    )
  const pay = (payments: object[], headers: Record<string, string> = {}, client = office) =>
    client.send('POST', `${path}/payments/`, { payments }, headers)
  const paid = async (...args: Parameters<typeof pay>) => {
    const reply = await pay(...args)
    expect(reply.status).toBe(201)
    return feeAnswers.RecordedPayments.parse(reply.body).payments
  }
  const cancel = (id: number, client = office) => client.send('POST', `${path}/payments/${id}/cancellation/`)
  const match = async (rows: object[]) =>
    feeAnswers.MatchedBankRows.parse((await office.send('POST', `${path}/bank_rows/`, { rows })).body).rows
  const day = '2026-05-03'

  test('are seen before a team registers, and kept as they were when it did', async () => {
    const { body } = await new Client(server.url).get(`${path}/registration/`)
    expect(body).toMatchObject({ currency: 'EUR', fees })
    expect(JSON.stringify(body)).not.toContain('IBAN')
    const { token } = await register('Early')
    await setForm({ fees: [{ name: 'Entry fee', amount: 30_000 }] })
    await register('Late')
    expect((await find('Early')).fees).toEqual(fees)
    expect((await find('Late')).fees).toEqual([{ name: 'Entry fee', amount: 30_000, due_date: null }])
    expect(await own(token)).toMatchObject({
      currency: 'EUR',
      payment_instructions: 'IBAN NL00',
      balance: { owed: 25_000, paid: 0, open: 25_000, overdue: 5000, next_due: '2020-05-01' },
    })
    expect((await own(token)).reference).toMatch(/^RF\d\d \d{4} \d\d/)
    expect((await list()).totals).toEqual({
      paid: 0,
      open: 55_000,
      overdue: 5000,
      overpaid: 0,
      returnable: 0,
    })
  })

  test('have one currency, which stays once teams owe in it', async () => {
    expect((await setForm({ currency: null })).body.errors).toHaveProperty('currency')
    expect((await setForm({ currency: 'XYZ' })).body.errors).toHaveProperty('currency')
    expect((await setForm({ currency: 'CHF' })).status).toBe(200)
    await register('Owing')
    expect((await setForm({ currency: 'EUR' })).body.errors).toHaveProperty('currency')
    const wrong = await setForm({ fees: [{ name: ' ', amount: 0, due_date: 'soon' }] })
    expect(Object.keys(bodyOf(wrong.body.errors))).toEqual([
      'fees.0.name',
      'fees.0.amount',
      'fees.0.due_date',
    ])
  })

  test('can be changed for one team, and two people do not overwrite each other', async () => {
    const { id } = await register('Discounted')
    const put = (body: object, client = office) =>
      client.send('PUT', `${path}/registrations/${id}/fees/`, body)
    const less = [...fees, { name: 'Early bird', amount: -6000 }]
    const both = await Promise.all([put({ version: 0, fees: less }), put({ version: 0, fees: [] })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    await put({ fees: less })
    const now = await find('Discounted')
    expect(now).toMatchObject({ balance: { owed: 19_000, overdue: 0, next_due: '2099-05-01' } })
    expect(now.changes.map(({ what }) => what)).toContain('fees')
    await put({ fees: less })
    expect((await find('Discounted')).fees_version).toBe(now.fees_version)
  })

  test('are paid in part, too much, and back; a payment that is taken back stays in the list', async () => {
    const { id, token } = await register('Payers')
    const of = (amount: number) => [{ registration_id: id, amount, day, note: 'Cash' }]
    const balance = async () => (await find('Payers')).balance
    await paid(of(10_000))
    expect(await balance()).toMatchObject({ paid: 10_000, open: 15_000, overdue: 0, next_due: '2099-05-01' })
    const [second] = await paid(of(20_000))
    expect(await balance()).toMatchObject({ open: -5000, next_due: null })
    expect((await list()).totals).toMatchObject({ open: 0, overpaid: 5000 })
    await paid(of(-5000))
    expect(await balance()).toMatchObject({ paid: 25_000, open: 0 })
    await Promise.all([cancel(second?.id ?? 0), cancel(second?.id ?? 0)])
    expect(await balance()).toMatchObject({ paid: 5000, open: 20_000 })
    const { payments } = await find('Payers')
    expect(payments.map(({ amount, cancelled }) => [amount, cancelled !== null])).toEqual([
      [10_000, false],
      [20_000, true],
      [-5000, false],
    ])
    expect(payments[1]).toMatchObject({ note: 'Cash', bank_row: null, person: {}, cancelled: { person: {} } })
    const seen = await own(token)
    expect(seen.payments).toEqual([
      { day, amount: 10_000 },
      { day, amount: -5000 },
    ])
    expect(JSON.stringify(seen)).not.toContain('Cash')
  })

  test('take a payment once, however often its request comes', async () => {
    const { id } = await register('Once')
    const twice = [{ registration_id: id, amount: 1000, day }]
    const key = { 'Idempotency-Key': `once-${tournament}` }
    await Promise.all([paid(twice, key), paid(twice, key)])
    expect((await find('Once')).balance.paid).toBe(1000)
    await paid(twice)
    expect((await find('Once')).balance.paid).toBe(2000)
  })

  test('are no longer open for a team that is not in', async () => {
    const { id } = await register('Leaving')
    await paid([{ registration_id: id, amount: 1000, day }])
    await answer(id, 'declined')
    expect((await find('Leaving')).balance).toMatchObject({ paid: 1000, open: 0, overdue: 0 })
    expect((await list()).totals).toMatchObject({ returnable: 1000, overpaid: 0 })
    await answer(id, 'received')
    expect((await find('Leaving')).balance.open).toBe(24_000)
  })

  test('of a bank statement: finds teams by reference, and else by name and amount', async () => {
    const { registration } = await register('Zugvögel', 'Nora van Dyk')
    await register('Night Owls', 'Ann Lee')
    const [birds, owls] = [await idOf('Zugvögel'), await idOf('Night Owls')]
    const reference = registration.reference.toLowerCase().replaceAll(' ', '')
    const [last = ''] = reference.slice(-1)
    const mistyped = `${reference.slice(0, -1)}${(Number(last) + 1) % 10}`
    const rows = [
      { day, amount: 700, payer: 'Bank', text: `Fee ${reference.slice(0, 6)}\n${reference.slice(6)} thanks` },
      { day, amount: 25_000, payer: 'FC', text: 'NIGHTOWLS entry' },
      { day, amount: 20_000, payer: 'DYK, NORA VAN', text: `fee ${mistyped}` },
      { day, amount: 333, payer: 'Night Owls', text: 'Night Owls' },
      { day, amount: 4300, payer: 'FC ZUGVOEGEL', text: '' },
      { day, amount: 25_000, payer: 'Somebody', text: 'Zugvögel and Night Owls' },
      { day, amount: -990, payer: 'Bank', text: 'Charges' },
      { day, amount: 25_000, payer: 'Night Owls', text: 'the second for one open amount' },
    ]
    expect(await match(rows)).toEqual([
      { registration_id: birds, matched_by: 'reference', state: 'new' },
      { registration_id: owls, matched_by: 'name', state: 'new' },
      { registration_id: birds, matched_by: 'name', state: 'new' },
      { registration_id: null, matched_by: null, state: 'new' },
      { registration_id: birds, matched_by: 'name', state: 'new' },
      { registration_id: null, matched_by: null, state: 'new' },
      { registration_id: null, matched_by: null, state: 'new' },
      { registration_id: null, matched_by: null, state: 'new' },
    ])
    expect((await list()).totals.paid).toBe(0)
  })

  test('of a bank statement: no team by a part of a word, or by a name next to the reference of another event', async () => {
    await register('Lions')
    const row = { day, amount: 25_000 }
    const rows = [
      { ...row, payer: 'Carla Millions' },
      { ...row, payer: 'Lions', text: referenceOf(4_000_000) },
      { ...row, payer: 'FC The-Lions' },
    ]
    expect((await match(rows)).map(({ matched_by }) => matched_by)).toEqual([null, null, 'name'])
  })

  test('of a bank statement: a row counts once, also if two people import it at the same time', async () => {
    const { id } = await register('Imported')
    const other = new Client(server.url, await server.signIn('owner', league.organization))
    const row = { payer: 'Ann Lee', text: 'Entry fee' }
    const from = (bank_row: object) => ({ registration_id: id, amount: 1000, day, bank_row })
    const both = [from(row), from({ ...row, occurrence: 2 })]
    const replies = await Promise.all([paid(both), paid(both, {}, other)])
    expect(replies.flat().filter(({ is_new }) => is_new)).toHaveLength(2)
    await paid([from({ payer: ' ANN  LEE', text: 'Entry fee ' })])
    expect((await find('Imported')).balance.paid).toBe(2000)
    expect((await find('Imported')).payments[0]?.bank_row).toEqual(row)

    const [first] = replies[0]
    await cancel(first?.id ?? 0)
    expect((await find('Imported')).payments[0]?.bank_row).toEqual({ payer: '', text: '' })
    const rows = [
      { amount: 1000, day, ...row },
      { amount: 1000, day, ...row, occurrence: 2 },
    ]
    expect((await match(rows)).map(({ state }) => state)).toEqual(['cancelled', 'recorded'])
    await paid(both)
    expect((await find('Imported')).balance.paid).toBe(2000)

    await paid([{ registration_id: id, amount: 4000, day: '2026-05-01' }])
    const { reference } = await find('Imported')
    expect(await match([{ amount: 4000, day, text: reference }])).toMatchObject([{ state: 'alike' }])
  })

  test('are recorded as a whole or not at all, and only for teams of the tournament', async () => {
    const { id } = await register('Whole')
    const wrong = await pay([
      { registration_id: id, amount: 1000, day },
      { registration_id: 2_000_000, amount: 1000, day },
    ])
    expect(wrong.body.errors).toHaveProperty(['payments.1.registration_id'])
    expect((await find('Whole')).balance.paid).toBe(0)
    expect((await pay([{ registration_id: id, amount: 0, day }])).status).toBe(400)
    expect((await pay([{ registration_id: id, amount: 1.5, day }])).status).toBe(400)
  })

  test('are nobody’s business but the office’s, and everything goes with the registration', async () => {
    const { id, token } = await register('Private')
    const [payment] = await paid([
      { registration_id: id, amount: 1000, day, bank_row: { payer: 'Secret Payer', text: 'x' } },
    ])
    const other = await makeLeague(server.db)
    for (const [client, status] of [
      [new Client(server.url), 401],
      [new Client(server.url, await server.signIn('viewer', league.organization)), 403],
      [new Client(server.url, await server.signIn('scorekeeper', league.organization)), 403],
      [new Client(server.url, await server.signIn('admin', other.organization)), 403],
    ] as const) {
      expect((await pay([{ registration_id: id, amount: 1, day }], {}, client)).status).toBe(status)
      expect((await cancel(payment?.id ?? 0, client)).status).toBe(status)
      const rows = [{ amount: 1000, day }]
      expect((await client.send('POST', `${path}/bank_rows/`, { rows })).status).toBe(status)
      expect((await client.send('PUT', `${path}/registrations/${id}/fees/`, { fees: [] })).status).toBe(
        status,
      )
    }
    expect((await find('Private')).balance).toMatchObject({ owed: 25_000, paid: 1000 })
    expect(JSON.stringify(await own(token))).not.toContain('Secret Payer')
    // The payment of another tournament is not taken back here.
    const elsewhere = `/tournaments/${league.tournament}/payments/${payment?.id}/cancellation/`
    expect((await office.send('POST', elsewhere)).status).toBe(404)
    expect((await office.delete(`${path}/registrations/${id}/`)).status).toBe(409)
    await cancel(payment?.id ?? 0)
    expect((await office.delete(`${path}/registrations/${id}/`)).status).toBe(204)
    const { rows } = await sql`select from registration_payments where tournament_id = ${tournament}`.execute(
      server.db,
    )
    expect(rows).toEqual([])
  })

  test('are paid after the event is closed, too', async () => {
    const { id } = await register('Late payers')
    expect((await office.put(`${path}/`, { is_closed: true })).status).toBeLessThan(300)
    const [payment] = await paid([{ registration_id: id, amount: 1000, day }])
    expect((await cancel(payment?.id ?? 0)).status).toBe(200)
    const changed = await office.send('PUT', `${path}/registrations/${id}/fees/`, { fees: [] })
    expect(changed.body).toMatchObject({ fees: [], balance: { owed: 0, paid: 0 } })
  })

  test('are overdue by the day in the zone of the tournament', async () => {
    const { rows } = await sql<{ today: string; before: string }>`
      select to_char(now() at time zone 'Pacific/Kiritimati', 'YYYY-MM-DD') as today,
        to_char(now() at time zone 'Pacific/Pago_Pago', 'YYYY-MM-DD') as before`.execute(server.db)
    const { today = '', before = '' } = rows[0] ?? {}
    expect(before < today).toBe(true)
    await setForm({ fees: [{ name: 'Entry fee', amount: 100, due_date: before }] })
    await register('Somewhere')
    await office.put(`${path}/`, { timezone: 'Pacific/Kiritimati' })
    expect((await find('Somewhere')).balance.overdue).toBe(100)
    await office.put(`${path}/`, { timezone: 'Pacific/Pago_Pago' })
    expect((await find('Somewhere')).balance.overdue).toBe(0)
  })
})
