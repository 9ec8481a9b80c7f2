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
 * Whether a game is a first grand final with a second one behind it: winner and loser go on to the same game
 * and keep their sides. (With two teams the winners' final sends both to the grand final, the winner as team
 * 1.)
 */
export const leadsToSecondFinal = (game: Links): boolean =>
  game.next_game_for_winner_id !== null &&
  game.next_game_for_winner_id === game.next_game_for_loser_id &&
  game.next_team_for_winner === 2

/**
 * The teams that the office keeps in the next games of a game, whatever it sends there; null where it keeps
 * nobody.
 */
export interface Kept {
  /** In the game to which the winner goes, on its side. */
  readonly winner: number | null
  readonly loser: number | null
}

/** What the office has decided of a game's next games. @param next the game of an id, if it is known */
export function keptAfter(
  game: Links,
  next: (id: number) => (Sides & { readonly teams_decided: boolean }) | undefined,
): Kept {
  const keptIn = (id: number | null, slot: number): number | null => {
    const decided = id === null ? undefined : next(id)
    if (!decided?.teams_decided) return null
    return slot === 2 ? decided.team_2_id : decided.team_1_id
  }
  return {
    winner: keptIn(game.next_game_for_winner_id, game.next_team_for_winner),
    loser: keptIn(game.next_game_for_loser_id, game.next_team_for_loser),
  }
}

/**
 * Whom a game sends on, to each of its next games. The second grand final of a double elimination is played
 * only when team 2, the one from the losers' bracket, has won the first. Where the office keeps the loser in
 * the winner's next game, or the winner in the loser's, the other team goes the other way, so that nobody is
 * in both and nobody in none.
 *
 * @param winnerId null while the game is not decided, and after a tie
 */
export function sentOn(game: Links & Sides, winnerId: number | null, kept: Kept = nobodyKept): Sent[] {
  const winner = leadsToSecondFinal(game) && winnerId !== game.team_2_id ? null : winnerId
  const loser = winner === null ? null : winner === game.team_1_id ? game.team_2_id : game.team_1_id
  const isSwapped =
    winner !== null && loser !== null && partsTeams(game) && (kept.winner === loser || kept.loser === winner)
  const [ahead, behind] = isSwapped ? [loser, winner] : [winner, loser]
  return [
    ...to(game.next_game_for_winner_id, game.next_team_for_winner, ahead),
    ...to(game.next_game_for_loser_id, game.next_team_for_loser, behind),
  ]
}

const nobodyKept: Kept = { winner: null, loser: null }

/** Whether its winner and its loser part. */
const partsTeams = (game: Links): boolean => game.next_game_for_winner_id !== game.next_game_for_loser_id

const to = (gameId: number | null, slot: number, teamId: number | null): Sent[] =>
  gameId === null ? [] : [{ game_id: gameId, slot: slot === 2 ? 2 : 1, team_id: teamId }]
