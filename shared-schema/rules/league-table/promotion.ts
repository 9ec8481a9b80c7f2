import { groupBy } from '../group-by.ts'

/** Two divisions of which the best of one and the last of the other change places at the end of a season. */
export interface Promotion {
  readonly upper: string
  readonly lower: string
  /** How many teams go up. */
  readonly teams: number
  /** How many go down: fewer than go up if some left the upper division by themselves. As many without it. */
  readonly down?: number | undefined
}

/** A line of a season's table: division after division, the best team first. */
interface Line {
  readonly team_id: number
  readonly division: string
  /** Level teams share a place. */
  readonly place: number
}

/** A reason for which teams cannot change places. */
interface PromotionFlaw {
  readonly kind: 'unknown' | 'same' | 'tooMany' | 'level'
  readonly division: string
}

/** The teams of a season that change their division. */
export interface Promoted {
  /** The new divisions of those that move, by their ids. */
  readonly moves: ReadonlyMap<number, string>
  readonly flaw: PromotionFlaw | null
}

/**
 * The divisions after promotion and relegation. Nobody moves twice: the numbers of a division that is in two pairs
 * must fit into it together. Nobody moves by a tie either: level teams at the border are to be decided before.
 * @param table the final table, without teams that leave the league
 */
export function promoted(table: readonly Line[], promotions: readonly Promotion[]): Promoted {
  const divisions = groupBy(table, ({ division }) => division)
  const moves = new Map<number, string>()
  const moving = new Map<string, number>()
  /** How many of each end of a division move already: two pairs never take the same teams. */
  const taken = new Map<string, number>()
  for (const { upper, lower, teams, down = teams } of promotions) {
    if (upper === lower) return none('same', upper)
    for (const [from, to, isUp, count] of [
      [lower, upper, true, teams],
      [upper, lower, false, down],
    ] as const) {
      const lines = divisions.get(from)
      if (!lines) return none('unknown', from)
      const ordered = isUp ? lines : lines.toReversed()
      const together = (moving.get(from) ?? 0) + count
      moving.set(from, together)
      if (together > lines.length) return none('tooMany', from)
      const end = `${from} ${isUp}`
      const first = taken.get(end) ?? 0
      taken.set(end, first + count)
      const [last, next] = count === 0 ? [] : [ordered[first + count - 1], ordered[first + count]]
      if (last && next && last.place === next.place) return none('level', from)
      for (const { team_id } of ordered.slice(first, first + count)) moves.set(team_id, to)
    }
  }
  return { moves, flaw: null }
}

const none = (kind: PromotionFlaw['kind'], division: string): Promoted => ({
  moves: new Map(),
  flaw: { kind, division },
})
