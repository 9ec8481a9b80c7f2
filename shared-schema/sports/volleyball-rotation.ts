import type { Sides } from '../rules/progress/sent-on.ts'
import { around, otherSide, sideOf, type Start, type Step } from './model/course.ts'
import { givenPoints } from './model/given-points.ts'
import { substitutionIn } from './model/on-field.ts'
import type { Play } from './model/play.ts'
import type { PlayerReference } from './model/player-reference.ts'
import type { SetRule } from './model/set-rule.ts'
import {
  rotated,
  type PlayerInRole,
  type Positions,
  type SideNumber,
  type Situation,
} from './model/situation.ts'
import { SetScore } from './families/sets.ts'
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
  readonly #teams = [new Team(), new Team()] as const
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
      players: [this.#serverOf(0), this.#serverOf(1)],
      positions: [this.#teams[0].positions, this.#teams[1].positions],
    }
  }

  #serverOf(side: SideNumber): PlayerInRole {
    const player = side === this.#server ? this.#teams[side].server : null
    return player === null
      ? { role: 'server', side, player, isVacant: true }
      : { role: 'server', side, player }
  }

  #apply(play: Play, side: SideNumber): void {
    const { type, player_1_id: player, int_1: position } = play
    const team = this.#teams[side]
    if ([p.serves, ...volleyballServes].some(one => one === type)) {
      this.#serves(side)
      if (player !== null) team.serves(player)
    }
    if (player === null) return
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

/** The players of a team by their positions, the server first. */
class Team {
  #slots: Positions = noPlayers
  /** The line-up at the start of the set. */
  #lineUp: Positions = noPlayers
  /** The places of players who went off, until others come on. */
  #vacant: readonly number[] = []
  /** The server if no line-up is known. */
  #named: PlayerReference | null = null

  get positions(): Positions | null {
    return this.#slots.every(player => player === null) ? null : this.#slots
  }

  get server(): PlayerReference | null {
    return this.#slots[0] ?? this.#named
  }

  /** The team has turned so far that this player serves. */
  serves(player: PlayerReference): void {
    const place = this.#slots.indexOf(player)
    if (place >= 0) for (let turn = 0; turn < place; turn++) this.rotate()
    else if (this.positions) this.put(1, player)
    this.#named = player
  }

  put(position: number, player: PlayerReference): void {
    this.#slots = this.#slots.map((one, place) =>
      place === position - 1 ? player : one === player ? null : one,
    )
    this.#vacant = []
  }

  goesOff(player: PlayerReference): void {
    const place = this.#slots.indexOf(player)
    if (place >= 0) this.#vacant = [...this.#vacant, place]
  }

  /** A substitute takes the place of the player who went off. */
  comesOn(player: PlayerReference): void {
    const place = this.#slots.indexOf(player)
    if (place >= 0) {
      this.#vacant = this.#vacant.filter(vacant => vacant !== place)
      return
    }
    const [vacant, ...others] = this.#vacant
    if (vacant === undefined) return
    this.#slots = this.#slots.map((one, place) => (place === vacant ? player : one))
    this.#vacant = others
  }

  /** Clockwise: the player in position 2 serves next. */
  rotate(): void {
    this.#slots = rotated(this.#slots)
    this.#vacant = this.#vacant.map(place => (place + noPlayers.length - 1) % noPlayers.length)
    this.#named = null
  }

  beginsSet(): void {
    this.#lineUp = this.#slots
  }

  endsSet(): void {
    this.#slots = this.#lineUp
    this.#vacant = []
    this.#named = null
  }
}

const noPlayers: readonly null[] = [null, null, null, null, null, null]
