import type { Positions } from './situation.ts'

/** The positions of a side after a rotation: the player of the second one serves. */
export const rotated = ([server = null, ...others]: Positions): Positions => [...others, server]
