import { describe, expect, test } from 'vitest'
import { cricketPlays as p } from '../../shared-schema/sports/cricket/plays.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { gameOf, writer } from './game-of.ts'

const play = writer('cricket')

/** A play of team 1: 11 on strike or out, 21 bowling, 25 in the field. */
const by = (type: number, runs: number | null = null, batter: number | null = 11): Play =>
  play(type, 1, [batter, 21, 25], { int_1: runs })

/** All that these plays count, and the score. */
function counted(...plays: readonly Play[]) {
  const { state, player, team } = gameOf('cricket', plays)
  return [[state.team_1_score, state.team_2_score], ...[11, 12, 21, 25].map(player), ...[1, 2].map(team)]
}

describe('a play that tells all of a ball counts as the plays did that told it in parts:', () => {
  const runs = [0, 1, 2, 3]

  test('a wide with the runs on it', () => {
    expect(counted(by(p.wide))).toEqual(counted(by(p.plainWide)))
    for (const ran of runs)
      expect(counted(by(p.wide, ran))).toEqual(counted(by(p.plainWide), by(p.runsOnWide, ran)))
  })

  test('a no-ball with the runs off the bat, and boundaries among them', () => {
    expect(counted(by(p.noBall))).toEqual(counted(by(p.calledNoBall), by(p.delivery, 0)))
    for (const ran of runs)
      expect(counted(by(p.noBall, ran))).toEqual(counted(by(p.calledNoBall), by(p.delivery, ran)))
    expect(counted(by(p.noBall, 4))).toEqual(counted(by(p.calledNoBall), by(p.boundaryFour)))
    expect(counted(by(p.noBall, 6))).toEqual(counted(by(p.calledNoBall), by(p.boundarySix)))
  })

  test('a no-ball with byes or leg byes', () => {
    for (const ran of runs) {
      expect(counted(by(p.noBallByes, ran))).toEqual(counted(by(p.calledNoBall), by(p.bye, ran)))
      expect(counted(by(p.noBallLegByes, ran))).toEqual(counted(by(p.calledNoBall), by(p.legBye, ran)))
    }
  })

  test('a batter stumped off a wide', () => {
    expect(counted(by(p.stumpedOffWide))).toEqual(counted(by(p.plainWide), by(p.stumpedAfterWide)))
  })

  const [onStrike, atOtherEnd] = [play(p.onStrike, 1, [11]), play(p.atOtherEnd, 1, [12])]

  test('a run out of the striker', () => {
    expect(counted(onStrike, by(p.runOut))).toEqual(counted(by(p.delivery, 0), by(p.runOutAfterBall)))
    for (const ran of runs)
      expect(counted(onStrike, by(p.runOutAfterRuns, ran))).toEqual(
        counted(by(p.delivery, ran), by(p.runOutAfterBall)),
      )
  })

  test('a run out of the non-striker, of whom the ball was not', () => {
    const whole = by(p.runOutAfterRuns, 1, 12)
    const parts = [by(p.delivery, 1), by(p.runOutAfterBall, null, 12)]
    expect(counted(onStrike, atOtherEnd, whole)).toEqual(counted(...parts))
    expect(counted(onStrike, whole)).toEqual(counted(...parts))
  })

  test('a run out whose striker follows from who is at the other end, or who is not known', () => {
    const whole = by(p.runOutAfterRuns, 1)
    // The striker is known, and the batter who was run out is not.
    expect(counted(onStrike, by(p.runOutAfterRuns, 1, null))).toEqual(
      counted(by(p.delivery, 1), by(p.runOutAfterBall, null, null)),
    )
    // One who is not at the other end was on strike.
    expect(counted(atOtherEnd, whole)).toEqual(counted(atOtherEnd, by(p.delivery, 1), by(p.runOutAfterBall)))
    // Nobody knows who faced the ball: it counts for the team alone.
    const ofTeam = by(p.delivery, 1, null)
    expect(counted(whole)).toEqual(counted(ofTeam, by(p.runOutAfterBall)))
    const other = by(p.runOutAfterRuns, 1, 12)
    expect(counted(atOtherEnd, other)).toEqual(counted(ofTeam, by(p.runOutAfterBall, null, 12)))
  })
})
