import { playOf } from '../../../shared-schema/sports/model/play.ts'
import { ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'
import { otherOf, playPoint, type Side, type Sides, type Which } from './point.ts'
import type { Random } from '../../rules/random.ts'
import { Sheet, type Happening } from './sheet.ts'
import { strength, type Squad } from './squad.ts'

const POINTS_TO_WIN = 15
const POINTS_TO_HALF = 8
/**
 * After this many seconds the current point is finished, and the target becomes the higher score plus one.
 */
const TIME_CAP = 80 * 60

/**
 * The course of a game to 15 with a time cap, as recorded by a scorekeeper. The stronger team wins more
 * often.
 * @param teams the number of seeded teams
 */
export function courseOfGame(random: Random, squads: readonly [Squad, Squad], teams: number): Happening[] {
  const sides: Sides = [today(squads[0]), today(squads[1])]
  const sheet = new Sheet()
  const score: [number, number] = [0, 0]
  const startsWithDisc: Which = random.chance(0.5) ? 0 : 1
  let [receiving, pointsToWin, halfPlayed] = [startsWithDisc, POINTS_TO_WIN, false]

  while (Math.max(...score) < pointsToWin) {
    if (sheet.second > 0 && random.chance(0.06)) timeout(random, sheet, sides)
    const scorer = playPoint(random, sheet, sides, receiving)
    score[scorer]++
    receiving = otherOf(scorer)
    sheet.wait(random.between(60, 85))
    if (!halfPlayed && score[scorer] === POINTS_TO_HALF) {
      halfPlayed = true
      receiving = otherOf(startsWithDisc)
      sheet.note(playOf(ultimatePlays.halfTime, {}))
      sheet.wait(5 * 60)
    }
    if (sheet.second >= TIME_CAP && pointsToWin === POINTS_TO_WIN)
      pointsToWin = Math.min(POINTS_TO_WIN, Math.max(...score) + 1)
  }
  return sheet.happenings

  function today(squad: Squad): Side {
    return { squad, level: strength(squad, teams) + (random.fraction() - 0.5) * 0.3 }
  }
}

function timeout(random: Random, sheet: Sheet, sides: Sides): void {
  const caller = random.pick(sides).squad.team_id
  sheet.note(playOf(ultimatePlays.timeout, { int_1: caller }))
  sheet.wait(75)
}
