import type { DayWatch } from './day.ts'
import { isLeftToPlay, type OfficeGame } from './games.ts'

/** Things that may be open at the end of an event, in the order in which they are put right. */
export const openThings = ['games', 'tablets', 'disputes', 'notCounted', 'decisions', 'spirit'] as const
type OpenThing = (typeof openThings)[number]

/** How much of each is open. Nothing of it prevents closing, but all of it may change places. */
export function openAtEnd(
  games: readonly OfficeGame[],
  watch: DayWatch,
): Readonly<Record<OpenThing, number>> {
  return {
    games: games.filter(isLeftToPlay).length,
    tablets: watch.tablets.filter(({ unsent }) => (unsent ?? 0) > 0).length,
    disputes: watch.disputes.length,
    notCounted: watch.notCounted.length,
    decisions: watch.decisions.length + watch.late.length,
    spirit: watch.spirit.length,
  }
}
