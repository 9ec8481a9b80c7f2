import { sql, type Kysely } from 'kysely'

/**
 * When a tablet's last stream ended: from then on it counts as disconnected, even if heard from a moment ago.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table devices add column left_at timestamptz`.execute(db)
  await sql`
    create or replace view device_states as
      select devices.device_id, devices.scope, tournaments.id as tournament_id, seasons.id as season_id,
        coalesce(tournaments.owner_id, seasons.owner_id) as owner_id, devices.person_id, people.name as person_name,
        devices.epoch, devices.last_contact, devices.position, scopes.head, devices.unsent,
        (select count(*) from entries where entries.device_id = devices.device_id and entries.scope = devices.scope and entries.person_id = devices.person_id) as entries,
        (select max(received_at) from entries where entries.device_id = devices.device_id and entries.scope = devices.scope and entries.person_id = devices.person_id) as last_entry,
        devices.left_at
      from devices
      left join tournaments on tournaments.id = substring(devices.scope from '^tournament:(.*)')::bigint
      left join seasons on seasons.id = substring(devices.scope from '^season:(.*)')::bigint
      left join people on people.id = devices.person_id
      left join scopes on scopes.scope = devices.scope`.execute(db)
}
