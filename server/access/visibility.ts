import { sql, type RawBuilder } from 'kysely'
import { families, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Author } from './author.ts'
import { managedOrganizations, readableOrganizations } from './permissions.ts'
import { isInEventByPass } from './events-by-pass.ts'
import { hidingLinks, isHidden } from './hidden.ts'
import { isInPublicEvent } from './public-events.ts'
import { isSpiritRevealed } from './spirit-conditions.ts'
import { isUnlisted } from './unlisted-players.ts'
import { sqlText } from '../database/sql-text.ts'

type Condition = RawBuilder<boolean>

/**
 * SQL: true for the records of a family that an author may read: those of public organizations, tournaments
 * and seasons, and of the events of their passes, unless they are hidden; everything of the author's own
 * organizations; and the author's own player. Unrevealed spirit scores are for the office and the person who
 * entered them.
 */
export function readableBy(author: Author, family: Family): Condition {
  const readable = anyOf([
    readableRows(author, family, columnsOf(family)),
    ...furtherConditions(author, family),
  ])
  const restriction = restrictions[family]?.(author)
  return restriction ? sql<boolean>`(${readable} and ${restriction})` : readable
}

/** Conditions that readable records of a family have to meet as well. */
const restrictions: Readonly<Partial<Record<Family, (author: Author) => Condition>>> = {
  players: isListedFor,
  officials: isAssignedFor,
  game_sportsmanship_scores: author =>
    sql<boolean>`(${isSpiritShownTo(author)} or game_sportsmanship_scores.person_id = ${author.person_id})`,
}

/** A player who is only the name of an account is for that person and for the office. */
function isListedFor(author: Author): Condition {
  const managed = managedOrganizations(author)
  if (managed === 'all') return sql<boolean>`true`
  return sql<boolean>`(not ${sql.raw(isUnlisted)} or coalesce(players.owner_id = any(${managed}::integer[]), false)
    or coalesce(players.person_id = ${author.person_id}, false))`
}

/** An official is for people with a role in the organization, and for those who may read one of their games. */
function isAssignedFor(author: Author): Condition {
  const own = readableOrganizations(author)
  if (own === 'all') return sql<boolean>`true`
  return sql<boolean>`(officials.owner_id = any(${own}::integer[]) or exists (select from game_officials
    where game_officials.official_id = officials.id and ${readableBy(author, 'game_officials')}))`
}

/** The conditions for reading a family that follow neither from its organization nor from its tournament. */
function furtherConditions(author: Author, family: Family): Condition[] {
  const byPass = isInEventByPass(author, family)
  return [
    ...(byPass ? [sql<boolean>`(${byPass} and not ${sql.raw(isHidden(family, []))})`] : []),
    ...(allowances[family]?.(author) ?? []),
  ]
}

/** Conditions under which an author reads records of a family wherever they belong. */
const allowances: Readonly<Partial<Record<Family, (author: Author) => Condition[]>>> = {
  tournament_teams: author => [isConsentDueFrom(author)],
  players: ({ person_id }) => (person_id === null ? [] : [sql<boolean>`players.person_id = ${person_id}`]),
}

