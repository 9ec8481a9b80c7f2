import type { Kysely } from 'kysely'
import type { Author } from '../access/author.ts'
import { readableBy } from '../access/visibility.ts'
import type { Database } from '../database/schema.ts'
import type { Texts } from '../texts/say.ts'

/** The name of a team, with a fallback in the reader's language. */
export type TeamName = (t: Texts, id: number) => string

/** The names of teams by id, for those that the author may read. */
export async function teamNames(
  db: Kysely<Database>,
  author: Author,
  ids: readonly number[],
): Promise<TeamName> {
  const teams =
    ids.length === 0
      ? []
      : await db
          .selectFrom('teams')
          .select(['id', 'name'])
          .where('id', 'in', [...new Set(ids)])
          .where(readableBy(author, 'teams'))
          .execute()
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  return (t, id) => names.get(id) ?? t('teams.nameless')
}
