import { sql } from 'kysely'
import { tablesIn } from './backup-tables.ts'
import type { Tx } from './transaction.ts'

/**
 * Removes all tables, views and functions of the database, and the list of migrations. First it waits for
 * running writers, and locks scopes first, as they do.
 */
export async function emptySchema(tx: Tx): Promise<void> {
  const names = (await tablesIn(tx)).map(({ name }) => name)
  const inOrder = [...names.filter(name => name === 'scopes'), ...names.filter(name => name !== 'scopes')]
  for (const name of [...inOrder, 'kysely_migration'])
    await sql`lock table ${sql.table(name)} in access exclusive mode`.execute(tx)
  await sql`delete from kysely_migration`.execute(tx)
  await sql
    .raw(
      `
    do $$
    declare
      thing record;
    begin
      for thing in
        select format('drop %s if exists %I cascade', case relkind when 'v' then 'view' else 'table' end, relname) as statement
        from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v') and relname not like 'kysely\\_%'
          and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
        union all
        select format('drop function if exists %s cascade', oid::regprocedure)
        from pg_proc where pronamespace = current_schema()::regnamespace and prokind = 'f'
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      loop
        execute thing.statement;
      end loop;
    end $$`,
    )
    .execute(tx)
}
