import type { GameClock } from './game-clock.ts'

/** How far a game is played, by points and by time. */
export interface Limits {
  /** The points that win it; null if it is not played to any. */
  readonly target: number | null
  /**
   * Minutes after which the point that is played is finished, and the game played to some points more than
   * the better team has then.
   */
  readonly softCap: number | null
  readonly capAdds: number
  /** Minutes after which the point that is played is the last one. */
  readonly hardCap: number | null
}

/** What whoever keeps the score should say aloud. */
export type Reminder =
  /** The points that win were scored. */
  | { readonly code: 'reached'; readonly points: number }
  /** The point that is played is the last before the cap counts. */
  | { readonly code: 'softCap' | 'hardCap' }
  /** The hard cap has passed; it is level, and one more point decides, or it is over. */
  | { readonly code: 'onePointMore' | 'timeIsUp' }
  /** The cap has changed what the game is played to. */
  | { readonly code: 'playedTo'; readonly points: number }
  /** It is half-time at so many points. */
  | { readonly code: 'half'; readonly points: number }

interface Standing {
  readonly score: readonly [number, number]
  /** The period that is played, also if nobody has started the clock. */
  readonly period: number
  readonly clock: Pick<GameClock, 'scored'> | null
  /** Milliseconds of the game by its clock. */
  readonly played: number
}

/** The points at which it is half-time in a game that is played to so many. */
export const halfOf = (target: number): number => Math.ceil(target / 2)

/**
 * To how many points a game is played as it stands: fewer once the soft cap has passed and its point is
 * finished.
 */
export function playedTo({ target, softCap, capAdds }: Limits, { clock, played }: Standing): number | null {
  const first = softCap === null || played < softCap * 60_000 ? undefined : firstAfter(clock, softCap)
  return first === undefined ? target : Math.min(target ?? Infinity, first.best + capAdds)
}

/** What is to be said of the limits of a game as it stands; null if nothing is. */
export function reminderOf(limits: Limits, standing: Standing): Reminder | null {
  const { target, softCap, hardCap } = limits
  const {
    score: [one, two],
    clock,
    period,
    played,
  } = standing
  const best = Math.max(one, two)
  const points = playedTo(limits, standing)
  if (points !== null && best >= points) return { code: 'reached', points }
  if (hardCap !== null && played >= hardCap * 60_000) {
    if (!firstAfter(clock, hardCap)) return { code: 'hardCap' }
    return { code: one === two ? 'onePointMore' : 'timeIsUp' }
  }
  if (softCap !== null && played >= softCap * 60_000) {
    if (!firstAfter(clock, softCap)) return { code: 'softCap' }
    return points === null || points === target ? null : { code: 'playedTo', points }
  }
  if (target !== null && period === 1 && best >= halfOf(target))
    return { code: 'half', points: halfOf(target) }
  return null
}

/** How it stood when the first point after a cap was scored. */
const firstAfter = (clock: Standing['clock'], minutes: number) =>
  clock?.scored.find(({ played }) => played >= minutes * 60_000)
