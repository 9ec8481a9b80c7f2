import { families, isFamily, type Family } from '../../shared-schema/resources/index.ts'
import { conditionsOf, waysFrom, type Way } from '../database/shown-with.ts'
import { shownBy } from './shown-by.ts'
import { sqlText } from '../database/sql-text.ts'

const isPublic = sqlText`tournaments.is_public and tournaments.visibility = 'live'`
const publicTournaments = sqlText`(select tournaments.id from tournaments where ${isPublic})`
const publicOnes = { condition: isPublic, has: (id: string) => sqlText`${id} in ${publicTournaments}` }

/** The ways in which a public tournament shows something to everybody. */
const ways = waysFrom('tournaments', 'public')

/** Whether a record names its tournament itself or is at a game that does. */
const isByName = ({ steps }: Way): boolean =>
  steps.every(
    step =>
      step.to === 'record' &&
      (step.link.field === 'tournament_id' || step.link.field === 'game_id') &&
      conditionsOf(step, step.link.holder).length === 0,
  )

/**
 * SQL that is true for the rows of a table that everybody may read because they belong to a public
 * tournament: the tournament with its games and standings, its teams and their rosters, its sites.
 * @param columns those of the table's columns by which a row that is of no family names its tournament or
 *   game
 * @param which of the ways in which the tournament may show them: those by its name, those through others, or
 *   both
 */
export function isInPublicTournament(
  table: string,
  columns: readonly string[],
  which: 'by name' | 'through others' | 'both' = 'both',
): string {
  const shown = isFamily(table)
    ? (shownWays.get(table) ?? []).flatMap(({ byName, text }) =>
        which === 'both' || byName === (which === 'by name') ? [text] : [],
      )
    : namedBy(table, columns)
  return shown.length === 0 ? 'false' : sqlText`(${shown.join(' or ')})`
}

/** How each family is shown, as SQL: made once, because every request asks for it. */
const shownWays = new Map<Family, { byName: boolean; text: string }[]>(
  families.map(family => [
    family,
    ways
      .filter(way => way.family === family)
      .map(way => ({ byName: isByName(way), text: shownBy(way, publicOnes) })),
  ]),
)

function namedBy(table: string, columns: readonly string[]): string[] {
  return [
    ...(columns.includes('tournament_id') ? [sqlText`${table}.tournament_id in ${publicTournaments}`] : []),
    ...(columns.includes('game_id')
      ? [
          sqlText`exists (select from games where games.id = ${table}.game_id and games.tournament_id in ${publicTournaments})`,
        ]
      : []),
  ]
}
