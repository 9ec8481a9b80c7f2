import { Migrator, sql, type Kysely } from 'kysely'
import { migrationsIn, noteMigration } from './applied-migrations.ts'
import { takeOver } from './before-baseline.ts'
import { keepDefinitions } from './definitions/index.ts'
import { migrations } from './migrations/index.ts'
import type { Tx } from './transaction.ts'

/** All migrations, in their order. */
export const migrationNames: readonly string[] = Object.keys(migrations).sort()

/**
 * Migrates the database to this version's tables. Several processes may start simultaneously: one migrates,
 * the others wait, without a time limit.
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  await db.connection().execute(async connection => {
    await sql`set lock_timeout = 0`.execute(connection)
    try {
      await takeOver(connection)
      await expectKnown(connection)
      const { error } = await new Migrator({
        db: connection,
        provider: { getMigrations: async () => ({ ...migrations }) },
      }).migrateToLatest()
      if (error instanceof Error) throw error
      if (error !== undefined) throw new Error('The database could not be migrated', { cause: error })
      await connection.transaction().execute(keepDefinitions)
    } finally {
      await sql`reset lock_timeout`.execute(connection)
    }
  })
}

/** @throws a sentence if a newer version of Sideline has changed the tables in a way unknown to this one */
async function expectKnown<T>(db: Kysely<T>): Promise<void> {
  const newer = (await migrationsIn(db)).filter(name => !Object.hasOwn(migrations, name))
  if (newer.length > 0)
    throw new Error(
      'The database was last used by a newer version of Sideline, which changed its tables. Start that version, ' +
        'or restore a backup that this version made. Nothing was changed.',
    )
}

/** Runs some migrations inside a transaction, and notes them as done. */
export async function migrateIn(tx: Tx, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await migrations[name]?.up(tx)
    await noteMigration(tx, name)
  }
}
