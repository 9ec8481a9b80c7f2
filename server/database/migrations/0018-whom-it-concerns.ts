import { sql, type Kysely } from 'kysely'

/**
 * Verdicts go to the sender of the entry and to the office. One person's state of a device is stored apart
 * from another's under the same id. And entries that do not count are indexed by sender, because their number
 * is limited per sender.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Null means every reader, the empty text only the office.
  'alter table feed add column audience text',
  `update feed set audience = coalesce(
      (select person_id from entries where entries.id = substring(feed.id from 9)),
      (select person_id from unreadable_entries where unreadable_entries.scope = feed.scope and unreadable_entries.id = substring(feed.id from 9)), '')
    where collection = 'results' and id like 'verdict/%'`,

  'create index on entries (scope, person_id) where refusal is not null',
  'create index on unreadable_entries (scope, person_id)',

  'alter table devices drop constraint devices_pkey',
  'alter table devices add primary key (scope, person_id, device_id)',
  `create or replace view device_states as
    select devices.device_id, devices.scope, tournaments.id as tournament_id, seasons.id as season_id,
      coalesce(tournaments.owner_id, seasons.owner_id) as owner_id, devices.person_id, people.name as person_name,
      devices.epoch, devices.last_contact, devices.position, scopes.head, devices.unsent,
      (select count(*) from entries where entries.device_id = devices.device_id and entries.scope = devices.scope and entries.person_id = devices.person_id) as entries,
      (select max(received_at) from entries where entries.device_id = devices.device_id and entries.scope = devices.scope and entries.person_id = devices.person_id) as last_entry
    from devices
    left join tournaments on tournaments.id = substring(devices.scope from '^tournament:(.*)')::bigint
    left join seasons on seasons.id = substring(devices.scope from '^season:(.*)')::bigint
    left join people on people.id = devices.person_id
    left join scopes on scopes.scope = devices.scope`,
]
