import { around, sideOf, type Start } from './course.ts'
import { countLimits } from './limits.ts'
import type { Role } from './play-kind.ts'
import type { Suspended } from './situation.ts'
import { Suspensions, type PlayMoment, type Suspension, type SuspensionRules } from './suspensions.ts'
import type { PlayerLimit } from './warning.ts'

/** A course that follows who is suspended, sent off, or out of the game by a limit. */
export const withSuspensions =
  (rules: SuspensionRules & { readonly limits: readonly PlayerLimit[] }) =>
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const suspensions = new Suspensions(rules)
    const limits = countLimits(rules.limits)
    let clock: number | null = null
    return around(
      course,
      (play, count) => {
        clock = play.int_4 ?? clock
        const now: PlayMoment = { clock, at: null }
        const reached: Role[] = []
        const step = course.next(play, (role, counter, by = 1) => {
          if (role.player !== null && limits(role.player, counter, by).length > 0) reached.push(role)
          count(role, counter, by)
        })
        suspensions.follow(play, now)
        for (const { player, team_id } of reached)
          if (player !== null) suspensions.exclude(player, team_id, now)
        return step
      },
      () => ({
        suspended: suspensions.all.flatMap(one => {
          const [side, times] = [sideOf(one.team, sides), inGame(one)]
          return side === null || times === null ? [] : [{ side, ...times }]
        }),
      }),
    )
  }

/** A suspension in seconds of the game; null if it has no time there and is not for the rest of the game. */
function inGame(one: Suspension): Omit<Suspended, 'side'> | null {
  const { player, clock, seconds, wait, shortFor } = one
  if (clock === null) {
    const short = shortFor === Infinity ? ([0, null] as const) : null
    return seconds === Infinity ? { player, until: null, short } : null
  }
  const begin = clock + wait
  return {
    player,
    until: finite(clock + seconds),
    short: shortFor > 0 ? [begin, finite(begin + shortFor)] : null,
  }
}

const finite = (seconds: number): number | null => (seconds === Infinity ? null : seconds)
