import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Mark } from '../../shared-schema/replication/mark.ts'
import type { Family } from '../../shared-schema/resources/index.ts'
import type { Database } from '../database/schema.ts'
import { transaction } from '../database/transaction.ts'
import { knowsNotAll, newestGeneration } from './generation.ts'

// Every record of every family has one row in `changes`, kept by triggers: its latest change. A change has no
// position until it is committed: readers, one after the other, number all changes committed since. So a
// reader who sees a position sees all before it, regardless of how long the transactions took, and writers
// never wait.

/** The name under which the positions of changes have generations, like those of a scope. */
const scope = sql<string>`'changes'::text`

/** The latest change of a record. */
export interface Change {
  readonly family: Family
  readonly key_1: number
  readonly key_2: number
  readonly position: number
  /** The position at which the record was made; for older records, one before the first position. */
  readonly first: number
  readonly is_deleted: boolean
  readonly time: string
}

/** A page of the changes. */
export interface ChangeLog {
  readonly changes: readonly Change[]
  /** The mark up to which it reaches. */
  readonly reached: Mark
  /** Whether there is more. */
  readonly hasMore: boolean
}

/** The newest position, after numbering all committed changes. */
export async function headOfChanges(db: Kysely<Database>): Promise<Mark> {
  const {
    rows: [due],
  } = await sql<{
    isThere: boolean
  }>`select exists (select from changes where position is null) as "isThere"`.execute(db)
  if (due?.isThere) await numberChanges(db)
  const {
    rows: [head],
  } =
    await sql<Mark>`select head as position, ${newestGeneration(scope)} as generation from change_head`.execute(
      db,
    )
  if (!head) throw new Error('The head of the changes is not there')
  return head
}

/**
 * Later changes get later positions; of simultaneous ones, the first written comes first. A record that is
 * being changed again waits.
 */
const numberChanges = (db: Kysely<Database>): Promise<void> =>
  transaction(db, async tx => {
    await sql`select from change_head for update`.execute(tx)
    await sql`
    with due as (
      select family, key_1, key_2, noted from changes where position is null for update skip locked
    ), numbered as (
      select family, key_1, key_2, head + row_number() over (order by noted) as place from due, change_head
    ), dated as (
      insert into feed_generations (scope, generation, start)
      select ${scope}, feed_generation(), head from change_head where exists (select from due)
      on conflict (scope, generation) do nothing
    ), moved as (
      update change_head set head = head + (select count(*) from due)
    )
    update changes set position = place, first = coalesce(first, place) from numbered
    where (changes.family, changes.key_1, changes.key_2) = (numbered.family, numbered.key_1, numbered.key_2)`.execute(
      tx,
    )
  })

/**
 * The changes after a mark that satisfy a condition, each record once, in the order of their positions.
 * @returns undefined if the database does not know the mark, because it has lost changes that it had reported
 */
export async function readChangeLog(
  db: Kysely<Database>,
  after: Mark,
  isShown: RawBuilder<boolean>,
  limit: number,
): Promise<ChangeLog | undefined> {
  const head = await headOfChanges(db)
  const {
    rows: [known],
  } = await sql<{
    isLost: boolean
  }>`select ${knowsNotAll(scope, sql<number>`${head.position}::bigint`, [after])} as "isLost"`.execute(db)
  if (known?.isLost) return undefined
  const { rows } = await sql<Change>`
    select family, key_1, key_2, position, first, is_deleted, time from changes
    where position > ${after.position} and position <= ${head.position} and ${isShown}
    order by position limit ${limit + 1}`.execute(db)
  const changes = rows.slice(0, limit)
  const hasMore = rows.length > limit
  return {
    changes,
    hasMore,
    reached: { ...head, position: hasMore ? (changes.at(-1)?.position ?? head.position) : head.position },
  }
}
