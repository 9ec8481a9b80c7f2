import type { PlayerReference } from './player-reference.ts'
import type { PlayerLimit, Warning } from './warning.ts'

/** A limit that a player has just reached. */
export type Reached = Extract<Warning, { code: 'limit' }>

/** Counts each player's figures. @returns a function that takes in a count and tells the limits reached by it */
export function countLimits(limits: readonly PlayerLimit[]) {
  const sums = limits.map(limit => ({ ...limit, counts: new Map<PlayerReference, number>() }))
  return (player: PlayerReference, counter: string, by: number): Reached[] =>
    sums.flatMap(({ counters, most, of, counts }): Reached[] => {
      if (!counters.includes(counter)) return []
      const many = (counts.get(player) ?? 0) + by
      counts.set(player, many)
      return many >= most && many - by < most ? [{ code: 'limit', player, many, of }] : []
    })
}
