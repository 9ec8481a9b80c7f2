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

/** The occupant sent to a slot: a team, null while open, or definitely nobody. */
export type Comer = number | null | 'nobody'

/** The sides of a game that can never be filled: then it is not played, and the other team goes on. */
export interface Vacancies {
  readonly no_team_1: boolean
  readonly no_team_2: boolean
}

/** The outcome of a game. */
export interface Outcome {
  /** Null while undecided, and after a tie. */
  readonly winner_id: number | null
  /** Both teams have forfeited it: nobody goes on. */
  readonly is_lost_by_both: boolean
}

/** The team that a game sends to a slot of another. */
export interface Sent {
  readonly game_id: number
  readonly slot: 1 | 2
  readonly team_id: Comer
}

/** Whether a game is not played, because one of its sides can never be filled. */
export const isNeedless = ({ no_team_1, no_team_2 }: Vacancies): boolean => no_team_1 || no_team_2

/** The team that goes on without playing; null if there is none, or it is still unknown. */
export const withoutOpponent = ({
  team_1_id,
  team_2_id,
  no_team_1,
  no_team_2,
}: Sides & Vacancies): number | null =>
  no_team_1 ? (no_team_2 ? null : team_2_id) : no_team_2 ? team_1_id : null

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
 * The teams that the office keeps in the next games of a game, overriding its result; null for no override.
 */
export interface Kept {
  /** In the game to which the winner goes, on its side. */
  readonly winner: number | null
  readonly loser: number | null
}

/** The office's decisions for a game's next games. @param next finds a game by id, if it is known */
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
 * The teams that a game sends to each of its next games. A team without an opponent goes on as the winner,
 * and from a game that both have lost nobody goes on. The second grand final of a double elimination is
 * played only if team 2, the one from the losers' bracket, has won the first. If the office keeps the loser
 * in the winner's next game, or the winner in the loser's, the other team goes the other way: each is in
 * exactly one of them.
 */
export function sentOn(game: Links & Sides & Vacancies, outcome: Outcome, kept: Kept = nobodyKept): Sent[] {
  const [winner, loser] = leadsToSecondFinal(game) ? toSecondFinal(game, outcome) : parted(game, outcome)
  const isSwapped =
    isTeam(winner) && isTeam(loser) && partsTeams(game) && (kept.winner === loser || kept.loser === winner)
  const [ahead, behind] = isSwapped ? [loser, winner] : [winner, loser]
  return [
    ...to(game.next_game_for_winner_id, game.next_team_for_winner, ahead),
    ...to(game.next_game_for_loser_id, game.next_team_for_loser, behind),
  ]
}

const nobodyKept: Kept = { winner: null, loser: null }

const isTeam = (comer: Comer): comer is number => typeof comer === 'number'

/** Winner and loser of a game. */
function parted(game: Sides & Vacancies, { winner_id, is_lost_by_both }: Outcome): [Comer, Comer] {
  if ((game.no_team_1 && game.no_team_2) || is_lost_by_both) return ['nobody', 'nobody']
  if (isNeedless(game)) return [withoutOpponent(game), 'nobody']
  if (winner_id === null) return [null, null]
  return [winner_id, winner_id === game.team_1_id ? game.team_2_id : game.team_1_id]
}

/** Both teams of a first grand final, if they have to meet again; if not, nobody goes to the second one. */
function toSecondFinal(game: Sides & Vacancies, outcome: Outcome): [Comer, Comer] {
  if (isNeedless(game) || outcome.is_lost_by_both) return ['nobody', 'nobody']
  if (outcome.winner_id === null) return [null, null]
  return outcome.winner_id === game.team_2_id ? [game.team_2_id, game.team_1_id] : ['nobody', 'nobody']
}

/** Whether its winner and its loser go to different games. */
const partsTeams = (game: Links): boolean => game.next_game_for_winner_id !== game.next_game_for_loser_id

const to = (gameId: number | null, slot: number, comer: Comer): Sent[] =>
  gameId === null ? [] : [{ game_id: gameId, slot: slot === 2 ? 2 : 1, team_id: comer }]
