import { otherSide } from '../model/course.ts'
import type { SideNumber } from '../model/situation.ts'

/** The server in a game with alternating turns; null while unknown. */
export type Server = SideNumber | null

/** The serving side, from the first server and the number of turns since. */
export const afterTurns = (first: Server, turns: number): Server =>
  first === null ? null : turns % 2 === 0 ? first : otherSide(first)

/**
 * The first server, derived from the server of a later turn: one recorded serve is enough to know who began.
 */
export const firstServerOf = (server: SideNumber, turns: number): SideNumber =>
  turns % 2 === 0 ? server : otherSide(server)
