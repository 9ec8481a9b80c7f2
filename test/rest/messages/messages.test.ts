import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { removeExpired } from '../../../server/accounts/remove-expired.ts'
import { messageAnswers } from '../../../shared-schema/api/messages.ts'
import { sendWaiting } from '../../../server/messages/send-waiting.ts'
import { Mailer } from '../../../server/mail/mailer.ts'
import { openLogger } from '../../../server/http/logger.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import { MailServer } from '../../support/mail-server.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

const PUBLIC_URL = 'http://scores.example.org'

/** The text of a mail as its reader sees it. */
const readable = (mail: string): string =>
  Buffer.from(
    mail
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

describe('messages to the teams of an event', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let mails: MailServer
  let league: SmallLeague
  let office: Client
  let path: string
  const contacts = ['one@example.org', 'two@example.org']
  const message = {
    subject: '{event}: news',
    text: 'Hello {contact} of {team}\n{games}\n{link} {other}',
    language: 'en',
  }

  beforeAll(async () => {
    mails = await MailServer.start()
    const env = { SMTP_URL: mails.url, MAIL_FROM: 'scores@example.org', PUBLIC_URL }
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl(), env })
    league = await makeLeague(server.db)
    office = new Client(server.url, await server.signIn('admin', league.organization))
    path = `/tournaments/${league.tournament}/messages/`
    for (const [index, id] of league.teams.entries())
      await office.put(`/teams/${id}/`, {
        contact_name: `Contact ${index + 1}`,
        contact_email: contacts[index],
      })
  })
  afterAll(async () => {
    await server.stop()
    await mails.stop()
  })

  const written = async (body: object, headers?: Record<string, string>) =>
    messageAnswers.Message.parse((await office.send('POST', path, body, headers)).body)
  const states = async () =>
    messageAnswers.Messages.parse((await office.get(path)).body).messages.map(({ deliveries }) =>
      deliveries.map(({ state }) => state),
    )

  test('are shown before they are sent, each with what is about its own team', async () => {
    const {
      mails: shown,
      by_mail,
      unreached_team_ids,
    } = messageAnswers.MessagePreview.parse((await office.send('POST', `${path}?preview=true`, message)).body)
    expect(by_mail).toBe(true)
    expect(unreached_team_ids).toEqual([])
    expect(shown.map(({ email }) => email)).toEqual(contacts)
    expect(shown[0]?.text).toMatch(/^Hello Contact 1 of /)
    expect(shown[0]?.text).toContain(`${PUBLIC_URL}/events/tournament:${league.tournament} {other}`)
    expect(await states()).toEqual([])
  })

  test('are sent to the contact and the captains of a team, with the writer as the one to answer to', async () => {
    const [team] = league.teams
    await server.signIn('captain', league.organization, { kind: 'team', id: team })
    const { deliveries } = await written({ ...message, team_ids: [team] })
    expect(deliveries).toHaveLength(2)
    await expect.poll(states).toEqual([['sent', 'sent']])
    for (const { email, text } of deliveries) {
      // Who joins is also asked to confirm their address.
      const mail = mails.to(email).find(one => readable(one.text).includes(text.split('\n')[0] ?? ''))
      expect(mail?.text).toMatch(/^Reply-To: .+@example\.org/m)
    }
  })

  test('are sent once by a request that comes twice', async () => {
    const once = { ...message, team_ids: [league.teams[1]] }
    const headers = { 'Idempotency-Key': 'the-same' }
    const ids = [await written(once, headers), await written(once, headers)].map(({ id }) => id)
    expect(ids[0]).toBe(ids[1])
    await expect.poll(states).toEqual([['sent'], ['sent', 'sent']])
    expect(mails.to('two@example.org')).toHaveLength(1)
  })

  test('that the mail server refuses say why, and the others go out', async () => {
    mails.unknown.add('one@example.org')
    await written(message)
    const newest = async () => messageAnswers.Messages.parse((await office.get(path)).body).messages[0]
    await expect.poll(async () => (await states())[0]?.toSorted()).toEqual(['refused', 'sent', 'sent'])
    const refused = (await newest())?.deliveries.find(({ state }) => state === 'refused')
    expect([refused?.email, refused?.problem]).toEqual(['one@example.org', '550 No such mailbox here'])
    mails.unknown.clear()
    await server.db
      .deleteFrom('messages')
      .where('id', '=', Number((await newest())?.id))
      .execute()
  })

  test('wait while the mail server is away, and two that send at once send each once', async () => {
    mails.isOpen = false
    await written({ ...message, team_ids: [league.teams[1]] })
    await expect.poll(states).toEqual([['waiting'], ['sent'], ['sent', 'sent']])
    mails.isOpen = true
    const mailer = new Mailer({ url: mails.url, from: 'scores@example.org' }, openLogger('silent'))
    await Promise.all([sendWaiting(server.db, mailer), sendWaiting(server.db, mailer)])
    await expect.poll(states).toEqual([['sent'], ['sent'], ['sent', 'sent']])
    expect(mails.to('two@example.org')).toHaveLength(3)
  })

  test('that were under way when the server stopped are sent again only by hand', async () => {
    await server.db
      .updateTable('deliveries')
      .set({ state: 'sending', time_changed: '2026-01-01T00:00:00Z' })
      .where('email', '=', 'two@example.org')
      .execute()
    const mailer = new Mailer({ url: mails.url, from: 'scores@example.org' }, openLogger('silent'))
    await sendWaiting(server.db, mailer)
    expect((await states())[0]).toEqual(['unknown'])
    for (const id of ['0', '1e2', '3000000000'])
      expect((await office.send('POST', `${path}${id}/retry/`)).status).toBe(404)
    expect(mails.to('two@example.org')).toHaveLength(3)
    const { messages } = messageAnswers.Messages.parse((await office.get(path)).body)
    expect((await office.send('POST', `${path}${messages[0]?.id}/retry/`)).body).toEqual({ retried: 1 })
    await expect.poll(async () => (await states())[0]).toEqual(['sent'])
    expect(mails.to('two@example.org')).toHaveLength(4)
  })

  test('are for those who manage the event alone, and for teams that play in it', async () => {
    const viewer = new Client(server.url, await server.signIn('viewer', league.organization))
    expect((await viewer.send('POST', path, message)).status).toBe(403)
    expect((await viewer.get(path)).status).toBe(403)
    expect((await new Client(server.url).get(path)).status).toBe(401)
    const other = await makeLeague(server.db)
    const stranger = new Client(server.url, await server.signIn('admin', other.organization))
    expect((await stranger.get(path)).status).toBe(403)
    expect((await office.send('POST', path, { ...message, team_ids: other.teams })).status).toBe(400)
    expect((await office.send('POST', path, { ...message, subject: ' ' })).status).toBe(400)
  })

  test('reach no guests, whose addresses are for their own organization', async () => {
    const other = await makeLeague(server.db)
    const [guest] = other.teams
    await server.db
      .updateTable('teams')
      .set({ contact_email: 'guest@example.org' })
      .where('id', '=', guest)
      .execute()
    await office.post('/tournament_teams/', { tournament_id: league.tournament, team_id: guest })
    const shown = async () =>
      messageAnswers.MessagePreview.parse((await office.send('POST', `${path}?preview=true`, message)).body)
    expect(JSON.stringify(await shown())).not.toContain('guest@')
    const entry = server.db.updateTable('tournament_teams').where('team_id', '=', guest)
    await entry.set({ consent: 'given' }).execute()
    const { mails, unreached_team_ids } = await shown()
    expect(JSON.stringify(mails)).not.toContain('guest@')
    expect(unreached_team_ids).toEqual([guest])
    await server.db.deleteFrom('tournament_teams').where('team_id', '=', guest).execute()
  })

  test('of moved games mark the schedule as known in the same step, unless it has changed again', async () => {
    const published = `/tournaments/${league.tournament}/published/`
    const { body } = await office.get(published)
    const refused = await office.send('POST', path, { ...message, published_version: 'another' })
    expect(refused.status).toBe(412)
    const before = (await states()).length
    await written({ ...message, published_version: String(body.version) })
    expect(await states()).toHaveLength(before + 1)
  })

  test('lose names, addresses and texts after 90 days', async () => {
    await expect.poll(async () => (await states()).flat().filter(state => /ing$/.test(state))).toEqual([])
    const inNinetyDays = sql`now() - interval '90 days 1 second'`
    await sql`update deliveries set time_changed = ${inNinetyDays} where email = 'one@example.org'`.execute(
      server.db,
    )
    await removeExpired(server.db)
    const { messages } = messageAnswers.Messages.parse((await office.get(path)).body)
    const left = messages.flatMap(({ deliveries }) => deliveries)
    expect(left.some(({ email }) => email === 'one@example.org')).toBe(false)
    expect(left.find(({ email }) => email === '')).toMatchObject({
      name: '',
      subject: '',
      text: '',
      problem: '',
    })
    expect(left.some(({ email }) => email === 'two@example.org')).toBe(true)
  })
})

describe('messages of a server that sends no mails', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('are kept with their texts, to be copied', async () => {
    const server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const league = await makeLeague(server.db)
    const office = new Client(server.url, await server.signIn('admin', league.organization))
    const path = `/seasons/${league.season}/messages/`
    const text = { subject: 'News', text: '{team}', language: 'de' }
    expect((await office.send('POST', path, text)).status).toBe(400)
    await office.put(`/teams/${league.teams[0]}/`, { contact_email: 'one@example.org' })
    const { deliveries } = messageAnswers.Message.parse((await office.send('POST', path, text)).body)
    expect(deliveries.map(({ state, email }) => [state, email])).toEqual([['manual', 'one@example.org']])
    await server.stop()
  })
})
