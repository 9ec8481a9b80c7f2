import { sql, type RawBuilder } from 'kysely'

/**
 * SQL of when a person was last heard from on any device, to a day or, from a tablet that records, to a
 * minute; null if never.
 */
export const lastSeenOf = (personId: RawBuilder<string>): RawBuilder<string | null> =>
  sql<string | null>`greatest(
    (select max(updated_at) at time zone 'UTC' from sessions where user_id = ${personId}),
    (select max(last_contact) from devices where devices.person_id = ${personId}))`

/** SQL of on how many devices a person is signed in. */
export const sessionsOf = (personId: RawBuilder<string>): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from sessions where user_id = ${personId} and expires_at > now() at time zone 'UTC')`
