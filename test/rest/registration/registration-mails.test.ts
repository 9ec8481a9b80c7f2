/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registrationAnswers } from '../../../shared-schema/api/registrations.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import { MailServer } from '../../support/mail-server.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

const PUBLIC_URL = 'http://scores.example.org'

describe('a server that sends mails', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let mails: MailServer
  let league: SmallLeague
  let office: Client
  let path: string

  beforeAll(async () => {
    mails = await MailServer.start()
    const env = { SMTP_URL: mails.url, MAIL_FROM: 'scores@example.org', PUBLIC_URL }
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl(), env })
    league = await makeLeague(server.db)
    office = new Client(server.url, await server.signIn('admin', league.organization))
    path = `/tournaments/${league.tournament}/registration`
    await office.send('PUT', `${path}_form/`, { is_offered: true })
  })
  afterAll(async () => {
    await server.stop()
    await mails.stop()
  })

  const textsTo = (address: string) =>
    mails.to(address).map(({ text }) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
  const register = async (name: string, address: string, headers: Record<string, string> = {}) => {
    const values = { team_name: name, contact_name: 'Ann', contact_email: address }
    const { body } = await new Client(server.url).send('POST', `${path}/`, values, headers)
    return registrationAnswers.NewRegistration.parse(body)
  }

  test('mails the private link to the contact, in the language of the form', async () => {
    const { token } = await register('Zugvögel', 'ann@example.org', { 'Accept-Language': 'de' })
    await expect.poll(() => textsTo('ann@example.org')).toHaveLength(1)
    expect(textsTo('ann@example.org')[0]).toContain(`${PUBLIC_URL}/registration#${token}`)
    expect(textsTo('ann@example.org')[0]).toContain('muss')
  })

  test('mails what is to pay, with the reference of the team', async () => {
    const fees = [{ name: 'Startgeld', amount: 5050, due_date: '2026-05-01' }]
    const form = { currency: 'EUR', fees, payment_instructions: 'IBAN NL00' }
    await office.send('PUT', `${path}_form/`, form)
    const { registration } = await register('Zahlende', 'pays@example.org', { 'Accept-Language': 'de' })
    await office.send('PUT', `${path}_form/`, { fees: [] })
    await expect.poll(() => textsTo('pays@example.org')).toHaveLength(1)
    const [text = ''] = textsTo('pays@example.org')
    expect(text).toContain(registration.reference)
    expect(text).toContain('50,50')
    expect(text).toContain('bis 1. Mai 2026')
    expect(text).toContain('IBAN NL00')
  })

  test('mails the answer of the office, once', async () => {
    const { registrations } = registrationAnswers.Registrations.parse((await office.get(`${path}s/`)).body)
    const where = `${path}s/${registrations[0]?.id}/`
    await Promise.all([1, 2].map(() => office.send('PUT', where, { state: 'confirmed' })))
    await expect.poll(() => textsTo('ann@example.org')).toHaveLength(2)
    expect(textsTo('ann@example.org')[1]).toContain('nimmt teil')
    expect(textsTo('ann@example.org')[1]).not.toContain('/registration#')
  })

  test('mails nothing twice for a request that comes twice', async () => {
    const once = { 'Idempotency-Key': 'once' }
    await register('Twice', 'twice@example.org', once)
    await register('Twice', 'twice@example.org', once)
    await register('After', 'after@example.org')
    await expect.poll(() => textsTo('after@example.org')).toHaveLength(1)
    expect(textsTo('twice@example.org')).toHaveLength(1)
  })

  test('is no way to flood the address of somebody else', async () => {
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await register(name, 'victim@example.org')
    await register('Last', 'last@example.org')
    await expect.poll(() => textsTo('last@example.org')).toHaveLength(1)
    await expect.poll(() => textsTo('victim@example.org')).toHaveLength(3)
  })
})
