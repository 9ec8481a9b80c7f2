import { around, type Start } from '../model/course.ts'
import type { Role } from '../model/play-kind.ts'

interface Sum {
  raw: number
  shown: number
}

/**
 * A course in which a counter of a role never falls below zero, such as runners left on base in a game with
 * only runs recorded: a premature deduction is offset against later counts.
 * @param dropsOffset whether the offset is dropped when another role's turn begins
 */
export const neverBelowZero =
  (counter: string, dropsOffset = false) =>
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const sums = new Map<string, Sum>()
    let last = ''
    return around(course, (play, count) =>
      course.next(play, (role, name, by = 1) => {
        if (name !== counter) {
          count(role, name, by)
          return
        }
        const key = keyOf(role)
        if (dropsOffset && key !== last) sums.clear()
        last = key
        const sum = sums.get(key) ?? { raw: 0, shown: 0 }
        const raw = sum.raw + by
        const shown = Math.max(0, raw)
        sums.set(key, { raw, shown })
        if (shown !== sum.shown) count(role, name, shown - sum.shown)
      }),
    )
  }

const keyOf = ({ team_id, player }: Role): string => `${team_id}/${player}`
