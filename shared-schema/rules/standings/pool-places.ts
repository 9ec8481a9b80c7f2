import { hasBegun } from '../progress/game-status.ts'
import { isOut } from './entrant.ts'
import { isOver, poolTable, type TournamentPlay, type TournamentPool } from './tournament-play.ts'

/**
 * The teams on the places of a pool as far as they are decided, the first place first: nobody as long as a
 * game is open, and nobody on a place about which a tie is. A team that is out of the tournament gives its
 * place to the next one, unless it has begun to play on in a bracket: then it keeps its place, and loses
 * there.
 */
export function decidedPlaces(play: TournamentPlay, pool: TournamentPool): (number | null)[] {
  if (!isOver(play.games.filter(({ pool_id }) => pool_id === pool.id))) return []
  const playedOn = new Set(
    play.games
      .filter(({ bracket_id, status }) => bracket_id !== null && hasBegun(status))
      .flatMap(({ team_1_id, team_2_id }) => [team_1_id, team_2_id]),
  )
  const entrants = play.entrants.map(entrant =>
    playedOn.has(entrant.team_id) ? { ...entrant, status: 'playing' as const } : entrant,
  )
  const out = new Set(entrants.filter(isOut).map(({ team_id }) => team_id))
  return poolTable({ ...play, entrants }, pool)
    .filter(({ team_id }) => !out.has(team_id))
    .map(({ team_id, is_unresolved }) => (is_unresolved ? null : team_id))
}
