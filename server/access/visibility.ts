import { sql, type RawBuilder } from 'kysely'
import { families, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Author } from './author.ts'
import { managedOrganizations, readableOrganizations } from './permissions.ts'
import { isInPublicTournament } from './public-tournaments.ts'
import { isSpiritRevealed } from './spirit-conditions.ts'
import { sqlText } from '../database/sql-text.ts'

type Condition = RawBuilder<boolean>

/**
 * SQL that is true for the records of a family that an author may read: those of public
 * organizations and tournaments as far as they are not hidden, all of the author's own
 * organizations, and the author's own player. Spirit scores that are not revealed are for the office
 * and for whoever entered them.
 */
export function readableBy(author: Author, family: Family): Condition {
  const readable = readableRows(author, family, columnsOf(family))
  if (family === 'game_sportsmanship_scores') {
    return sql<boolean>`(${readable} and (${isSpiritShownTo(author)} or game_sportsmanship_scores.person_id = ${author.person_id}))`
  }
  if (family === 'tournament_teams') return sql<boolean>`(${readable} or ${isAskedOf(author)})`
  if (family !== 'players' || author.person_id === null) return readable
  return sql<boolean>`(${readable} or players.person_id = ${author.person_id})`
}

/**
 * SQL of how many records of a family an author may read, without looking at each: from the counts that
 * triggers keep by organization, tournament and swiss round, and one by one what these do not tell. That is
 * what public tournaments of closed organizations show through others, such as players through their teams;
 * the author's own player; and entries that the author's teams are asked for. Which spirit scores are shown
 * follows from others and from roles: these are all counted.
 */
export function readableCount(author: Author, family: Family): RawBuilder<number> {
  const count = (condition: Condition) =>
    sql<number>`(select count(*) from ${sql.table(family)} where ${condition})`
  if (family === 'game_sportsmanship_scores') return count(readableBy(author, family))
  const places = ['tournament_id', 'swiss_round_id']
  const kept = sql<number>`(select coalesce(sum(records), 0)::bigint from record_counts
    where family = ${family} and ${readableRows(author, 'record_counts', places)})`
  if (readableOrganizations(author) === 'all') return kept
  const columns = columnsOf(family)
  const throughOthers = sql<boolean>`${sql.raw(isInPublicTournament(family, columns, 'through others'))}
    and not ${sql.raw(isHidden(family, columns))} and (${readableRows(author, family, columns, isInPublicTournament(family, columns, 'by name'))}) is not true`
  const others = [
    count(throughOthers),
    ...(family === 'players' && author.person_id !== null
      ? [
          count(
            sql`players.person_id = ${author.person_id} and (${readableRows(author, family, columns)}) is not true`,
          ),
        ]
      : []),
    ...(family === 'tournament_teams'
      ? [count(sql`${isAskedOf(author)} and (${readableRows(author, family, columns)}) is not true`)]
      : []),
  ]
  return sql<number>`(${sql.join([kept, ...others], sql` + `)})`
}

/**
 * An entry is read by those whose team it is about, wherever the tournament is: they are to say whether it
 * takes part.
 */
function isAskedOf(author: Author): Condition {
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
 * The same for the rows of any table with an `owner_id`. All but the author's organizations is one piece of
 * text: each request asks for several of these conditions, and putting them together of small pieces took
 * longer than most of it.
 * @param columns those of its columns by which rows can be public or hidden
 * @param inPublicTournament SQL of what of public tournaments is shown to everybody
 */
export function readableRows(
  author: Author,
  table: string,
  columns: readonly string[],
  inPublicTournament = isInPublicTournament(table, columns),
): Condition {
  const own = readableOrganizations(author)
  if (own === 'all') return sql<boolean>`true`
  const owner = sqlText`${table}.owner_id`
  const isPublic = sqlText`(${ofPublicOrganization(owner)} or ${inPublicTournament})`
  return sql<boolean>`(${sql.raw(owner)} = any(${own}::integer[]) or ${sql.raw(sqlText`(${isPublic} and not ${isHidden(table, columns)})`)})`
}

/**
 * SQL that is true if the author may read all that an organization has, hidden things aside.
 * @param owner SQL of the organization's id
 */
export function readableOwner(author: Author, owner: string): Condition {
  const own = readableOrganizations(author)
  if (own === 'all') return sql<boolean>`true`
  return sql<boolean>`(${sql.raw(owner)} = any(${own}::integer[]) or ${sql.raw(ofPublicOrganization(owner))})`
}

/**
 * SQL that is true for the spirit scores of games whose scores, of both sides, an author may see if they may
 * read the game.
 */
export function isSpiritShownTo(author: Author): Condition {
  const managed = managedOrganizations(author)
  if (managed === 'all') return sql<boolean>`true`
  return sql<boolean>`(game_sportsmanship_scores.owner_id = any(${managed}::integer[]) or ${isSpiritRevealed(sql.ref('game_sportsmanship_scores.game_id'))})`
}

const ofPublicOrganization = (owner: string): string =>
  sqlText`${owner} in (select id from organizations where is_public)`

/** What belongs to a hidden tournament or swiss round is as hidden as that. */
function isHidden(table: string, columns: readonly string[]): string {
  const reasons = columns.flatMap(name => hiddenBy.get(name)?.(sqlText`${table}.${name}`) ?? [])
  return reasons.length === 0 ? 'false' : sqlText`(${reasons.join(' or ')})`
}

const hiddenTournament = (id: string): string =>
  sqlText`exists (select from tournaments as of_tournament where of_tournament.id = ${id} and of_tournament.visibility = 'hidden')`

const hiddenRound = (id: string): string =>
  sqlText`exists (select from swiss_rounds as of_round where of_round.id = ${id} and of_round.visibility = 'hidden')`

/** By which columns a row can be hidden, and how. */
const hiddenBy = new Map<string, (column: string) => string>([
  ['visibility', column => sqlText`${column} = 'hidden'`],
  ['tournament_id', hiddenTournament],
  ['swiss_round_id', hiddenRound],
  [
    'game_id',
    column => sqlText`exists (select from games as of_game where of_game.id = ${column}
      and (${hiddenTournament('of_game.tournament_id')} or ${hiddenRound('of_game.swiss_round_id')}))`,
  ],
])
