import { groupBy } from '../../../shared-schema/rules/group-by.ts'

/** A game, and the game to which it sends its winner. */
interface LinkedGame {
  readonly id: number
  readonly next_game_for_winner_id: number | null
}

/** The position of a game's card: its column from 0, and its row in card heights, which may be a half. */
export interface CardPlace {
  readonly id: number
  readonly column: number
  readonly row: number
}

/** A line from a game to its winner's next game, which is in the next column. */
export interface BracketLine {
  readonly from: CardPlace
  readonly to: CardPlace
}

export interface BracketLayout {
  readonly places: ReadonlyMap<number, CardPlace>
  readonly lines: readonly BracketLine[]
  readonly columns: number
  readonly rows: number
}

/**
 * Places the games of a bracket as a tree: each in the middle of its feeders, never two in one place.
 * @param rounds the first round first; within a round, games are ordered like their next games
 */
export function bracketLayout(rounds: readonly (readonly LinkedGame[])[]): BracketLayout {
  const columnOf = new Map(rounds.flatMap((round, column) => round.map(({ id }) => [id, column] as const)))
  const feeders = groupBy(rounds.flat(), ({ next_game_for_winner_id }) => next_game_for_winner_id)
  const places = new Map<number, CardPlace>()
  const lines: BracketLine[] = []
  let rows = 0
  for (const game of rounds.flat().filter(({ next_game_for_winner_id: next }) => !columnOf.has(next ?? 0)))
    place(game)
  return { places, lines, columns: rounds.length, rows }

  function place({ id }: LinkedGame): CardPlace {
    const before = (feeders.get(id) ?? []).map(place)
    const [first, last] = [before[0], before.at(-1)]
    const row = first && last ? (first.row + last.row) / 2 : rows++
    const own = { id, column: columnOf.get(id) ?? 0, row }
    places.set(id, own)
    lines.push(...before.map(from => ({ from, to: own })))
    return own
  }
}
