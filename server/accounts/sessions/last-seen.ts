import { sql, type RawBuilder } from 'kysely'

/**
 * SQL for the time of a person's last contact on any device, to the day or, from a recording tablet, to the
 * minute; null if never.
 */
export const lastSeenOf = (personId: RawBuilder<string>): RawBuilder<string | null> =>
  sql<string | null>`greatest(
    (select max(updated_at) at time zone 'UTC' from sessions where user_id = ${personId}),
    (select max(last_contact) from devices where devices.person_id = ${personId}))`

/** SQL for the number of devices on which a person is signed in. */
export const sessionsOf = (personId: RawBuilder<string>): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from sessions where user_id = ${personId} and expires_at > now() at time zone 'UTC')`
