import { sql, type RawBuilder } from 'kysely'

const withoutAccents = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g')`

/** SQL: ignores case and accents, and is the same in every database, independent of its collation. */
export const alphabetical = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`lower(${withoutAccents(text)} collate "C")`

/** SQL: whether a text contains another one, regardless of case and accents. */
export const contains = (text: RawBuilder<unknown>, part: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`position(lower(${withoutAccents(part)}) in lower(${withoutAccents(text)})) > 0`
