import { baseballSport } from './families/baseball-sport.ts'

/**
 * Softball: counted as baseball is, over seven innings, plays 540 to 571. In the international tie-breaker a
 * runner who was placed on second base begins a half inning
 * (https://winenfood.com/rules-for-an-extra-inning-in-college-softball).
 */
export const softball = baseballSport(540, 7)
