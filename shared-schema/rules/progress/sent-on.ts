/** A game's way on: where its winner and its loser go. */
export interface Links {
  readonly next_game_for_winner_id: number | null
  /** Whether the winner is team 1 or team 2 there. */
  readonly next_team_for_winner: number
  readonly next_game_for_loser_id: number | null
  readonly next_team_for_loser: number
}

/** The two teams of a game, null while undecided. */
export interface Sides {
  readonly team_1_id: number | null
  readonly team_2_id: number | null
}

/** A team that a game sends to a slot of another; null while nobody can be sent. */
export interface Sent {
  readonly game_id: number
  readonly slot: 1 | 2
  readonly team_id: number | null
}

/**
 * Whether a game is a first grand final with a second one behind it: winner and loser go on to the same game and keep their
 * sides. (With two teams the winners' final sends both to the grand final, the winner as team 1.)
 */
export const leadsToSecondFinal = (game: Links): boolean =>
  game.next_game_for_winner_id !== null &&
  game.next_game_for_winner_id === game.next_game_for_loser_id &&
  game.next_team_for_winner === 2

/**
 * Whom a game sends on, to each of its next games. The second grand final of a double elimination is played only when
 * team 2, the one from the losers' bracket, has won the first.
 *
 * @param winnerId null while the game is not decided, and after a tie
 */
export function sentOn(game: Links & Sides, winnerId: number | null): Sent[] {
  const winner = leadsToSecondFinal(game) && winnerId !== game.team_2_id ? null : winnerId
  const loser = winner === null ? null : winner === game.team_1_id ? game.team_2_id : game.team_1_id
  return [
    ...to(game.next_game_for_winner_id, game.next_team_for_winner, winner),
    ...to(game.next_game_for_loser_id, game.next_team_for_loser, loser),
  ]
}

const to = (gameId: number | null, slot: number, teamId: number | null): Sent[] =>
  gameId === null ? [] : [{ game_id: gameId, slot: slot === 2 ? 2 : 1, team_id: teamId }]
