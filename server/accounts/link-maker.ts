import type { Kysely } from 'kysely'
import { grantsOf, operator, type Author } from '../access/author.ts'
import type { Database } from '../database/schema.ts'

/** Who made a link, with what they may do now. */
export type Maker = Pick<Author, 'grants'>

/**
 * What the maker of a link may do by now: nothing once the account is disabled or deleted.
 * @param madeBy null for whoever runs the server
 */
export async function makerNow(db: Kysely<Database>, madeBy: string | null): Promise<Maker> {
  if (madeBy === null) return operator
  const person = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', madeBy)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return { grants: person ? await grantsOf(db, madeBy) : [] }
}
