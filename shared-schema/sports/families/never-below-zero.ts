import type { Start } from '../model/course.ts'
import type { Role } from '../model/play-kind.ts'

interface Sum {
  raw: number
  told: number
}

/**
 * A course in which what is counted of a role does not fall below zero, such as those who are left on base where
 * runs alone are recorded: what is taken off too early is made up by what comes later.
 * @param isAnew whether nothing is to be made up any more when it is somebody else's turn
 */
export const neverBelowZero =
  (counter: string, isAnew = false) =>
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const sums = new Map<string, Sum>()
    let last = ''
    return {
      ...course,
      next: (play, count) =>
        course.next(play, (role, name, by = 1) => {
          if (name !== counter) {
            count(role, name, by)
            return
          }
          const key = keyOf(role)
          if (isAnew && key !== last) sums.clear()
          last = key
          const sum = sums.get(key) ?? { raw: 0, told: 0 }
          const raw = sum.raw + by
          const told = Math.max(0, raw)
          sums.set(key, { raw, told })
          if (told !== sum.told) count(role, name, told - sum.told)
        }),
    }
  }

const keyOf = ({ team_id, player }: Role): string => `${team_id}/${player}`
