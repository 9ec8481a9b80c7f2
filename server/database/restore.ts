import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { BackupRefused } from './backup-file.ts'
import { tablesIn, type Table } from './backup-tables.ts'
import { sinceBaseline, VERSION_BEFORE_BASELINE } from './before-baseline.ts'
import { putInForce, type Constraint } from './constraints.ts'
import { keepDefinitions } from './definitions/index.ts'
import { emptySchema } from './empty-schema.ts'
import { migrateIn, migrationNames } from './migrate.ts'
import { belongings } from './belongings.ts'
import type { Database } from './schema.ts'
import { sqlState, transaction, type Tx } from './transaction.ts'

/** The number of characters sent to the database at a time. */
const BATCH = 500_000

const head = z.object({
  backup_of: z.literal('sideline'),
  version: z.literal(1),
  made: z.iso.datetime(),
  migrations: z.array(z.string()),
})
const section = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ sequence: z.string(), last: z.string().regex(/^\d+$/), called: z.boolean() }),
])

/**
 * Replaces everything in a database with a backup, in one transaction: others see either the old state or
 * that of the backup, also after a power cut. A backup of an earlier version is loaded into that version's
 * tables, and then the migrations since are run over its rows. The feed begins a new generation, because the
 * table that names the present one comes back empty.
 * @returns when the backup was made
 * @throws BackupRefused
 */
export async function restore(
  db: Kysely<Database>,
  lines: AsyncIterator<string, void>,
): Promise<{ made: string }> {
  const { migrations, made } = await readHead(lines)
  await transaction(db, async tx => {
    await emptySchema(tx)
    await migrateIn(tx, migrations)
    const tables = await tablesIn(tx)
    const putBack = await takeChecksAway(tx, tables)
    try {
      await readRows(tx, lines, tables)
      await putBack()
    } catch (error) {
      throw isUnfit(error) ? new BackupRefused(damaged, { cause: error }) : error
    }
    await migrateIn(tx, migrationNames.slice(migrations.length))
    await keepDefinitions(tx)
    await sql`analyze`.execute(tx)
  })
  return { made }
}

const damaged =
  'The backup is damaged: it holds something that the database does not take. Use another backup.'

/** Classes 22, 23 and 42: errors that a completely written backup never causes. */
const isUnfit = (error: unknown): boolean => /^(22|23|42)/.test(sqlState(error))

/** @returns when the backup was made, and by which migrations its tables */
async function readHead(
  lines: AsyncIterator<string, void>,
): Promise<{ made: string; migrations: readonly string[] }> {
  const { value } = await lines.next()
  const { data } = head.safeParse(value === undefined ? undefined : parsed(value))
  if (!data)
    throw new BackupRefused('This is no backup of Sideline, or one of a version that is not known here.')
  const migrations = sinceBaseline(data.migrations)
  if (!migrations)
    throw new BackupRefused(
      'This backup is of a version of Sideline that is too old for this one. Restore it with the version of ' +
        `${VERSION_BEFORE_BASELINE}, write another backup with that version, and restore that one here.`,
    )
  const strange = migrations.find((name, index) => migrationNames[index] !== name)
  if (strange !== undefined) {
    throw new BackupRefused(
      `This backup is of a newer version of Sideline: it has ${strange}, which this version does not know. Update Sideline first.`,
    )
  }
  return { made: data.made, migrations }
}

/**
 * Empties the tables, which migrations may have filled, and lets rows come in any order and without being
 * noted as changes.
 * @returns a function that restores the checks and verifies every row; rows may break `belongings`, because a
 * server also works over such rows
 */
async function takeChecksAway(tx: Tx, tables: readonly Table[]): Promise<() => Promise<void>> {
  const breakable = belongings.map(({ name }) => name)
  const { rows: checks } = await sql<Constraint>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as rule
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where (contype = 'f' or conname = any(${breakable}::text[])) and relnamespace = current_schema()::regnamespace`.execute(
    tx,
  )
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx)
  for (const { table, name } of checks)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(tx)
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx)
  return async () => {
    await sql`set constraints all immediate`.execute(tx)
    for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx)
    for (const { table, name, rule } of checks) {
      if (!breakable.includes(name))
        await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(rule)}`.execute(tx)
    }
    await putInForce(
      tx,
      checks.filter(({ name }) => breakable.includes(name)),
    )
  }
}

async function readRows(tx: Tx, lines: AsyncIterator<string, void>, tables: readonly Table[]): Promise<void> {
  let table: Table | undefined
  let batch: string[] = []
  let size = 0
  const store = async () => {
    if (table && batch.length > 0) await insert(tx, table, batch)
    batch = []
    size = 0
  }
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line = next.value
    if (line.startsWith('[')) {
      batch.push(line)
      size += line.length
      if (size > BATCH) await store()
      continue
    }
    await store()
    const { data } = section.safeParse(parsed(line))
    if (!data) throw new BackupRefused('The backup holds a line that cannot be read.')
    if ('table' in data) table = tableFor(tables, data.table, data.columns)
    else
      await sql`select setval(${data.sequence}::text::regclass, ${data.last}::bigint, ${data.called})`.execute(
        tx,
      )
  }
  await store()
}

function tableFor(tables: readonly Table[], name: string, columns: readonly string[]): Table {
  const table = tables.find(one => one.name === name)
  const own = columns.map(column => table?.columns.find(one => one.name === column))
  if (own.includes(undefined))
    throw new BackupRefused(`The backup has a table ${name} that this version does not know.`)
  return { name, columns: own.filter(column => column !== undefined) }
}

async function insert(tx: Tx, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  const names = sql.join(columns.map(column => sql.ref(column.name)))
  const values = sql.join(
    columns.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`),
  )
  await sql`
    insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from json_array_elements(${`[${rows.join(',')}]`}::json) line`.execute(tx)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
