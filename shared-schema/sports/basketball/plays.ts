import { generalPlays } from '../model/general-plays.ts'

/** The play types of basketball, by their numbers on the wire. */
export const basketballPlays = {
  twoPointer: 180,
  threePointer: 181,
  freeThrow: 182,
  twoPointerMissed: 183,
  threePointerMissed: 184,
  freeThrowMissed: 185,
  rebound: 186,
  teamRebound: 187,
  turnover: 188,
  teamTurnover: 189,
  personalFoul: 190,
  offensiveFoul: 191,
  unsportsmanlikeFoul: 192,
  technicalFoul: 193,
  disqualifyingFoul: 194,
  teamTechnicalFoul: 195,
  jumpBall: 196,
  twoPointerBlocked: 197,
  threePointerBlocked: 198,
  steal: 199,
  ...generalPlays,
} as const