const anyOf = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`

/**
 * SQL for the number of records of a family that an author may read, without checking each. It adds the
 * counts that triggers keep by organization, tournament and swiss round to single records that these do not
 * cover: records that public events of closed organizations show through others, such as players through
 * their teams; the author's own player; and entries for which the author's teams are asked. Spirit scores are
 * all counted one by one, because their visibility depends on other scores and on roles.
 */
export function readableCount(author: Author, family: Family): RawBuilder<number> {
  const count = (condition: Condition) =>
    sql<number>`(select count(*) from ${sql.table(family)} where ${condition})`
  const places = ['tournament_id', 'swiss_round_id']
  const isCounted = hidingLinks(family).every(field => field === 'game_id' || places.includes(field))
  if (family === 'game_sportsmanship_scores' || family === 'officials' || !isCounted)
    return count(readableBy(author, family))
  const kept = sql<number>`(select coalesce(sum(records), 0)::bigint from record_counts
    where family = ${family} and ${readableRows(author, 'record_counts', places)})`
  const mayAll = family === 'players' ? managedOrganizations(author) : readableOrganizations(author)
  if (mayAll === 'all') return kept
  const columns = columnsOf(family)
  const throughOthers = sql<boolean>`${sql.raw(isInPublicEvent(family, columns, 'through others'))}
    and not ${sql.raw(isHidden(family, columns))} and (${readableRows(author, family, columns, isInPublicEvent(family, columns, 'by name'))}) is not true`
  const beside = furtherConditions(author, family)
  const unlisted =
    family === 'players'
      ? [sql<number>`-${count(sql`${readableRows(author, family, columns)} and not ${isListedFor(author)}`)}`]
      : []
  const others = [
    ...unlisted,
    count(throughOthers),
    ...(beside.length === 0
      ? []
      : [count(sql`${anyOf(beside)} and (${readableRows(author, family, columns)}) is not true`)]),
  ]
  return sql<number>`(${sql.join([kept, ...others], sql` + `)})`
}

/**
 * An entry can be read by the organization of its team, wherever the tournament is: it has to decide whether
 * the team takes part.
 */
function isConsentDueFrom(author: Author): Condition {
  const managed = managedOrganizations(author)
  if (managed === 'all') return sql<boolean>`true`
  return sql<boolean>`exists (select from teams where teams.id = tournament_teams.team_id and teams.owner_id = any(${managed}::integer[]))`
}

const columnsByFamily = new Map(
  families.map(family => [
    family,
    Object.entries(resourceOf(family).fields)
      .filter(([, { source }]) => source === 'column')
      .map(([name]) => name),
  ]),
)

const columnsOf = (family: Family): readonly string[] => columnsByFamily.get(family) ?? []

/**
 * SQL: true for the readable rows of any table with an `owner_id`. Everything but the author's organizations
 * is one text: each request needs several of these conditions, and building them from small pieces took
 * longer than most of it.
 * @param columns those of its columns that can make rows public or hidden
 * @param inPublicEvent SQL for the rows of public events that are shown to everybody
 */
export function readableRows(
  author: Author,
  table: string,
  columns: readonly string[],
  inPublicEvent = isInPublicEvent(table, columns),
): Condition {
  const own = readableOrganizations(author)
  if (own === 'all') return sql<boolean>`true`
  const owner = sqlText`${table}.owner_id`
  const isPublic = sqlText`(${ofPublicOrganization(owner)} or ${inPublicEvent})`
  return sql<boolean>`(${sql.raw(owner)} = any(${own}::integer[]) or ${sql.raw(sqlText`(${isPublic} and not ${isHidden(table, columns)})`)})`
}

/**
 * SQL: true if the author may read everything of an organization, except hidden records.
 * @param owner SQL for the organization's id
 */
export function readableOwner(author: Author, owner: string): Condition {
  const own = readableOrganizations(author)
  if (own === 'all') return sql<boolean>`true`
  return sql<boolean>`(${sql.raw(owner)} = any(${own}::integer[]) or ${sql.raw(ofPublicOrganization(owner))})`
}

/**
 * SQL: true for the spirit scores of games for which an author may see the scores of both sides, provided
 * that they may read the game.
 */
export function isSpiritShownTo(author: Author): Condition {
  const managed = managedOrganizations(author)
  if (managed === 'all') return sql<boolean>`true`
  return sql<boolean>`(game_sportsmanship_scores.owner_id = any(${managed}::integer[]) or ${isSpiritRevealed(sql.ref('game_sportsmanship_scores.game_id'))})`
}

const ofPublicOrganization = (owner: string): string =>
  sqlText`${owner} in (select id from organizations where is_public)`
