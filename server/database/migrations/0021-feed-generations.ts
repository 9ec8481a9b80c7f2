import { sql, type Kysely } from 'kysely'

/**
 * A database that comes back with less than it had reported reuses positions that readers already hold, with
 * other content. So it records the generation under which positions were written: see
 * server/feed/generation.ts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A scope's positions after `start`, up to the start of the next generation, were written under this one.
  `create table feed_generations (
    scope text not null, generation text not null, start bigint not null, primary key (scope, generation))`,
  `insert into feed_generations (scope, generation, start)
    select scope, first.id, 0 from scopes, (select gen_random_uuid()::text as id) as first where head > 0`,

  // Unlogged: PostgreSQL empties it if it had to recover, and a standby begins with an empty one.
  `create unlogged table current_generation (
    id text not null, started timestamptz not null, database oid not null, begun_at timestamptz not null default clock_timestamp())`,

  `create function feed_generation() returns text language plpgsql as $$
    declare current text;
    declare here oid := (select oid from pg_database where datname = current_database());
    begin
      select id into current from current_generation
        where started = pg_postmaster_start_time() and database = here order by begun_at desc limit 1;
      if current is null then
        insert into current_generation (id, started, database)
          values (gen_random_uuid()::text, pg_postmaster_start_time(), here) returning id into current;
      end if;
      return current;
    end $$`,
]
