import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Mailer } from '../../server/mail/mailer.ts'
import { openLogger } from '../../server/http/logger.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeLeague, type SmallLeague } from '../support/league.ts'
import { codeIn, MailServer, type ReceivedMail } from '../support/mail-server.ts'
import { someText } from '../support/matchers.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Browser } from './browser.ts'
import { codeOf } from './phone-app.ts'
import { Member, openWays, PASSWORD } from './ways-in.ts'

const NEW_PASSWORD = 'violet lantern 42'
const PUBLIC_URL = 'http://scores.example.org'

describe('L12: by e-mail', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let mails: MailServer
  let league: SmallLeague

  beforeAll(async () => {
    mails = await MailServer.start()
    server = await startTestServer({
      databaseUrl: await freshDatabaseUrl(),
      env: { SMTP_URL: mails.url, MAIL_FROM: 'Sideline <scores@example.org>', PUBLIC_URL },
    })
    league = await makeLeague(server.db)
  })
  afterAll(async () => {
    await server.stop()
    await mails.stop()
  })

  const joins = () => Member.joins(server, 'scorekeeper', league.organization)
  const visitor = () => new Browser(server.url)
  const forgotten = (email: string) => visitor().post('/accounts/password/forgotten', { email })
  const reset = (code: string) => visitor().post('/accounts/password/reset', { code, password: NEW_PASSWORD })
  const verify = (code: string) => visitor().post('/accounts/email/verify', { code })
  const asksToVerify = async (member: Member) =>
    (await member.browser.get('/accounts/me')).body.asks_to_verify_email
  const about = (address: string, page: 'reset' | 'verify'): ReceivedMail[] =>
    mails.to(address).filter(({ text }) => text.includes(`/${page}#`))
  /** The code of the last mail of a kind, once there are so many of them. */
  async function mailed(address: string, page: 'reset' | 'verify', count = 1): Promise<string> {
    await expect.poll(() => about(address, page).length).toBe(count)
    const [mail] = about(address, page).slice(-1)
    return mail ? codeIn(mail) : ''
  }

  describe('a lost password is replaced', () => {
    test('by a link that leads to the public address, works once and ends every other way in', async () => {
      const sam = await joins()
      const ways = await sam.makeWaysIn()
      expect(await forgotten(sam.email.toUpperCase())).toMatchObject({ status: 202, body: {} })
      const code = await mailed(sam.email, 'reset')
      expect(about(sam.email, 'reset')[0]?.text).toContain(`${PUBLIC_URL}/reset#${code}`)
      expect(await reset(code)).toMatchObject({ status: 200, body: { email: sam.email } })
      expect(await openWays(ways)).toEqual([])
      expect((await sam.signIn(NEW_PASSWORD, sam.browser)).status).toBe(200)
      expect(await asksToVerify(sam)).toBe(false)
      expect((await reset(code)).status).toBe(400)
    })

    test('with the same answer where there is no such account, or a disabled one, and no mail', async () => {
      const owner = await Member.joins(server, 'owner')
      const sam = await joins()
      await owner.browser.post(`/accounts/people/${await sam.id()}/disable`, {})
      const known = await forgotten(owner.email)
      const reply = ({ status, body }: Awaited<ReturnType<typeof forgotten>>) => ({ status, body })
      for (const email of ['nobody@example.org', sam.email])
        expect(reply(await forgotten(email))).toEqual(reply(known))
      await mailed(owner.email, 'reset')
      expect(mails.to('nobody@example.org')).toEqual([])
      expect(about(sam.email, 'reset')).toEqual([])
      expect((await forgotten('no address')).status).toBe(400)
    })

    test('leads nowhere by the name under which a request reached the server', async () => {
      const sam = await joins()
      const reply = await fetch(`${server.url}/accounts/password/forgotten`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-Host': 'evil.test' },
        body: JSON.stringify({ email: sam.email }),
      })
      expect(reply.status).toBe(202)
      await mailed(sam.email, 'reset')
      expect(about(sam.email, 'reset')[0]?.text).not.toContain('evil.test')
    })

    test('at most three times an hour, however many ask at once', async () => {
      const sam = await joins()
      await mailed(sam.email, 'verify')
      await sql`delete from account_links`.execute(server.db)
      await Promise.all([1, 2, 3, 4, 5, 6].map(() => forgotten(sam.email)))
      await mailed(sam.email, 'reset', 3)
      const last = await joins()
      await forgotten(last.email)
      await mailed(last.email, 'reset')
      expect(about(sam.email, 'reset')).toHaveLength(3)
    })

    test('while two-step sign-in stays on: a mailbox is no phone', async () => {
      const sam = await joins()
      const { body } = await sam.browser.post('/accounts/second-factor', { password: PASSWORD })
      await sam.browser.post('/accounts/second-factor/confirm', { code: codeOf(String(body.key)) })
      await forgotten(sam.email)
      await reset(await mailed(sam.email, 'reset'))
      expect((await sam.signIn(NEW_PASSWORD)).body).toMatchObject({ twoFactorRedirect: true })
    })

    test('not by a mail to an address that the account had before', async () => {
      const sam = await joins()
      await forgotten(sam.email)
      const code = await mailed(sam.email, 'reset')
      await sam.browser.send('PUT', '/accounts/me/email', { email: `new.${sam.email}`, password: PASSWORD })
      expect(await reset(code)).toMatchObject({ status: 400, body: { errors: { code: [someText()] } } })
      expect((await sam.browser.get('/accounts/me')).status).toBe(200)
    })
  })

  describe('an address is verified', () => {
    test('by a mail to the person who joined; its code is stored only as a hash and works once', async () => {
      const sam = await joins()
      expect(await asksToVerify(sam)).toBe(true)
      const code = await mailed(sam.email, 'verify')
      const { rows } = await sql<{
        text: string
      }>`select account_links::text as text from account_links`.execute(server.db)
      expect(rows.map(({ text }) => text).join()).not.toContain(code)
      expect((await reset(code)).status, 'it is no link for a password').toBe(400)
      expect(await verify(code)).toMatchObject({ status: 200, body: { email: sam.email } })
      expect(await asksToVerify(sam)).toBe(false)
      expect((await verify(code)).status).toBe(400)
    })

    test('afresh when it changes, and not by the mail to the one before', async () => {
      const sam = await joins()
      const first = await mailed(sam.email, 'verify')
      await sam.browser.send('PUT', '/accounts/me/email', { email: `new.${sam.email}`, password: PASSWORD })
      expect((await verify(first)).status).toBe(400)
      expect(await asksToVerify(sam)).toBe(true)
      expect((await verify(await mailed(`new.${sam.email}`, 'verify'))).status).toBe(200)
      expect(await asksToVerify(sam)).toBe(false)
    })

    test('with further mails on request in a session, three within an hour', async () => {
      const sam = await joins()
      const again = () => sam.browser.post('/accounts/me/email/verification', {})
      await mailed(sam.email, 'verify')
      expect([(await again()).status, (await again()).status, (await again()).status]).toEqual([
        204, 204, 409,
      ])
      await mailed(sam.email, 'verify', 3)
      expect((await visitor().post('/accounts/me/email/verification', {})).status).toBe(401)
    })
  })

  describe('somebody is invited', () => {
    const invitation = () => ({
      organization_id: league.organization,
      role: 'captain',
      place: { kind: 'team', id: league.teams[0] },
      email: 'Cap@Example.org',
    })
    // Who joins gets a mail to verify the address, too, which may come later.
    const invitations = () => mails.to('cap@example.org').filter(({ text }) => text.includes('/join#'))

    test('by a link that names who invites to what, and leads to the public address', async () => {
      const admin = await Member.joins(server, 'admin', league.organization)
      const { status, body } = await admin.browser.post('/accounts/invitations', invitation())
      expect(status).toBe(201)
      expect(body.url).toMatch(new RegExp(`^${PUBLIC_URL}/join#`))
      const [mail] = invitations()
      expect(mail?.text).toContain(String(body.url))
      expect(mail?.text).toContain('Test admin invites you to Test Organization, Sexy Legs')
      const joined = {
        code: mail && codeIn(mail),
        name: 'Cap',
        email: 'cap@example.org',
        password: NEW_PASSWORD,
      }
      expect((await visitor().post('/accounts/join', joined)).status).toBe(201)
    })

    test('by nobody who may not, and not while the mail server takes no mails', async () => {
      const before = invitations().length
      const keeper = await joins()
      expect((await keeper.browser.post('/accounts/invitations', invitation())).status).toBe(403)
      const admin = await Member.joins(server, 'admin', league.organization)
      mails.isOpen = false
      expect((await admin.browser.post('/accounts/invitations', invitation())).status).toBe(503)
      mails.isOpen = true
      mails.unknown.add('cap@example.org')
      expect((await admin.browser.post('/accounts/invitations', invitation())).status).toBe(503)
      mails.unknown.clear()
      expect(invitations()).toHaveLength(before)
      const pending = `/accounts/invitations?organization_id=${league.organization}`
      expect((await admin.browser.get(pending)).body).toEqual({ invitations: [] })
    })
  })

  test('nothing works while the mail server does not, and everybody is told so alike', async () => {
    const sam = await joins()
    await mailed(sam.email, 'verify')
    mails.isOpen = false
    const words = { status: 503, body: { error_message: someText(/mail server/) } }
    for (const email of [sam.email, 'nobody@example.org']) expect(await forgotten(email)).toMatchObject(words)
    expect(await sam.browser.post('/accounts/me/email/verification', {})).toMatchObject(words)
    mails.isOpen = true
    expect((await forgotten(sam.email)).status).toBe(202)
  })

  test('what goes wrong is logged without an address', async () => {
    const lines: string[] = []
    const mailer = new Mailer(
      { url: mails.url, from: 'scores@example.org' },
      openLogger('error', {
        write: line => {
          lines.push(line)
        },
      }),
    )
    mails.isOpen = false
    mailer.later(() => mailer.send({ to: 'sam@example.org', subject: 'x', text: 'x' }))
    await mailer.close()
    mails.isOpen = true
    expect(lines.join()).toContain('A mail was not sent')
    expect(lines.join()).not.toContain('example.org')
  })
})

describe('without a mail server', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('nothing is offered by e-mail', async () => {
    const server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const sam = await Member.joins(server, 'owner')
    expect((await sam.browser.get('/accounts/sign-in')).body).toMatchObject({ resets_by_email: false })
    expect((await sam.browser.get('/accounts/me')).body.asks_to_verify_email).toBe(false)
    for (const path of ['/accounts/password/forgotten', '/accounts/me/email/verification']) {
      expect(await sam.browser.post(path, { email: sam.email })).toMatchObject({
        status: 404,
        body: { error_message: someText(/sends no e-mails/) },
      })
    }
    await server.stop()
  })
})
