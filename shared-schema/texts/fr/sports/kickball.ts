import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/kickball.ts'
import { words as batAndBall } from './bat-and-ball.ts'

export const words = {
  ...batAndBall,
  plays: { ...batAndBall.plays, fouledOut: 'retiré sur fausses balles' },
} satisfies Translated<typeof english>
