/**
 * The current generation of the feed: a database that was restored, or started from another folder, begins a
 * new one.
 */
export const feedGeneration: readonly string[] = [
  `create or replace function feed_generation() returns text language plpgsql as $$
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
