import { sql, type Kysely } from 'kysely'

/** The entries that do not count, for the office, and the games that it decided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  "create index on entries (game_id) where kind = 'decision'",
  'create index on entries (scope) where refusal is not null',
  "create index on feed (scope) where collection = 'results' and id like 'verdict/%' and not deleted",

  `create view verdicts as
    select substring(feed.id from 9) as entry_id, feed.scope,
      tournaments.id as tournament_id, seasons.id as season_id, coalesce(tournaments.owner_id, seasons.owner_id) as owner_id,
      nullif((feed.document ->> 'game_id')::integer, 0) as game_id,
      feed.document -> 'data' ->> 'device_id' as device_id,
      feed.document -> 'data' ->> 'reason' as reason, feed.document -> 'data' ->> 'text' as text,
      people.id as person_id, people.name as person_name,
      entries.document ->> 'recorded_by' as recorded_by, entries.document ->> 'recorded_at' as recorded_at,
      coalesce(entries.received_at, unreadable_entries.received_at) as received_at,
      entries.kind, entries.document -> 'data' as data, unreadable_entries.content
    from feed
    left join entries on entries.id = substring(feed.id from 9)
    left join unreadable_entries on unreadable_entries.scope = feed.scope and unreadable_entries.id = substring(feed.id from 9)
    left join people on people.id = coalesce(entries.person_id, unreadable_entries.person_id)
    left join tournaments on tournaments.id = substring(feed.scope from '^tournament:(.*)')::bigint
    left join seasons on seasons.id = substring(feed.scope from '^season:(.*)')::bigint
    where feed.collection = 'results' and feed.id like 'verdict/%' and not feed.deleted`,
]
