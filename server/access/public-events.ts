import { families, isFamily, type Family } from '../../shared-schema/resources/index.ts'
import { conditionsOf, waysFrom, type EventFamily, type Way } from '../database/shown-with.ts'
import { shownBy, type Events } from './shown-by.ts'
import { sqlText } from '../database/sql-text.ts'

const isPublic: Readonly<Record<EventFamily, string>> = {
  tournaments: sqlText`tournaments.is_public and tournaments.visibility = 'live'`,
  seasons: sqlText`seasons.is_public`,
}

const publicOnes = (event: EventFamily): Events => ({
  condition: isPublic[event],
  has: id => sqlText`${id} in (select ${event}.id from ${event} where ${isPublic[event]})`,
})

/**
 * Whether a way leads from a tournament to records that name it or one of its games: such records are counted
 * by tournament. No records are counted by season.
 */
const isByName = (event: EventFamily, { steps }: Way): boolean =>
  event === 'tournaments' &&
  steps.every(
    step =>
      step.to === 'record' &&
      (step.link.field === 'tournament_id' || step.link.field === 'game_id') &&
      conditionsOf(step, step.link.holder).length === 0,
  )

/** The ways in which a public event shows records to everybody. */
const ways = (['tournaments', 'seasons'] as const).flatMap(event =>
  waysFrom(event, 'public').map((way): readonly [EventFamily, Way] => [event, way]),
)

/**
 * SQL: true for the rows of a table that everybody may read because they belong to a public event: a
 * tournament or a season with its games and standings, its teams and their rosters, its sites. A season shows
 * only its play outside of tournaments.
 * @param columns the columns that name a row's tournament or game, for a table that is not a family
 * @param which the ways in which the event may show them: by its tournament's name, through others, or both
 */
export function isInPublicEvent(
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

/** How each family is shown, as SQL: made once, because every request needs it. */
const shownWays = new Map<Family, { byName: boolean; text: string }[]>(
  families.map(family => [
    family,
    ways
      .filter(([, way]) => way.family === family)
      .map(([event, way]) => ({
        byName: isByName(event, way),
        text: shownBy(way, publicOnes(event)),
      })),
  ]),
)

const ofPublicTournament = publicOnes('tournaments').has
const ofPublicSeason = publicOnes('seasons').has

function namedBy(table: string, columns: readonly string[]): string[] {
  return [
    ...(columns.includes('tournament_id') ? [ofPublicTournament(`${table}.tournament_id`)] : []),
    ...(columns.includes('game_id')
      ? [
          sqlText`exists (select from games where games.id = ${table}.game_id and (${ofPublicTournament('games.tournament_id')} or (games.tournament_id is null and ${ofPublicSeason('games.season_id')})))`,
        ]
      : []),
  ]
}
