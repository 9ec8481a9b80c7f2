import { outcomeOf } from '../progress/outcome-of.ts'
import { sentOn } from '../progress/sent-on.ts'
import { levelGroups } from './level-groups.ts'
import {
  countsInStandings,
  groupStage,
  haveSwissRoundsEnded,
  isPoolOver,
  poolTable,
  type TournamentGame,
  type TournamentPlay,
} from './tournament-play.ts'

/**
 * A question that the rules of a tournament leave to a person, apart from games that a different team has
 * played than the one sent to them.
 */
export type OpenQuestion =
  | { readonly kind: 'tie'; readonly team_ids: number[]; readonly pool_id: number | null }
  /** A final game that should send a team on, or give it a place, and does not. */
  | { readonly kind: 'no winner'; readonly game_id: number; readonly team_ids: number[] }
  /**
   * A game with a side that no game or pool fills: somebody must name the team, or decide that nobody plays.
   */
  | { readonly kind: 'no team'; readonly game_id: number; readonly team_ids: number[] }

/** All open questions: games that lack a winner, then games that lack a team, then ties. */
export const openQuestions = (play: TournamentPlay): OpenQuestion[] => [
  ...play.games.filter(lacksWinner).map(game => about(game, 'no winner')),
  ...withoutSource(play.games).map(game => about(game, 'no team')),
  ...ties(play),
]

/** The entrants without a game that counts, once there are such games or pools. */
export function teamsWithoutGames({ entrants, games: all, pools }: TournamentPlay): number[] {
  const games = all.filter(countsInStandings)
  if (games.length === 0 && pools.length === 0) return []
  const busy = new Set(games.flatMap(({ team_1_id, team_2_id }) => [team_1_id, team_2_id]))
  return entrants.filter(one => one.status === 'playing' && !busy.has(one.team_id)).map(one => one.team_id)
}

const about = (game: TournamentGame, kind: 'no winner' | 'no team'): OpenQuestion => ({
  kind,
  game_id: game.id,
  team_ids: [game.team_1_id, game.team_2_id].filter(team => team !== null),
})

const lacksWinner = (game: TournamentGame): boolean =>
  game.status === 'final' &&
  game.winner_id === null &&
  !outcomeOf(game).is_lost_by_both &&
  game.team_1_id !== null &&
  game.team_2_id !== null &&
  (game.next_game_for_winner_id !== null ||
    game.next_game_for_loser_id !== null ||
    game.place_for_winner !== null)

/**
 * Games still to be played with a side that neither a game nor a pool will fill. If a game has sent its team and
 * the slot is still open, that team is on the other side already. Nothing waits for a single game.
 */
function withoutSource(games: readonly TournamentGame[]): TournamentGame[] {
  const fed = new Set(
    games.flatMap(game =>
      sentOn(game, outcomeOf(game))
        .filter(({ team_id }) => team_id === null || game.needs_decision === true)
        .map(({ game_id, slot }) => `${game_id} ${slot}`),
    ),
  )
  return games.filter(
    game =>
      game.status === 'scheduled' &&
      game.round_number === null &&
      countsInStandings(game) &&
      ([1, 2] as const).some(
        slot =>
          game[`team_${slot}_id`] === null &&
          game[`team_${slot}_pool_id`] == null &&
          !fed.has(`${game.id} ${slot}`),
      ),
  )
}

/** Ties in standings to which no more games are added; of swiss rounds only once they have ended. */
function ties(play: TournamentPlay): OpenQuestion[] {
  const stage = groupStage(play)
  const swiss =
    stage?.kind === 'swiss rounds' && haveSwissRoundsEnded(play) ? levelGroups(stage.standings) : []
  return [
    ...play.pools
      .filter(pool => isPoolOver(play, pool))
      .flatMap(pool =>
        levelGroups(poolTable(play, pool)).map(team_ids => ({
          kind: 'tie' as const,
          team_ids,
          pool_id: pool.id,
        })),
      ),
    ...swiss.map(team_ids => ({ kind: 'tie' as const, team_ids, pool_id: null })),
  ]
}
