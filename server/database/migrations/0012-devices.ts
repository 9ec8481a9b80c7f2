import { sql, type Kysely } from 'kysely'

/** When each tablet was last heard from, and its state then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Without references: a note about a tablet must never block the deletion of a record.
  `create table devices (
    device_id text not null, scope text not null, person_id text not null, epoch integer not null,
    position bigint, unsent integer, last_contact timestamptz not null, primary key (device_id, scope))`,
  'create index on devices (last_contact)',

  `create view device_states as
    select devices.device_id, devices.scope, tournaments.id as tournament_id, seasons.id as season_id,
      coalesce(tournaments.owner_id, seasons.owner_id) as owner_id, devices.person_id, people.name as person_name,
      devices.epoch, devices.last_contact, devices.position, scopes.head, devices.unsent,
      (select count(*) from entries where entries.device_id = devices.device_id and entries.scope = devices.scope) as entries,
      (select max(received_at) from entries where entries.device_id = devices.device_id and entries.scope = devices.scope) as last_entry
    from devices
    left join tournaments on tournaments.id = substring(devices.scope from '^tournament:(.*)')::bigint
    left join seasons on seasons.id = substring(devices.scope from '^season:(.*)')::bigint
    left join people on people.id = devices.person_id
    left join scopes on scopes.scope = devices.scope`,
]
