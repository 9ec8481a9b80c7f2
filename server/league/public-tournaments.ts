import { sql, type RawBuilder } from 'kysely'
import { isFamily } from '../../shared-schema/resources/index.ts'
import { conditionsOf, waysFrom, type Way } from '../database/shown-with.ts'

const isPublic = "tournaments.is_public and tournaments.visibility = 'live'"
const publicTournaments = `(select tournaments.id from tournaments where ${isPublic})`

/** The ways in which a public tournament shows something to everybody. */
const ways = waysFrom('tournaments', 'public')

/**
 * SQL that is true for the rows of a table that everybody may read because they belong to a public
 * tournament: the tournament with its games and standings, its teams and their rosters, its sites.
 * @param columns those of the table's columns by which a row that is of no family names its tournament or game
 */
export function isInPublicTournament(table: string, columns: readonly string[]): RawBuilder<boolean> {
  const shown = isFamily(table) ? ways.filter(way => way.family === table).map(shownBy) : namedBy(table, columns)
  return shown.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.raw(shown.join(' or '))})`
}

/** SQL that is true for the rows that one way leads to. */
function shownBy({ family, steps }: Way): string {
  const last = steps.at(-1)
  if (!last) return isPublic
  const { holder, field, to } = last.link
  const before = shownBy({ family: last.to === 'record' ? to : holder, steps: steps.slice(0, -1) })
  if (last.to === 'target') return `exists (select from ${holder} where ${[`${holder}.${field} = ${to}.id`, before, ...conditionsOf(last, holder)].join(' and ')})`
  const shows = steps.length === 1 ? `${family}.${field} in ${publicTournaments}` : `exists (select from ${to} where ${to}.id = ${family}.${field} and ${before})`
  return [shows, ...conditionsOf(last, holder)].join(' and ')
}

function namedBy(table: string, columns: readonly string[]): string[] {
  return [
    ...(columns.includes('tournament_id') ? [`${table}.tournament_id in ${publicTournaments}`] : []),
    ...(columns.includes('game_id') ? [`exists (select from games where games.id = ${table}.game_id and games.tournament_id in ${publicTournaments})`] : []),
  ]
}
