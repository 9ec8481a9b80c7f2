import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Sport } from '../../../shared-schema/sports/index.ts'
import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { Database } from '../../database/schema.ts'
import type { Author } from '../../access/author.ts'
import { Problem } from '../../problems/problem.ts'
import { readBracketList } from '../../../shared-schema/api/bracket-list.ts'
import { among, readIds, readMoment } from '../records/filters.ts'
import { findPage, type Found } from '../records/find-records.ts'
import { linkedName, namesOf, readOrder } from '../records/order.ts'
import type { Page } from '../requests/page.ts'
import { sqlText } from '../../database/sql-text.ts'
import { readableOrganizations } from '../../access/permissions.ts'
import { readableBy, readableRows } from '../../access/visibility.ts'
import { countNames, countSql } from './counters.ts'
import { familyOf, statFamilies, type Place, type StatFamily } from './levels.ts'

const table = sql.raw('stat_lines')

/** The stat lines that match a query and that the author may read. */
export async function listLines(
  db: Kysely<Database>,
  author: Author,
  sport: Sport,
  family: StatFamily,
  query: URLSearchParams,
  page: Page,
): Promise<Found> {
  const conditions = [
    ...linesOf(sport, family),
    isReadable(author, family),
    ...filters(author, sport, family, query),
  ]
  return findPage(db, table, conditions, order(author, sport, family, query), page)
}

/** One stat line. @throws Problem as `findRecord` does */
export async function findLine(
  db: Kysely<Database>,
  author: Author,
  sport: Sport,
  family: StatFamily,
  ids: readonly number[],
): Promise<StoredRecord> {
  const isLine = family.key.map((place, index) => sql<boolean>`${column(place)} = ${ids[index]}`)
  const { rows } = await sql<Record<string, unknown> & { is_readable: boolean }>`
    select *, ${isReadable(author, family)} as is_readable from ${table}
    where ${sql.join([...linesOf(sport, family), ...isLine], sql` and `)} limit 1`.execute(db)
  const [line] = rows
  if (line?.is_readable) return line
  if (line && author.person_id === null) throw new Problem('signed_out', t => t('access.signInToSee'))
  throw new Problem('not_found', t => t('answers.emptyLine'))
}

/** The column of a place's id in a stat line. */
export const column = (place: Place): RawBuilder<unknown> => sql.raw(sqlText`stat_lines.${place}_id`)

/** SQL conditions for the lines of a family. */
export const linesOf = (sport: Sport, { subject, level }: StatFamily): RawBuilder<boolean>[] => [
  sql<boolean>`sport = ${sport}`,
  sql<boolean>`subject = ${subject}`,
  sql<boolean>`level = ${level}`,
]

/**
 * SQL: whether the author may read a line: of players and teams of the author's own and of public
 * organizations. Lines of a game or tournament are readable with that game or tournament; and, once they
 * count, to the organization of the player or team.
 * @param within the common place of all requested lines, if any: others are not searched then
 */
export function isReadable(
  author: Author,
  { level }: StatFamily,
  within?: { readonly place: Place; readonly id: number },
): RawBuilder<boolean> {
  const own = readableOrganizations(author)
  if (own === 'all') return sql<boolean>`true`
  if (level !== 'game' && level !== 'tournament') return readableRows(author, 'stat_lines', [])
  const family = familyOf[level]
  const narrowed = within ? sql<boolean>`${isIn(family, within)} and` : sql``
  const isOfReadable = sql<boolean>`${column(level)} in (select id from ${sql.raw(family)} where ${narrowed} ${readableBy(author, family)})`
  if (own.length === 0) return isOfReadable
  return sql<boolean>`(${isOfReadable} or (stat_lines.owner_id = any(${own}::integer[]) and stat_lines.is_counted))`
}

/** SQL: whether a game or tournament is in a place. */
export function isIn(
  family: Family,
  { place, id }: { readonly place: Place; readonly id: number },
): RawBuilder<boolean> {
  if (familyOf[place] === family) return sql`${sql.ref(`${family}.id`)} = ${id}`
  if (place !== 'league') return sql`${sql.ref(`${family}.${place}_id`)} = ${id}`
  return sql`${sql.ref(`${family}.season_id`)} in (select id from seasons where league_id = ${id})`
}

