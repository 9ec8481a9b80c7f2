import { sql, type RawBuilder } from 'kysely'

/** SQL: the games of a tournament, or those of a season that are in no tournament. */
export const isOfEvent = (family: 'tournaments' | 'seasons', id: number): RawBuilder<boolean> =>
  family === 'tournaments'
    ? sql<boolean>`games.tournament_id = ${id}`
    : sql<boolean>`(games.season_id = ${id} and games.tournament_id is null)`
