import { sql, type RawBuilder } from 'kysely'
import { families, type Family } from '../../shared-schema/resources/index.ts'
import { waysFrom, type EventFamily } from '../database/shown-with.ts'
import { sqlText } from '../database/sql-text.ts'
import type { Author } from './author.ts'
import { eventsByPass } from './read-by-pass.ts'
import { shownBy } from './shown-by.ts'

/** A placeholder in the texts for the ids of the events, which differ with each request. */
const IDS = ':events'

/**
 * SQL: true for the rows of a family that belong to the events of an author's passes: the rows that these
 * events would show if they were public. Undefined without a pass.
 */
export function isInEventByPass(author: Author, family: Family): RawBuilder<boolean> | undefined {
  const shown = (['tournament', 'season'] as const).flatMap(kind => {
    const ids = eventsByPass(author, kind)
    const text = texts[`${kind}s`].get(family)
    return ids.length === 0 || text === undefined ? [] : [withIds(text, ids)]
  })
  return shown.length === 0 ? undefined : sql<boolean>`(${sql.join(shown, sql` or `)})`
}

/** How events show each family, as SQL with placeholders for the events' ids. */
const texts: Readonly<Record<EventFamily, ReadonlyMap<Family, string>>> = {
  tournaments: textsOf('tournaments'),
  seasons: textsOf('seasons'),
}

function textsOf(event: EventFamily): Map<Family, string> {
  const events = {
    condition: sqlText`${event}.id = any(${IDS}::integer[])`,
    has: (id: string) => sqlText`${id} = any(${IDS}::integer[])`,
  }
  const ways = waysFrom(event, 'public')
  return new Map(
    families.flatMap(family => {
      const shown = ways.filter(way => way.family === family).map(way => shownBy(way, events))
      return shown.length === 0 ? [] : [[family, shown.join(' or ')]]
    }),
  )
}

const withIds = (text: string, ids: readonly number[]): RawBuilder<unknown> =>
  sql.join(
    text.split(IDS).map(part => sql.raw(part)),
    sql`${ids}`,
  )
