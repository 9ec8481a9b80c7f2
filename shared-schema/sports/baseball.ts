import { baseballSport } from './families/baseball-sport.ts'

/** Baseball: nine innings, plays 220 to 251. */
export const baseball = baseballSport(220, 9)
