import { families, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { afterStatement } from './trigger.ts'

const keyOf = (family: Family, rows: string): string => {
  const [first = 'id', second] = resourceOf(family).key
  return `${rows}.${first}, ${second === undefined ? '0' : `${rows}.${second}`}`
}

const note = (family: Family, rows: string, from: string, changed: string, first: string) =>
  `insert into changes (family, key_1, key_2, owner_id, is_deleted) select '${family}', ${keyOf(family, rows)}, ${rows}.owner_id, ${rows === 'gone'} from ${from}
    on conflict (family, key_1, key_2) do update set owner_id = excluded.owner_id, is_deleted = excluded.is_deleted, ${changed}
      noted = excluded.noted, position = null, first = ${first}, time = excluded.time;`

function noting(family: Family): string[] {
  const isSame = resourceOf(family)
    .key.map(name => `now_so.${name} = before.${name}`)
    .join(' and ')
  const changed = `new_rows as now_so join old_rows as before on ${isSame} where now_so is distinct from before`
  return [
    // Without a nested loop: see audit.ts.
    `create or replace function note_${family}() returns trigger language plpgsql set enable_nestloop = off as $$ begin
      if tg_op = 'INSERT' then ${note(family, 'made', 'new_rows as made', 'was_public = false,', 'null')}
      elsif tg_op = 'UPDATE' then ${note(family, 'now_so', changed, '', 'changes.first')}
      else ${note(family, 'gone', 'old_rows as gone', '', 'changes.first')}
      end if;
      return null;
    end $$`,
    ...(['insert', 'update', 'delete'] as const).map(operation =>
      afterStatement(`note_${operation}`, operation, family, `note_${family}()`),
    ),
  ]
}

/**
 * The latest change of each record, for readers who ask for news (server/feed/change-log.ts). The database notes
 * it itself, so no change of a record escapes it. An update that leaves a row the same is not a change.
 */
export const changes: readonly string[] = families.flatMap(noting)
