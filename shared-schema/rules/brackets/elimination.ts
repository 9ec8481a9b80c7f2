/** Where a team goes from a bracket game. */
export interface BracketSlot {
  /** Round of the next game, counted down to 0 = final. */
  readonly round_number: number
  /** Index of the next game in its round. */
  readonly game: number
  /** Team 1 or team 2 of the next game. */
  readonly team: 1 | 2
}

/** One game of a bracket before its teams are known. */
export interface BracketGame {
  /** Where the winner goes; null for the final. */
  readonly winner_to: BracketSlot | null
}

/** One round of a bracket, its games in slot order. */
export interface BracketRound {
  readonly round_number: number
  readonly games: readonly BracketGame[]
}

/**
 * The games of a single-elimination bracket and their links.
 *
 * Rounds come earliest first, `round_number` counts down to 0 = final. Games 0 and 1 of a round
 * feed teams 1 and 2 of game 0 of the next round, games 2 and 3 those of game 1, and so on.
 *
 * @param numberOfRounds at least 1; n rounds have 2^n first-round slots and 2^n - 1 games.
 * @throws RangeError when the number of rounds is not a whole number of at least 1.
 * Source: the wire's bracket create (wire.md 4.14).
 */
export function singleElimination(numberOfRounds: number): BracketRound[] {
  if (!Number.isInteger(numberOfRounds) || numberOfRounds < 1) {
    throw new RangeError(`a bracket cannot have ${numberOfRounds} rounds`)
  }
  return Array.from({ length: numberOfRounds }, (_, index) => {
    const roundNumber = numberOfRounds - 1 - index
    const games = Array.from({ length: 2 ** roundNumber }, (_, game) => ({ winner_to: winnerSlot(roundNumber, game) }))
    return { round_number: roundNumber, games }
  })
}

function winnerSlot(roundNumber: number, game: number): BracketSlot | null {
  if (roundNumber === 0) return null
  return { round_number: roundNumber - 1, game: Math.floor(game / 2), team: game % 2 === 0 ? 1 : 2 }
}

/**
 * Seeds (from 1) in the order of the first-round slots, so that the best meet as late as possible:
 * 8 slots give 1, 8, 4, 5, 2, 7, 3, 6, that is the games 1-8, 4-5, 2-7, 3-6.
 *
 * @param size number of first-round slots, a power of two of at least 2.
 * @throws RangeError for any other size.
 * Source: standard seeding, each seed p replaced by p and size + 1 - p (rules.md section 3).
 */
export function seedPositions(size: number): number[] {
  if (!Number.isInteger(Math.log2(size)) || size < 2) throw new RangeError(`a bracket cannot have ${size} slots`)
  let seeds = [1]
  while (seeds.length < size) {
    const sum = seeds.length * 2 + 1
    seeds = seeds.flatMap((seed) => [seed, sum - seed])
  }
  return seeds
}
