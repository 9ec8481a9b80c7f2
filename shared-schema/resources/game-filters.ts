import { byId, type Filter } from './resource.ts'

/** Finds what hangs on a game by something that the game says of itself. */
const throughGames = (where: string): Record<string, Filter> =>
  byId(where, { kind: 'through', column: 'game_id', table: 'games', select: 'id', where })

/** The filters of every family whose records hang on a game. */
export const gameFilters = { ...throughGames('tournament_id'), ...throughGames('season_id') }

/** Finds by either of the two teams. */
export const eitherTeam = byId('team_id', { kind: 'any', columns: ['team_1_id', 'team_2_id'] })
