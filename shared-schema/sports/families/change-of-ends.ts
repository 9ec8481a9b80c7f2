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
    let call: Situation['call'] = null
    const afterSet = (): Situation['call'] => {
      if (Math.max(...score.sets) >= rule.toWin) return null
      return score.isLastSet && tossForLast ? 'tossForLastSet' : 'changeEnds'
    }
    return around(
      course,
      (play, count) => {
        const step = course.next(play, count)
        const given = givenPoints(play)
        if (given) {
          score.give(given, () => undefined)
          call = null
        } else if (score.follow(step, () => undefined)) call = afterSet()
        else if (step.points !== 0) {
          const side = sideOf(step.team_id, sides)
          const [one, two] = side === 0 ? score.points : [score.points[1], score.points[0]]
          call = score.isLastSet && one === inLastSet && two < inLastSet ? 'changeEnds' : null
        }
        return step
      },
      () => ({ call }),
    )
  }
