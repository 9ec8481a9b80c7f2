import { sql, type Kysely } from 'kysely'

/**
 * The audit looks up a row's entry and person one by one, by their keys. PostgreSQL keeps a function's plan: after
 * a few pushes of many entries it went through all entries that there are, for each score.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create or replace function audit_rows() returns trigger language plpgsql as $$
    declare
      author jsonb := coalesce(nullif(current_setting('sideline.author', true), ''), '{}')::jsonb;
      key_names text[] := string_to_array(tg_argv[0], ',');
      passed_over text[] := string_to_array(tg_argv[1], ',');
    begin
      if tg_op = 'INSERT' then
        insert into audit (person_id, person_name, client_kind, client_name, device_id, family, key_1, key_2, owner_id, operation, changes)
        select coalesce(entries.person_id, author ->> 'person_id'), coalesce(people.name, author ->> 'name', ''),
          coalesce(author ->> 'client_kind', 'operator'), coalesce(author ->> 'client_name', ''), entries.device_id,
          tg_table_name, (content ->> key_names[1])::integer, coalesce((content ->> key_names[2])::integer, 0), (content ->> 'owner_id')::integer, 'create',
          case when entries.id is not null then '{}' else
            (select coalesce(jsonb_object_agg(key, jsonb_build_object('before', null, 'after', value)), '{}')
             from jsonb_each(content) where value <> 'null' and key <> all (passed_over)) end
        from (select to_jsonb(new_rows) as content from new_rows) as made
        left join lateral (select id, person_id, device_id from entries where id = content ->> 'entry_id' limit 1) as entries on true
        left join lateral (select name from people where id = entries.person_id limit 1) as people on true;
      elsif tg_op = 'UPDATE' then
        insert into audit (person_id, person_name, client_kind, client_name, device_id, family, key_1, key_2, owner_id, operation, changes)
        select author ->> 'person_id', coalesce(author ->> 'name', ''),
          coalesce(author ->> 'client_kind', 'operator'), coalesce(author ->> 'client_name', ''), author ->> 'device_id',
          tg_table_name, (content ->> key_names[1])::integer, coalesce((content ->> key_names[2])::integer, 0), (content ->> 'owner_id')::integer, 'update', changes
        from (
          select after.content, (
            select jsonb_object_agg(key, jsonb_build_object('before', before.content -> key, 'after', value))
            from jsonb_each(after.content) where value is distinct from before.content -> key and key <> all (passed_over)) as changes
          from (select to_jsonb(new_rows) as content from new_rows) as after
          join (select to_jsonb(old_rows) as content from old_rows) as before
            on before.content -> key_names[1] = after.content -> key_names[1]
            and (key_names[2] is null or before.content -> key_names[2] = after.content -> key_names[2])
        ) as changed where changes is not null;
      else
        insert into audit (person_id, person_name, client_kind, client_name, device_id, family, key_1, key_2, owner_id, operation, changes)
        select author ->> 'person_id', coalesce(author ->> 'name', ''),
          coalesce(author ->> 'client_kind', 'operator'), coalesce(author ->> 'client_name', ''), author ->> 'device_id',
          tg_table_name, (content ->> key_names[1])::integer, coalesce((content ->> key_names[2])::integer, 0), (content ->> 'owner_id')::integer, 'delete',
          (select coalesce(jsonb_object_agg(key, jsonb_build_object('before', value, 'after', null)), '{}')
           from jsonb_each(content) where value <> 'null' and key <> all (passed_over))
        from (select to_jsonb(old_rows) as content from old_rows) as gone;
      end if;
      return null;
    end $$`,
]
