import { sql, type Kysely } from 'kysely'

/**
 * The pictures of records, in each of their sizes, and the marks on the maps of sites. A picture's address is
 * a hash of its content, so the content at an address never changes. It exists as long as its record names it
 * (`definitions/pictures.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table pictures (
    family text not null,
    record_id integer not null,
    address text not null generated always as ('/v1/pictures/' || left(encode(sha256(content), 'hex'), 32) || '.webp') stored,
    content bytea not null,
    primary key (family, record_id, address)
  )`.execute(db)
  await sql`create index on pictures (address)`.execute(db)
  // It is compressed already.
  await sql`alter table pictures alter column content set storage external`.execute(db)
  await sql`alter table event_sites
    add column directions text not null default '',
    add column marks jsonb not null default '[]'`.execute(db)
}
