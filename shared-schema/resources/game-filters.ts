import { byId, type Filter } from './resource.ts'

/** Filters records of games by a column of their game. */
const throughGames = (where: string): Record<string, Filter> =>
  byId(where, { kind: 'through', column: 'game_id', table: 'games', select: 'id', where })

/** The filters of every family whose records belong to a game. */
export const gameFilters = { ...throughGames('tournament_id'), ...throughGames('season_id') }

/** Filters by either of the two teams. */
export const eitherTeam = byId('team_id', { kind: 'any', columns: ['team_1_id', 'team_2_id'] })
