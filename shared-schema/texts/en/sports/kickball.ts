import { words as batAndBall } from './bat-and-ball.ts'

/** The words of kickball. */
export const words = { ...batAndBall, plays: { ...batAndBall.plays, fouledOut: 'fouled out' } } as const
