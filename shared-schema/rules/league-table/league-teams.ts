import type { GameResult } from '../standings/game-result.ts'
import type { LeagueTeam } from './league-season.ts'

/**
 * The teams in the table of a season: its own, and guests of other seasons that play in its games and belong
 * to none of its divisions.
 */
export function leagueTeams(
  own: readonly LeagueTeam[],
  games: readonly Pick<GameResult, 'team_1_id' | 'team_2_id'>[],
): LeagueTeam[] {
  const known = new Set(own.map(({ id }) => id))
  const playing = new Set(games.flatMap(({ team_1_id, team_2_id }) => [team_1_id, team_2_id]))
  const guests = [...playing].filter(id => id !== null).filter(id => !known.has(id))
  return [...own, ...guests.map(id => ({ id, division: '' }))]
}