/**
 * Id filters of a list of lines: players also by their teams, if their lines belong to none, and all subjects
 * by the leagues in which something was counted for them.
 */
export const lineIds = ({ places }: StatFamily): string[] =>
  [...new Set([...places, 'team', 'league', 'organization'])].flatMap(word => [`${word}_id`, `${word}_ids`])

/** All filters of a list of lines. */
export const lineFilters = (family: StatFamily): string[] => [...lineIds(family), 'updated_after']

/** Sort names of a list of lines. */
export const lineOrder = (sport: Sport, family: StatFamily): string[] => [
  ...countNames(sport, family.subject),
  ...family.places.map(place => `${place}_id`),
  ...namedPlaces(family).map(({ word }) => word),
  'time_last_updated',
]

function filters(
  author: Author,
  sport: Sport,
  { places, subject }: StatFamily,
  query: URLSearchParams,
): RawBuilder<boolean>[] {
  const textOf = (name: string): string => query.get(name)?.trim() ?? ''
  const idsOf = (word: string): number[] | undefined => {
    const name = [`${word}_ids`, `${word}_id`].find(one => textOf(one) !== '')
    return name === undefined ? undefined : readLineIds(name, textOf(name))
  }
  const narrowed = (word: string, key: RawBuilder<unknown>): RawBuilder<boolean>[] => {
    const ids = idsOf(word)
    return ids ? [among(key, ids)] : []
  }
  const teams = places.includes('team') ? undefined : idsOf('team')
  const leagues = places.includes('league') ? undefined : idsOf('league')
  const since = textOf('updated_after')
  return [
    ...places.flatMap(place => narrowed(place, column(place))),
    ...narrowed('organization', sql`coalesce(stat_lines.owner_id, 0)`),
    ...(teams
      ? [
          sql<boolean>`player_id in (select player_id from team_players where ${among(sql.ref('team_id'), teams)})`,
        ]
      : []),
    ...(leagues ? [playsIn(author, sport, subject, leagues)] : []),
    ...(since === '' ? [] : [sql<boolean>`time_last_updated >= ${readMoment('updated_after', since)}`]),
  ]
}

/** SQL: lines of subjects that have a line in one of these leagues which the author may read. */
function playsIn(
  author: Author,
  sport: Sport,
  subject: StatFamily['subject'],
  leagues: readonly number[],
): RawBuilder<boolean> {
  const inLeague = statFamilies.find(one => one.subject === subject && one.level === 'league')
  if (!inLeague) throw new Error(`There are no lines of a ${subject} in a league`)
  const theirs = [...linesOf(sport, inLeague), isReadable(author, inLeague), among(column('league'), leagues)]
  const id = sql.ref(`${subject}_id`)
  return sql<boolean>`${id} in (select ${id} from stat_lines where ${sql.join(theirs, sql` and `)})`
}

/** Ids as stored in lines: 0 for none. */
const readLineIds = (name: string, text: string): number[] => {
  const words = readBracketList(text)
  return [
    ...readIds(
      name,
      words.filter(word => word !== 'null'),
    ),
    ...(words.includes('null') ? [0] : []),
  ]
}

/** Names of a line's places: `team__name`. */
const namedPlaces = ({ places }: StatFamily) =>
  places.flatMap(place => namesOf(familyOf[place]).map(name => ({ word: `${place}__${name}`, place, name })))

function order(
  author: Author,
  sport: Sport,
  family: StatFamily,
  query: URLSearchParams,
): RawBuilder<unknown> {
  const order = readOrder(query, name => {
    const place = family.places.find(candidate => `${candidate}_id` === name)
    if (place) return column(place)
    const linked = namedPlaces(family).find(candidate => candidate.word === name)
    if (linked) return linkedName(author, familyOf[linked.place], linked.name, column(linked.place))
    return name === 'time_last_updated' ? sql`time_last_updated` : countSql(sport, family.subject, name)
  })
  return sql.join([
    ...order,
    sql`time_last_updated desc`,
    ...family.places.map(place => sql`${column(place)} desc`),
  ])
}
