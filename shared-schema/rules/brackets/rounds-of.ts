import type { Links } from '../progress/sent-on.ts'

type LinkedGame = Links & { readonly id: number }

/** The fields that distinguish a bracket from others of its event. */
export interface BracketKind {
  readonly kind: string
  /** The bracket of winners to which it belongs; null for one of its own. */
  readonly main_bracket_id: number | null
}

/**
 * The games of a bracket in rounds, the first round first. The final is the game whose winner plays no other
 * in the bracket; games that lead to a game are one round earlier. Within a round, games are ordered like the
 * games that they lead to.
 */
export function roundsOf<G extends LinkedGame>(games: readonly G[]): G[][] {
  const ids = new Set(games.map(({ id }) => id))
  const leadsTo = ({ next_game_for_winner_id: next }: G): number | null =>
    next !== null && ids.has(next) ? next : null
  const rounds: G[][] = []
  let left = games
  let later: G[] = []
  // Games that lead in a circle to each other belong to no round.
  for (
    let round = left.filter(game => leadsTo(game) === null);
    round.length > 0;
    round = left.filter(game => later.some(({ id }) => id === leadsTo(game)))
  ) {
    const placeOf = (game: G): number => later.findIndex(({ id }) => id === leadsTo(game))
    later = [...round].sort(
      (a, b) => placeOf(a) - placeOf(b) || a.next_team_for_winner - b.next_team_for_winner || a.id - b.id,
    )
    rounds.unshift(later)
    left = left.filter(game => !later.includes(game))
  }
  return rounds
}

/** By the number of rounds that follow. */
const knockOut = ['final', 'semiFinals', 'quarterFinals'] as const

/** Brackets of these kinds have no semi-finals. */
const withoutKnockOut: readonly string[] = ['double elimination', 'crossover']

/** The name of a round, if it has one: only rounds in the winners' line of a knock-out do. */
export const knockOutRound = (
  { kind, main_bracket_id }: BracketKind,
  index: number,
  rounds: number,
): (typeof knockOut)[number] | undefined =>
  main_bracket_id === null && !withoutKnockOut.includes(kind) ? knockOut[rounds - 1 - index] : undefined
