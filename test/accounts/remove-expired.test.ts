import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { removeExpired } from '../../server/accounts/remove-expired.ts'
import { postgresDatabases } from '../support/database.ts'
import { startTestServer } from '../support/server.ts'
import { Account } from './account.ts'

describe('what has expired', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('is removed, and nothing else', async () => {
    const server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    onTestFinished(() => server.stop())
    const { db } = server
    const ada = new Account(server.url, await server.signIn('owner'))
    await server.signIn('viewer')
    const program = await ada.register()
    for (const expires_in_days of [1, 2]) await ada.makeToken({ expires_in_days })
    await ada.makeToken()
    for (let code = 0; code < 2; code++) await ada.allow(program)
    await sql`insert into verifications (id, identifier, value, expires_at, created_at, updated_at) values
      ('late', '', '', now() at time zone 'UTC', now(), now()), ('good', '', '', now() at time zone 'UTC' + interval '1 minute', now(), now())`.execute(
      db,
    )
    await sql`insert into idempotency_keys (person_id, key, request_hash, time_created) values
      ('ada', 'late', '', now() - interval '25 hours'), ('ada', 'good', '', now() - interval '23 hours')`.execute(
      db,
    )

    await sql`insert into devices (device_id, scope, person_id, epoch, last_contact) values
      ('late', 'season:1', 'ada', 1, now() - interval '366 days'), ('good', 'season:1', 'ada', 1, now() - interval '364 days')`.execute(
      db,
    )

    await sql`update sessions set expires_at = now() at time zone 'UTC' - interval '1 second' where id = (select max(id) from sessions)`.execute(
      db,
    )
    await sql`update tokens set expires_at = now() where expires_at < now() + interval '36 hours'`.execute(db)
    await sql`update authorization_codes set expires_at = now() where code_hash = (select max(code_hash) from authorization_codes)`.execute(
      db,
    )
    await sql`update invitations set time_created = now() - interval '31 days' where code_hash = (select max(code_hash) from invitations)`.execute(
      db,
    )
    await removeExpired(db)

    const {
      rows: [left],
    } = await sql`select
      (select count(*) from sessions) as sessions, (select count(*) from tokens) as tokens, (select count(*) from authorization_codes) as codes,
      (select count(*) from invitations) as invitations, (select string_agg(id, ',') from verifications) as verifications,
      (select string_agg(key, ',') from idempotency_keys) as keys,
      (select string_agg(device_id, ',') from devices) as devices`.execute(db)
    expect(left).toEqual({
      sessions: 1,
      tokens: 2,
      codes: 1,
      invitations: 1,
      verifications: 'good',
      keys: 'good',
      devices: 'good',
    })
  })
})
