import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { Member } from '../../accounts/ways-in.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { MailServer } from '../../support/mail-server.ts'
import { someText } from '../../support/matchers.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

describe('L16: an answer is in the language that its request accepts', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let mails: MailServer
  let league: SmallLeague
  let office: Client

  beforeAll(async () => {
    mails = await MailServer.start()
    server = await startTestServer({
      databaseUrl: await freshDatabaseUrl(),
      env: {
        SMTP_URL: mails.url,
        MAIL_FROM: 'Sideline <scores@example.org>',
        PUBLIC_URL: 'http://scores.example.org',
      },
    })
    league = await makeLeague(server.db)
    office = new Client(server.url, await server.signIn('admin', league.organization))
  })
  afterAll(async () => {
    await server.stop()
    await mails.stop()
  })

  const read = (path: string, accepted: string, headers: Record<string, string> = {}) =>
    office.send('GET', path, undefined, { 'Accept-Language': accepted, ...headers })

  test.each([
    ['de', 'de', 'Liga 4711 gibt es nicht.'],
    ['de-AT, en;q=0.8', 'de', 'Liga 4711 gibt es nicht.'],
    ['en;q=0.5, de;q=0.9', 'de', 'Liga 4711 gibt es nicht.'],
    ['pt-BR, de;q=0.1', 'de', 'Liga 4711 gibt es nicht.'],
    ['en-US, de', 'en', 'There is no league 4711.'],
    ['de;q=0, en', 'en', 'There is no league 4711.'],
    ['pt', 'en', 'There is no league 4711.'],
    ['*', 'en', 'There is no league 4711.'],
    [';;,q', 'en', 'There is no league 4711.'],
  ])('with Accept-Language %s', async (accepted, language, said) => {
    const { headers, body } = await read('/leagues/4711/', accepted)
    expect(body).toEqual({ error_message: said, code: 'not_found' })
    expect(headers.get('Content-Language')).toBe(language)
    expect(headers.get('Vary')).toContain('Accept-Language')
  })

  test('with what is wrong at each field', async () => {
    const { body } = await office.send(
      'POST',
      '/leagues/',
      { gender: 'unknown', organization_id: 'me', name: 'x'.repeat(201) },
      { 'Accept-Language': 'de' },
    )
    expect(body).toMatchObject({
      code: 'wrong_fields',
      errors: {
        name: ['darf höchstens 200 Zeichen lang sein'],
        gender: ['muss eines von diesen sein: open, mixed, womens, mens'],
        organization_id: ['muss eine ganze Zahl sein'],
      },
    })
  })

  test('of records too, which a cache keeps apart by language', async () => {
    const game = await makeGame(server.db, league)
    const viewer = new Device(
      server.url,
      `tournament:${league.tournament}`,
      await server.signIn('viewer', league.organization),
    )
    await viewer.push([viewer.entry(game, 'play', goalOf(league.teams[0], null, null))])
    const list = `/verdicts/?tournament_id=${league.tournament}`
    const german = await read(list, 'de')
    expect(german.body.objects).toMatchObject([
      {
        reason: 'not_allowed',
        text: someText(/^Nicht gezählt in Spiel \d+, Sexy Legs – Rusty Bikes: Dieses Konto/),
      },
    ])
    const tag = german.headers.get('ETag') ?? ''
    expect((await read(list, 'de', { 'If-None-Match': tag })).status).toBe(304)
    const english = await read(list, 'en', { 'If-None-Match': tag })
    expect(english.status).toBe(200)
    expect(english.body.objects).toMatchObject([{ text: someText(/^Not counted in Game/) }])
  })

  test('outside of the records: accounts, programs and what tablets send', async () => {
    const answers = ['/accounts/me', '/replication/v1/tournament:1/catalog/pull', '/oauth2/nothing'].map(
      async path => {
        const answer = await fetch(server.url + path, { headers: { 'Accept-Language': 'de' } })
        return [answer.status >= 400, answer.headers.get('Content-Language')]
      },
    )
    for (const answer of await Promise.all(answers)) expect(answer).toEqual([true, 'de'])
  })

  test('but for the description of the interface, which is English', async () => {
    const { headers } = await read('/openapi.json', 'de')
    expect(headers.get('Content-Language')).toBe('en')
  })

  test('and a mail is in the language that the request for it accepts', async () => {
    const { email } = await Member.joins(server, 'scorekeeper', league.organization)
    const reply = await fetch(`${server.url}/accounts/password/forgotten`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'de-CH' },
      body: JSON.stringify({ email }),
    })
    expect(reply.status).toBe(202)
    await expect
      .poll(() => mails.to(email).map(({ text }) => text))
      .toContainEqual(expect.stringContaining('Jemand hat um ein neues Passwort gebeten'))
  })
})
