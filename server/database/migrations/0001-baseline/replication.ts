/** The entries of tablets, the feed that replicates them, and the tablets. */
export const replication: readonly string[] = [
  // History: an entry is never changed and never removed, not even with its game.
  `create table entries (
    id text primary key, scope text not null, game_id integer not null,
    device_id text not null, counter integer not null, kind text not null,
    document jsonb not null, refusal text, person_id text,
    received_at timestamptz not null default now())`,
  'create index on entries (game_id)',
  'create index on entries (device_id)',
  "create index on entries (game_id) where kind = 'decision'",
  'create index on entries (person_id, game_id)',
  // Refused entries may count later; the number for each sender is limited.
  'create index on entries (person_id) where refusal is not null',
  'create index on entries (scope) where refusal is not null',
  'create index on entries (scope, person_id) where refusal is not null',

  // Unreadable documents from tablets, kept as they came.
  `create table unreadable_entries (
    id text not null, scope text not null, person_id text, content text not null, reason text not null,
    received_at timestamptz not null default now(), primary key (scope, id))`,
  'create index on unreadable_entries (scope, person_id)',

  'create table scopes (scope text primary key, head bigint not null default 0)',

  // `audience`: null means every reader, the empty text only the office. `public_document` is for readers
  // without a role in the scope's organization; null if they get the same document.
  `create table feed (
    scope text not null, collection text not null, id text not null,
    position bigint not null, deleted boolean not null, document jsonb not null,
    audience text, public_document jsonb,
    primary key (scope, collection, id))`,
  'create unique index feed_by_position on feed (scope, position)',
  'create index feed_by_collection on feed (scope, collection, position)',
  'create index feed_by_id on feed (id, scope) where not deleted',
  'create index feed_with_public_documents on feed (id) where public_document is not null',
  "create index on feed (scope) where collection = 'results' and id like 'dispute/%' and not deleted",
  "create index on feed (scope) where collection = 'results' and id like 'verdict/%' and not deleted",

  // A scope's positions after `start`, up to the start of the next generation, were written under this one. A
  // database that comes back with less than it had reported reuses positions that readers already hold, with
  // other content: see server/feed/generation.ts.
  `create table feed_generations (
    scope text not null, generation text not null, start bigint not null, primary key (scope, generation))`,

  // Unlogged: PostgreSQL empties it if it had to recover, and a standby begins with an empty one.
  `create unlogged table current_generation (
    id text not null, started timestamptz not null, database oid not null,
    begun_at timestamptz not null default clock_timestamp())`,

  // When each tablet was last heard from, and its state then. One person's state of a device is apart from
  // another's. After the end of its last stream it counts as disconnected, even if just heard from.
  // Without references: a note about a tablet must never block the deletion of a record.
  `create table devices (
    device_id text not null, scope text not null, person_id text not null, epoch integer not null,
    position bigint, unsent integer, last_contact timestamptz not null, left_at timestamptz,
    primary key (scope, person_id, device_id))`,
  'create index on devices (last_contact)',
]
