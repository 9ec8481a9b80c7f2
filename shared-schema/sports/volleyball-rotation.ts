import type { Sides } from '../rules/progress/sent-on.ts'
import { around, otherSide, sideOf, type Start, type Step } from './model/course.ts'
import { givenPoints } from './model/given-points.ts'
import { substitutionIn } from './model/on-field.ts'
import type { Play } from './model/play.ts'
import type { SetRule } from './model/set-rule.ts'
import type { PlayerInRole, SideNumber, Situation } from './model/situation.ts'
import { SetScore } from './families/sets.ts'
import { TeamOnCourt } from './volleyball-team.ts'
import { volleyballPlays as p, volleyballServes } from './volleyball-kinds.ts'

/**
 * A course that follows the rotation of both teams, and who serves: after a side-out the next player of the team
 * that won it. The team that did not serve first in a set serves first in the next one, but for the last; its
 * line-up stays that of the set before.
 */
export const withRotation =
  (rule: SetRule) =>
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const court = new Court(rule, sides)
    return around(
      course,
      (play, count) => {
        const step = course.next(play, count)
        court.follow(play, step)
        return step
      },
      () => court.situation(),
    )
  }

class Court {
  readonly #sides: Sides
  readonly #score: SetScore
  readonly #teams = [new TeamOnCourt(), new TeamOnCourt()] as const
  #server: SideNumber | null = null
  #firstServer: SideNumber | null = null
  /** True from the first serve or point of a set on. */
  #isSetRunning = false

  constructor(rule: SetRule, sides: Sides) {
    this.#sides = sides
    this.#score = new SetScore(rule, sides)
  }

  follow(play: Play, step: Step): void {
    const side = sideOf(play.player_1_team_id, this.#sides)
    if (side !== null) this.#apply(play, side)
    const winner = step.points === 0 ? null : sideOf(step.team_id, this.#sides)
    if (winner !== null) this.#rally(winner)
    const given = givenPoints(play)
    if (given) {
      this.#score.give(given, () => undefined)
      this.#endSet()
    } else if (this.#score.follow(step, () => undefined)) this.#endSet()
  }

  situation(): Partial<Situation> {
    return {
      onTurn: this.#server,
      players: [this.#serverOf(0), this.#serverOf(1), ...this.#liberoOf(0), ...this.#liberoOf(1)],
      positions: [this.#teams[0].positions, this.#teams[1].positions],
    }
  }

  #serverOf(side: SideNumber): PlayerInRole {
    const player = side === this.#server ? this.#teams[side].server : null
    return player === null
      ? { role: 'server', side, player, isVacant: true }
      : { role: 'server', side, player }
  }

  /** The libero of a team, once positions are known. */
  #liberoOf(side: SideNumber): PlayerInRole[] {
    if (this.#teams.every(({ positions }) => positions === null)) return []
    const { libero, replaced } = this.#teams[side]
    const one = { role: 'libero', side, player: libero, inPlaceOf: replaced } as const
    return [libero === null ? { ...one, isVacant: true } : one]
  }

  #apply(play: Play, side: SideNumber): void {
    const { type, player_1_id: player, int_1: position } = play
    const team = this.#teams[side]
    if ([p.serves, ...volleyballServes].some(one => one === type)) {
      this.#serves(side)
      if (player !== null) team.serves(player)
    }
    if (type === p.liberoIn) team.liberoFor(play.player_2_id)
    if (type === p.liberoOut) team.liberoFor(null)
    if (player === null) return
    if (type === p.libero || type === p.liberoIn) team.libero = player
    if (type === p.inPosition && position !== null) team.put(position, player)
    const substituted = substitutionIn(play)
    if (substituted === 'on') team.comesOn(player)
    if (substituted === 'off') team.goesOff(player)
  }

  #serves(side: SideNumber): void {
    if (!this.#isSetRunning) this.#firstServer = side
    this.#server = side
  }

  #rally(winner: SideNumber): void {
    if (!this.#isSetRunning) {
      this.#isSetRunning = true
      for (const team of this.#teams) team.beginsSet()
    }
    if (this.#server === otherSide(winner)) this.#teams[winner].rotate()
    this.#server = winner
  }

  #endSet(): void {
    const first = this.#firstServer
    this.#firstServer = this.#score.isLastSet || first === null ? null : otherSide(first)
    this.#server = this.#firstServer
    this.#isSetRunning = false
    for (const team of this.#teams) team.endsSet()
  }
}
