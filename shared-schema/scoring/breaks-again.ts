/** Something recorded in a game. */
interface Recorded {
  /** In milliseconds by a device's clock. */
  readonly at: number
  /** The score of the game after it. */
  readonly score: readonly [number, number]
}

/** Every period lasts longer than this (milliseconds). */
const SHORTEST_PERIOD = 2 * 60_000

/**
 * The ends of periods that may be a second tap by mistake: those right after another one, with nothing recorded
 * since. More than two in a row are meant: somebody came late, or tells of innings without runs.
 */
export function breaksAgain<P extends Recorded>(
  plays: readonly P[],
  isBreak: (play: P) => boolean,
): ReadonlySet<P> {
  const isAgain = (place: number): boolean => {
    const [last, one] = [plays[place - 1], plays[place]]
    if (!last || !one || !isBreak(last) || !isBreak(one)) return false
    return one.at - last.at < SHORTEST_PERIOD && one.score.join() === last.score.join()
  }
  return new Set(plays.filter((_, place) => isAgain(place) && !isAgain(place - 1) && !isAgain(place + 1)))
}
