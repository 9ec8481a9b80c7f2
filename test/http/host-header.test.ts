import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { expect, test } from 'vitest'
import { postgresDatabases } from '../support/database.ts'
import { startTestServer } from '../support/server.ts'

const freshDatabaseUrl = postgresDatabases()

const answer = z.looseObject({ resource_uri: z.string().optional(), url: z.string().optional() })

/** A request that names another host than the one it goes to. */
function ask(
  url: string,
  host: string,
  token: string,
  method: 'GET' | 'POST',
  body?: object,
): Promise<z.infer<typeof answer>> {
  return new Promise((done, failed) => {
    const headers = { Host: host, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    request(url, { method, headers }, response => {
      json(response).then(value => done(answer.parse(value)), failed)
    })
      .on('error', failed)
      .end(body && JSON.stringify(body))
  })
}

test.each([
  [
    'with a public address every link begins with it, whatever host a request names',
    { PUBLIC_URL: 'https://league.example.org' },
    'https://league.example.org',
  ],
  [
    'without one links begin with the host that the request names, as the operator was told',
    {},
    'http://evil.test',
  ],
])('%s', async (_what, env: Record<string, string>, base) => {
  const server = await startTestServer({ databaseUrl: await freshDatabaseUrl(), env })
  const token = await server.signIn('owner')
  const made = await ask(`${server.url}/v1/organizations/`, 'evil.test', token, 'POST', { name: 'Org' })
  expect(made.resource_uri).toBe(`${base}/v1/organizations/1/`)
  const invitation = await ask(`${server.url}/accounts/invitations/`, 'evil.test', token, 'POST', {
    organization_id: 1,
    role: 'viewer',
  })
  expect(invitation.url).toMatch(`${base}/join#`)
  await server.stop()
})
