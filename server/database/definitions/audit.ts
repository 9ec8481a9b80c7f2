import { families, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { Database } from '../schema.ts'
import { afterStatement } from './trigger.ts'

/** Each audit line has its own time. */
const stamps = ['time_created', 'time_last_updated']

/**
 * Columns that the server maintains itself, or that another record holds: a game's score is in its game
 * scores, and the teams sent to it follow from the games before it.
 */
const followed: { readonly [F in Family]?: readonly (keyof Database[F])[] } = {
  games: [
    'team_1_score',
    'team_2_score',
    'team_1_shootout_score',
    'team_2_shootout_score',
    'winner_id',
    'status',
    'final_at',
    'settled',
    'forfeit_team_ids',
    'sent_team_1_id',
    'sent_team_2_id',
    'ruling_before',
    'sent_nobody_1',
    'sent_nobody_2',
    'no_team_1',
    'no_team_2',
    'needs_decision',
  ],
}

/** The columns of a family that the audit leaves out. */
export const passedOver = (family: Family): string[] => [...stamps, ...(followed[family] ?? [])]

const columns =
  'person_id, person_name, client_kind, client_name, device_id, family, key_1, key_2, owner_id, operation, changes'

const author = `author jsonb := coalesce(nullif(current_setting('sideline.author', true), ''), '{}')::jsonb;
  key_names text[] := string_to_array(tg_argv[0], ',');
  passed_over text[] := string_to_array(tg_argv[1], ',');`

const client = "coalesce(author ->> 'client_kind', 'operator'), coalesce(author ->> 'client_name', '')"

const whose =
  "tg_table_name, (content ->> key_names[1])::integer, coalesce((content ->> key_names[2])::integer, 0), (content ->> 'owner_id')::integer"

// Makes each row JSON once: without `offset 0` PostgreSQL would repeat that for each field read from it.
const rowsAs = (table: 'new_rows' | 'old_rows', name: string) =>
  `(select to_jsonb(${table}) as content from ${table} offset 0) as ${name}`

const auditFunction = (name: string, statement: string, settings = '') =>
  `create or replace function ${name}() returns trigger language plpgsql ${settings} as $$
  declare
    ${author}
  begin
    insert into audit (${columns})
    ${statement};
    return null;
  end $$`

/**
 * Who changed what. The database notes it itself, so no change of a record escapes it. The transaction names
 * the author in the setting sideline.author; a row made by an entry is by the entry's recorder, and its
 * content is not repeated, because the entry has it.
 */
export const audit: readonly string[] = [
  // Looks up an entry and a person by their keys: otherwise a plan that PostgreSQL keeps might scan all
  // entries.
  auditFunction(
    'audit_insert',
    `select coalesce(entries.person_id, author ->> 'person_id'), coalesce(people.name, author ->> 'name', ''),
      ${client}, entries.device_id, ${whose}, 'create',
      case when entries.id is not null then '{}' else
        (select coalesce(jsonb_object_agg(key, jsonb_build_object('before', null, 'after', value)), '{}')
         from jsonb_each(content) where value <> 'null' and key <> all (passed_over)) end
    from ${rowsAs('new_rows', 'made')}
    left join lateral (select id, person_id, device_id from entries where id = content ->> 'entry_id' limit 1) as entries on true
    left join lateral (select name from people where id = entries.person_id limit 1) as people on true`,
  ),
  // PostgreSQL keeps the plan of a connection's first change, usually of one row: with a nested loop that
  // plan would take minutes for a few thousand rows.
  auditFunction(
    'audit_update',
    `select author ->> 'person_id', coalesce(author ->> 'name', ''), ${client}, author ->> 'device_id', ${whose}, 'update', changes
    from (
      select after.content, (
        select jsonb_object_agg(key, jsonb_build_object('before', before.content -> key, 'after', value))
        from jsonb_each(after.content) where value is distinct from before.content -> key and key <> all (passed_over)) as changes
      from ${rowsAs('new_rows', 'after')}
      join ${rowsAs('old_rows', 'before')} on before.content -> key_names[1] = after.content -> key_names[1]
        and (key_names[2] is null or before.content -> key_names[2] = after.content -> key_names[2])
      offset 0
    ) as changed where changes is not null`,
    'set enable_nestloop = off',
  ),
  auditFunction(
    'audit_delete',
    `select author ->> 'person_id', coalesce(author ->> 'name', ''), ${client}, author ->> 'device_id', ${whose}, 'delete',
      (select coalesce(jsonb_object_agg(key, jsonb_build_object('before', value, 'after', null)), '{}')
       from jsonb_each(content) where value <> 'null' and key <> all (passed_over))
    from ${rowsAs('old_rows', 'gone')}`,
  ),
  ...families.flatMap(family => {
    return (['insert', 'update', 'delete'] as const).map(operation => {
      // A deleted record's line names its entry, which is how it is found again; other lines need not.
      const passed = operation === 'delete' ? passedOver(family) : [...passedOver(family), 'entry_id']
      return afterStatement(
        `audit_${operation}`,
        operation,
        family,
        `audit_${operation}('${resourceOf(family).key.join(',')}', '${passed.join(',')}')`,
      )
    })
  }),
]
