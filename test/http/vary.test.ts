import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { EPOCH } from '../../shared-schema/replication/scope.ts'
import { Browser } from '../accounts/browser.ts'
import { PassWorld } from '../accounts/pass-world.ts'
import { Member } from '../accounts/ways-in.ts'
import { postgresDatabases } from '../support/database.ts'
import { make } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

type Sent = Readonly<Record<string, string>>

/** The parts of an answer that must not be given to another request; its age does not count. */
interface Said {
  readonly status: number
  readonly type: string | null
  readonly body: string
  readonly vary: readonly string[]
}

describe('an answer names in Vary every header that would change it', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxied: TestServer
  let addresses: string[]
  let member: Sent
  let holder: string
  let headers: Record<string, string>

  beforeAll(async () => {
    const databaseUrl = await freshDatabaseUrl()
    server = await startTestServer({ databaseUrl })
    proxied = await startTestServer({ databaseUrl, env: { TRUST_PROXY: '1' } })
    const world = await PassWorld.make(server)
    const { organization, tournament, teams } = world.league
    await server.db
      .updateTable('organizations')
      .set({ is_public: false })
      .where('id', '=', organization)
      .execute()
    await make(server.db, 'organizations', { name: 'Open', is_public: true })
    const sam = await Member.joins(server, 'admin', organization)
    const browser = new Browser(server.url, server.url, sam.browser.cookie)
    const { code } = await world.makePass()
    const arrived = await browser.post('/accounts/passes/arrive', { code, name: 'Kim' })
    holder = z.object({ person: z.object({ id: z.string() }) }).parse(arrived.body).person.id
    member = { Cookie: browser.cookie ?? '' }
    const token = await server.signIn('viewer', organization)
    headers = {
      Accept: 'text/csv',
      'Accept-Language': 'de',
      Authorization: `Bearer ${token}`,
      Cookie: member.Cookie ?? '',
      'Acting-Person': holder,
      Origin: 'https://elsewhere.example',
      Referer: 'https://elsewhere.example/page',
      'User-Agent': 'Mozilla/5.0 (iPhone)',
      'X-Requested-With': 'XMLHttpRequest',
      'Device-Id': '0190b6a0-0000-7000-8000-000000000000',
      'Device-Position': '7',
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Host': 'league.example',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=league.example',
      Prefer: 'return=minimal',
      DNT: '1',
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain',
      'Sec-Fetch-Site': 'cross-site',
      'X-HTTP-Method-Override': 'DELETE',
    }
    addresses = [
      '/v1/',
      '/v1/organizations/',
      `/v1/organizations/${organization}/`,
      '/v1/players/',
      '/v1/players/me/',
      `/v1/teams/${teams[0]}/`,
      `/v1/tournaments/${tournament}/standings/`,
      `/v1/games/?tournament_id=${tournament}`,
      '/v1/changes/',
      '/v1/audit/',
      '/v1/openapi.json',
      '/v1/nowhere/',
      '/accounts/me',
      '/accounts/nowhere',
      `/accounts/roles?organization_id=${organization}`,
      '/oauth2/nowhere',
      `/replication/tournament:${tournament}/catalog/${EPOCH}/pull?limit=5`,
      '/replication/nowhere',
      '/healthz',
      '/some/page',
      '/no-such-file.txt',
    ]
  })
  afterAll(async () => {
    await proxied.stop()
    await server.stop()
  })

  async function ask(url: string, path: string, sent: Sent): Promise<Said> {
    const response = await fetch(url + path, { headers: sent, redirect: 'manual' })
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      body: await response.text(),
      vary: (response.headers.get('vary') ?? '').toLowerCase().split(/, */),
    }
  }

  const isSame = (one: Said, other: Said): boolean =>
    one.status === other.status && one.body === other.body && one.type === other.type

  test('for every caller and address, with and without a trusted proxy', { tags: ['long'] }, async () => {
    const changed = new Set<string>()
    const unnamed: string[] = []
    const asked = [
      ...addresses.map(path => [server.url, path] as const),
      ...addresses.slice(0, 4).map(path => [proxied.url, path] as const),
    ]
    for (const [url, path] of asked) {
      // A pass holder is named only together with a cookie.
      for (const beside of [{}, member]) {
        const before = await ask(url, path, beside)
        for (const [name, value] of Object.entries(headers)) {
          const other = await ask(url, path, { ...beside, [name]: value })
          if (isSame(before, other)) continue
          // Unless something was recorded in between, which changes answers too.
          const plain = await ask(url, path, beside)
          if (isSame(plain, other)) continue
          changed.add(name)
          for (const { vary } of [plain, other])
            if (!vary.includes(name.toLowerCase())) unnamed.push(`${path} by ${name}`)
        }
      }
    }
    expect([...new Set(unnamed)]).toEqual([])
    // The headers did change answers: nothing passes for lack of a difference.
    expect([...changed].sort()).toEqual([
      'Accept',
      'Accept-Language',
      'Acting-Person',
      'Authorization',
      'Cookie',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
    ])
  })

  test('a write that another page sends, too', async () => {
    const write = (Origin: string) =>
      fetch(`${server.url}/v1/organizations/`, {
        method: 'POST',
        headers: { ...member, Origin, 'Content-Type': 'application/json' },
        body: '{}',
      })
    const [own, foreign] = [await write(server.url), await write('https://elsewhere.example')]
    expect(own.status).not.toBe(foreign.status)
    for (const { headers: answered } of [own, foreign]) expect(answered.get('vary')).toMatch(/\bOrigin\b/)
  })
})
