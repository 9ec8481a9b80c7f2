import type { Kysely } from 'kysely'
import { grantsOf, operator, type Author } from '../../access/author.ts'
import type { Database } from '../../database/schema.ts'

/** The maker of a link, with their present grants. */
export type Maker = Pick<Author, 'grants'>

/**
 * The present grants of a link's maker: none once the account is disabled or deleted.
 * @param madeBy null for the server's operator
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
