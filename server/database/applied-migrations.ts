import { sql, type Kysely } from 'kysely'

/** The migrations that a database has had, in order; none for one that is not Sideline's. */
export async function migrationsIn<T>(tx: Kysely<T>): Promise<string[]> {
  const {
    rows: [table],
  } = await sql<{
    isThere: boolean
  }>`select to_regclass('kysely_migration') is not null as "isThere"`.execute(tx)
  if (!table?.isThere) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Notes a migration as done. */
export async function noteMigration<T>(tx: Kysely<T>, name: string): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
    tx,
  )
}
