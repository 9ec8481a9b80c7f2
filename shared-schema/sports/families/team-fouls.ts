import { around, sideOf, type Start } from '../model/course.ts'
import type { Fact, SideNumber } from '../model/situation.ts'

/** The team fouls of a sport. */
interface TeamFouls {
  /** The plays that are fouls of a team: of that of player 1. */
  readonly plays: readonly number[]
  /** From so many fouls in a period on, each further one is penalized by free throws. */
  readonly penalty: number
  /** The fouls of overtime are counted with those of the last of so many periods. */
  readonly periods: number
}

/** A course that follows the fouls of each team in the current period. */
export const withTeamFouls =
  ({ plays, penalty, periods }: TeamFouls) =>
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    let period = 1
    let fouls: [number, number] = [0, 0]
    const factOf = (side: SideNumber): Fact => ({
      word: fouls[side] < penalty ? 'teamFouls' : 'teamFoulsPenalty',
      side,
      numbers: { many: fouls[side] },
    })
    return around(
      course,
      (play, count) => {
        const step = course.next(play, count)
        const side = sideOf(play.player_1_team_id, sides)
        if (plays.includes(play.type) && side !== null) fouls[side] += 1
        if (!step.endsPeriod) return step
        if (period < periods) fouls = [0, 0]
        period += 1
        return step
      },
      () => ({ facts: [factOf(0), factOf(1)] }),
    )
  }
