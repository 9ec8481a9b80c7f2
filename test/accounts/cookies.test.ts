import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { removeExpired } from '../../server/accounts/remove-expired.ts'
import { postgresDatabases } from '../support/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { PassWorld } from './pass-world.ts'
import { Member } from './ways-in.ts'

const DAY = 24 * 3600

describe('what a browser is given to keep', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let world: PassWorld

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    world = await PassWorld.make(server)
  })
  afterAll(() => server.stop())

  /** The attributes of an answer's cookie, and whether scripts can read it. */
  function cookieIn(headers: Headers, named: RegExp) {
    const set = headers.getSetCookie().find(one => named.test(one)) ?? ''
    return {
      pair: set.split(';')[0] ?? '',
      isHidden: /; *HttpOnly/i.test(set),
      days: Number(/Max-Age=(\d+)/i.exec(set)?.[1]) / DAY,
    }
  }

  test('by a pass is a cookie for 60 days, of somebody who gave a name, is no player and has no address', async () => {
    const { code } = await world.makePass()
    const players = async () => (await sql`select from players`.execute(server.db)).rows.length
    const before = await players()
    const { headers, body } = await world.show(code, { name: 'Kim' })
    expect(cookieIn(headers, /^sideline\.pass-/)).toMatchObject({ isHidden: true, days: 60 })
    expect(await players()).toBe(before)
    const { id } = z.object({ person: z.object({ id: z.string() }) }).parse(body).person
    const { rows } = await sql<{
      source: string | null
    }>`select source from pass_arrivals where person_id = ${id}`.execute(server.db)
    expect(rows[0]?.source).toMatch(/^[\w-]{43}$/)
    await sql`update pass_arrivals set arrived_at = arrived_at - interval '25 hours' where person_id = ${id}`.execute(
      server.db,
    )
    await removeExpired(server.db)
    expect(
      (
        await sql<{
          source: string | null
        }>`select source from pass_arrivals where person_id = ${id}`.execute(server.db)
      ).rows[0]?.source,
    ).toBeNull()
  })

  test('by signing in is a second cookie for 400 days, which lets nobody in by itself', async () => {
    const sam = await Member.joins(server, 'viewer', world.league.organization)
    const { headers } = await sam.browser.get('/accounts/me')
    const known = cookieIn(headers, /^sideline\.known-/)
    expect(known).toMatchObject({ isHidden: true, days: 400 })
    const alone = await fetch(`${server.url}/accounts/me`, { headers: { Cookie: known.pair } })
    expect(alone.status).toBe(401)
  })
})
