import { around, sideOf, type Start } from '../model/course.ts'
import type { Level } from '../model/play-kind.ts'
import type { Fact, SideNumber } from '../model/situation.ts'

/** A counter of both teams on the board. */
interface Tally {
  readonly counter: string
  readonly word: Fact['word']
  /** The lowest level of recording at which it is complete. */
  readonly from: Level
}

/** A course that shows a counter of each team on the board. */
export const withTally =
  ({ counter, word, from }: Tally) =>
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const many: [number, number] = [0, 0]
    const factOf = (side: SideNumber): Fact => ({ word, side, numbers: { many: many[side] }, from })
    return around(
      course,
      (play, count) =>
        course.next(play, (role, name, by = 1) => {
          const side = sideOf(role.team_id, sides)
          if (name === counter && side !== null) many[side] += by
          count(role, name, by)
        }),
      () => ({ facts: [factOf(0), factOf(1)] }),
    )
  }
