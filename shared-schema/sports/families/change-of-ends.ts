import { around, sideOf, type Start } from '../model/course.ts'
import { givenPoints } from '../model/given-points.ts'
import type { SetRule } from '../model/set-rule.ts'
import type { Situation } from '../model/situation.ts'
import { SetScore } from './sets.ts'

/** Changes of ends other than those after each set. */
interface Ends {
  /** The points of the first side that has them in the last set. */
  readonly inLastSet: number
  /** True if a toss decides about the ends of the last set. */
  readonly tossForLast?: true
}

/** A course that calls for a change of ends, until the next point. */
export const withChangeOfEnds =
  (rule: SetRule, { inLastSet, tossForLast }: Ends) =>
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const score = new SetScore(rule, sides)
    const won: [number, number] = [0, 0]
    let call: Situation['call'] = null
    const isLast = (): boolean => won.every(sets => sets === rule.toWin - 1)
    const afterSet = (): Situation['call'] => {
      if (Math.max(...won) >= rule.toWin) return null
      return isLast() && tossForLast ? 'tossForLastSet' : 'changeEnds'
    }
    return around(
      course,
      (play, count) => {
        const step = course.next(play, count)
        const given = givenPoints(play)
        if (given) {
          score.give(given, () => undefined)
          won[0] += given[0]
          won[1] += given[1]
          call = null
          return step
        }
        const ended = score.follow(step, (role, counter) => {
          const side = sideOf(role.team_id, sides)
          if (counter === 'sets_won' && side !== null) won[side] += 1
        })
        if (ended) call = afterSet()
        else if (step.points !== 0) {
          const side = sideOf(step.team_id, sides)
          const [one, two] = side === 0 ? score.points : [score.points[1], score.points[0]]
          call = isLast() && one === inLastSet && two < inLastSet ? 'changeEnds' : null
        }
        return step
      },
      () => ({ call }),
    )
  }
