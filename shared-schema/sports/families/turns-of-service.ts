/** Who serves in a game in which the sides take turns: 0 or 1, or null as long as it is not known. */
export type Server = 0 | 1 | null

/** The side that serves, from the one that served first and the turns since. */
export const afterTurns = (first: Server, turns: number): Server =>
  first === null ? null : turns % 2 === 0 ? first : first === 0 ? 1 : 0

/**
 * The first server that a later turn tells: it is known at any time who began, once somebody is seen to
 * serve.
 */
export const firstServerOf = (server: 0 | 1, turns: number): 0 | 1 =>
  turns % 2 === 0 ? server : server === 0 ? 1 : 0
