import type { GameClock } from './game-clock.ts'

/** When a game ends, by points and by time. */
export interface Limits {
  /** The points that win it; null if there is no target. */
  readonly target: number | null
  /**
   * Minutes after which the current point is finished, and the target falls to the better team's points plus
   * `capAdds`.
   */
  readonly softCap: number | null
  readonly capAdds: number
  /** Minutes after which the current point is the last one. */
  readonly hardCap: number | null
}

/** An announcement for the scorekeeper to make. */
export type Reminder =
  /** A team has reached the winning points. */
  | { readonly code: 'reached'; readonly points: number }
  /** The current point is the last before the cap takes effect. */
  | { readonly code: 'softCap' | 'hardCap' }
  /** The hard cap has passed: the game is level and one more point decides, or it is over. */
  | { readonly code: 'onePointMore' | 'timeIsUp' }
  /** The cap has changed the target. */
  | { readonly code: 'playedTo'; readonly points: number }
  /** Half-time, at so many points. */
  | { readonly code: 'half'; readonly points: number }

interface Standing {
  readonly score: readonly [number, number]
  /** The period being played, even if nobody has started the clock. */
  readonly period: number
  readonly clock: Pick<GameClock, 'scored'> | null
  /** Milliseconds played, by the game clock. */
  readonly played: number
}

/** The points at which half-time is reached in a game to `target`. */
const halfOf = (target: number): number => Math.ceil(target / 2)

/** The current target of a game: lower once the soft cap has passed and its point is finished. */
export function playedTo({ target, softCap, capAdds }: Limits, { clock, played }: Standing): number | null {
  const first = softCap === null || played < softCap * 60_000 ? undefined : firstAfter(clock, softCap)
  return first === undefined ? target : Math.min(target ?? Infinity, first.best + capAdds)
}

/** The announcement about a game's limits in its present state; null if there is none. */
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

/** The score at the first point after a cap. */
const firstAfter = (clock: Standing['clock'], minutes: number) =>
  clock?.scored.find(({ played }) => played >= minutes * 60_000)
