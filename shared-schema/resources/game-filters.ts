import type { Filter } from './resource.ts'

/** Finds what hangs on a game by something that the game says of itself. */
const throughGames = (where: string): Filter => ({ kind: 'through', column: 'game_id', table: 'games', select: 'id', where })

/** The filters of every family whose records hang on a game. */
export const gameFilters = {
  tournament_id: throughGames('tournament_id'),
  tournament_ids: throughGames('tournament_id'),
  season_id: throughGames('season_id'),
} satisfies Record<string, Filter>

/** Finds by either of the two teams. */
export const eitherTeam: Filter = { kind: 'any', columns: ['team_1_id', 'team_2_id'] }
