import { outcomeOf } from '../progress/outcome-of.ts'
import { isNeedless, leadsTo, withoutOpponent } from '../progress/sent-on.ts'
import { levelGroups } from './level-groups.ts'
import {
  groupStage,
  haveSwissRoundsEnded,
  isPoolOver,
  poolTable,
  type TournamentGame,
  type TournamentPlay,
} from './tournament-play.ts'

/** What the rules of a tournament leave to a person, beside games that another team has played than is sent. */
export type OpenQuestion =
  | { readonly kind: 'tie'; readonly team_ids: number[]; readonly pool_id: number | null }
  /** A final game from which somebody should go on, or take a place, and nobody does. */
  | { readonly kind: 'no winner'; readonly game_id: number; readonly team_ids: number[] }
  /** A game to which nobody is sent on one of its sides, so that somebody must say who plays, or that nobody does. */
  | { readonly kind: 'no team'; readonly game_id: number; readonly team_ids: number[] }

/** All that is open now: games that lack a winner, then games that lack a team, then ties. */
export const openQuestions = (play: TournamentPlay): OpenQuestion[] => [
  ...play.games.filter(lacksWinner).map(game => about(game, 'no winner')),
  ...withoutSource(play.games).map(game => about(game, 'no team')),
  ...ties(play),
]

/** The teams that take part and are in no game, once there are games or pools. */
export function teamsWithoutGames({ entrants, games, pools }: TournamentPlay): number[] {
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
 * Games that are still to be played, and to which neither a game nor a pool sends one of their teams. A game that
 * has ended sends nobody to a slot that is still open: its team is on the other side already.
 */
function withoutSource(games: readonly TournamentGame[]): TournamentGame[] {
  const fed = new Set(
    games
      .filter(game => game.needs_decision === true || !hasEnded(game))
      .flatMap(game => leadsTo(game).map(({ game_id, slot }) => `${game_id} ${slot}`)),
  )
  return games.filter(
    game =>
      game.status === 'scheduled' &&
      game.round_number === null &&
      ([1, 2] as const).some(
        slot =>
          game[`team_${slot}_id`] === null &&
          game[`team_${slot}_pool_id`] == null &&
          !fed.has(`${game.id} ${slot}`),
      ),
  )
}

/** Whether it is known whom a game sends on. */
const hasEnded = (game: TournamentGame): boolean =>
  isNeedless(game)
    ? withoutOpponent(game) !== null || (game.no_team_1 && game.no_team_2)
    : game.winner_id !== null || outcomeOf(game).is_lost_by_both

/** Ties in standings to which no game is added any more; of swiss rounds only once they have ended. */
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
