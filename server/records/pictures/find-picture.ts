import { sql, type Kysely, type RawBuilder } from 'kysely'
import { pictured, picturedFamilies, type PicturedFamily } from '../../../shared-schema/resources/pictures.ts'
import { anonymous, type Author } from '../../access/author.ts'
import { columnShownTo } from '../../access/shown-to.ts'
import { readableBy } from '../../access/visibility.ts'
import type { Database } from '../../database/schema.ts'

/** A picture to serve. */
export interface Picture {
  readonly content: Uint8Array
  /**
   * Whether everybody may see it and shared caches may keep it. Pictures of people are never cached there.
   */
  readonly isPublic: boolean
}

/**
 * The picture at an address, if the author may read it on one of the records that show it; else undefined.
 */
export async function findPicture(
  db: Kysely<Database>,
  author: Author,
  address: string,
): Promise<Picture | undefined> {
  const { rows } = await sql<{ content: Uint8Array; is_public: boolean }>`
    select content, family <> 'players' and ${shownTo(anonymous)} as is_public from pictures
    where address = ${address} and ${shownTo(author)} order by is_public desc limit 1`.execute(db)
  const [found] = rows
  return found && { content: found.content, isPublic: found.is_public }
}

const shownTo = (author: Author): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    picturedFamilies.map(family => shownWith(author, family)),
    sql` or `,
  )})`

const shownWith = (author: Author, family: PicturedFamily): RawBuilder<boolean> =>
  sql<boolean>`(pictures.family = ${sql.lit(family)} and exists (
    select from ${sql.table(family)} where ${sql.ref(`${family}.id`)} = pictures.record_id and ${readableBy(author, family)}
    and pictures.address in (${sql.join(Object.keys(pictured[family].sizes).map(name => columnShownTo(author, family, name)))})))`
