import { sql, type Kysely } from 'kysely'
import { migrationsIn, noteMigration } from './applied-migrations.ts'

/** The first migration, which makes all tables. */
const BASELINE = '0001-baseline'

/** The migrations from before there was a baseline. Together they made the same tables. */
const before = { first: '0001-families', last: '0062-slots-to-free', count: 56 }

/** The last version that runs the migrations from before the baseline. */
export const VERSION_BEFORE_BASELINE = 'commit 4775ad02'

/**
 * The migrations of a database or backup, with the baseline in place of those that it replaces.
 * @returns undefined if some of these are missing, so that the tables are not those of the baseline
 */
export function sinceBaseline(names: readonly string[]): readonly string[] | undefined {
  const last = names.at(-1)
  // Later ones than the last are those of a version that is not known here.
  if (names[0] !== before.first || last === undefined || last > before.last) return names
  return last === before.last && names.length === before.count ? [BASELINE] : undefined
}

/**
 * Takes over a database from before the baseline: its list of migrations becomes the baseline alone. Several
 * servers may start simultaneously.
 * @throws a sentence if its tables are not those of the baseline
 */
export async function takeOver<T>(db: Kysely<T>): Promise<void> {
  if (isCurrent(await migrationsIn(db))) return
  await db.transaction().execute(async tx => {
    await sql`lock table kysely_migration in exclusive mode`.execute(tx)
    // Another server may have taken it over meanwhile.
    if (isCurrent(await migrationsIn(tx))) return
    await sql`delete from kysely_migration`.execute(tx)
    await noteMigration(tx, BASELINE)
  })
}

/** @throws a sentence if the database must be brought up to date by an earlier version first */
function isCurrent(names: readonly string[]): boolean {
  const current = sinceBaseline(names)
  if (!current)
    throw new Error(
      'The database was last used by a version of Sideline that is too old for this one. Start the version of ' +
        `${VERSION_BEFORE_BASELINE} with it once, and then this one. Nothing was changed.`,
    )
  return current === names
}
