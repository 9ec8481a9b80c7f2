import type { Sides } from '../../rules/progress/sent-on.ts'
import type { PlayWord, RoleWord } from '../../texts/shared-texts.ts'
import { around, otherSide, sideOf, type Start, type Step } from '../model/course.ts'
import { placesOf, roleOf, type PlayKind } from '../model/play-kind.ts'
import type { Play } from '../model/play.ts'
import type { PlayerReference } from '../model/player-reference.ts'
import type { Fact, PlayerInRole, SideNumber, Situation } from '../model/situation.ts'
import { atPlate, leaving, moved, noRunners, run, runnerOf } from './base-running.ts'
import { BattingOrder } from './order-of-batters.ts'

/** A sport with a batter at the plate. */
export interface PlateSport {
  readonly kinds: readonly PlayKind[]
  /** Its word for a batter. */
  readonly batter: RoleWord
  /** Batters of a team. */
  readonly batters: number
  /** True if fouls are counted for themselves, and not as strikes up to the second one. */
  readonly countsFouls: boolean
}

/**
 * A course that follows the bases, the count, the batting order and the pitchers. Runners advance in the usual
 * way; plays that move one correct it.
 */
export const withPlate =
  (sport: PlateSport) =>
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const plate = new Plate(sport, sides)
    return around(
      course,
      (play, count) => {
        const step = course.next(play, count)
        plate.follow(play, step, course.situation().onTurn)
        return step
      },
      ({ onTurn }) => plate.situation(onTurn),
    )
  }

class Plate {
  readonly #sport: PlateSport
  readonly #sides: Sides
  readonly #kinds: ReadonlyMap<number, PlayKind>
  readonly #orders: readonly [BattingOrder, BattingOrder]
  readonly #pitchers: [PlayerReference | null, PlayerReference | null] = [null, null]
  /** The batters who came up, until their turn has a result. */
  readonly #up: [PlayerReference | null, PlayerReference | null] = [null, null]
  #side: SideNumber | null = null
  #bases = noRunners
  #balls = 0
  #strikes = 0
  #fouls = 0

  constructor(sport: PlateSport, sides: Sides) {
    this.#sport = sport
    this.#sides = sides
    this.#kinds = new Map(sport.kinds.map(kind => [kind.type, kind]))
    this.#orders = [new BattingOrder(sport.batters), new BattingOrder(sport.batters)]
  }

  /** @param onTurn the side that bats after the play */
  follow(play: Play, step: Step, onTurn: SideNumber | null): void {
    const kind = this.#kinds.get(play.type)
    if (kind) {
      this.#seePitcher(kind, play)
      const side = sideOf(play.player_1_team_id, this.#sides)
      const bats = kind.roles[0]?.word === this.#sport.batter
      // A run may be recorded after the last out of its side.
      if (side !== null && side !== this.#side && (bats || this.#side === null)) this.#beginTurn(side)
      if (side !== null && side === this.#side) this.#apply(kind.word, play, side)
    }
    if (onTurn !== this.#side || step.endsPeriod) this.#beginTurn(onTurn)
  }

  situation(onTurn: SideNumber | null): Partial<Situation> {
    const { batter, countsFouls } = this.#sport
    const [balls, strikes] = [this.#balls, this.#strikes]
    const count: Fact = countsFouls
      ? { word: 'countWithFouls', side: null, numbers: { balls, strikes, fouls: this.#fouls }, from: 'plays' }
      : { word: 'ballsAndStrikes', side: null, numbers: { balls, strikes }, from: 'plays' }
    const atBat = ([0, 1] as const).filter(side => onTurn === null || onTurn === side)
    const players = atBat.flatMap((side): PlayerInRole[] => [
      {
        role: batter,
        side,
        player: this.#up[side] ?? this.#orders[side].next,
        before: this.#orders[side].others,
        from: 'plays',
      },
      ...(onTurn === null ? [] : [this.#pitcherAgainst(side)]),
    ])
    return { bases: this.#bases, facts: [count], players }
  }

  #pitcherAgainst(side: SideNumber): PlayerInRole {
    const other = otherSide(side)
    return { role: 'pitcher', side: other, player: this.#pitchers[other] }
  }

  #beginTurn(side: SideNumber | null): void {
    this.#side = side
    this.#bases = noRunners
    this.#clearCount()
  }

  #clearCount(): void {
    this.#balls = this.#strikes = this.#fouls = 0
  }

  #seePitcher(kind: PlayKind, play: Play): void {
    for (const place of placesOf(kind)) {
      if (kind.roles[place - 1]?.word !== 'pitcher') continue
      const { team_id, player } = roleOf(play, place)
      const side = sideOf(team_id, this.#sides)
      if (side !== null && player !== null) this.#pitchers[side] = player
    }
  }

  #apply(word: PlayWord, play: Play, side: SideNumber): void {
    const player = play.player_1_id
    const result = atPlate.get(word)
    if (result) {
      this.#bases = run(this.#bases, result, play).bases
      this.#orders[side].bats(player)
      this.#up[side] = null
      this.#clearCount()
      return
    }
    switch (word) {
      case 'batterUp':
        // The count stays: a pinch hitter takes it over (Official Baseball Rules 9.15(b)).
        if (player !== null) this.#up[side] = player
        return
      case 'pitchBall':
        this.#balls += 1
        return
      case 'strike':
        this.#strikes += 1
        return
      case 'foulBall':
        if (this.#sport.countsFouls) this.#fouls += 1
        else if (this.#strikes < 2) this.#strikes += 1
        return
      default:
        this.#bases = this.#afterRunning(word, play)
    }
  }

  #afterRunning(word: PlayWord, play: Play) {
    const player = play.player_1_id
    switch (word) {
      case 'runScored':
      case 'runnerOut':
      case 'caughtStealing':
        return leaving(this.#bases, player)
      case 'stolenBase':
        return moved(this.#bases, player, this.#baseOf(player) + 1)
      case 'runnerMoves':
        return moved(this.#bases, player, play.int_1 ?? 0)
      // Extra innings begin with a runner on second base.
      case 'runnerPlaced':
        return moved(this.#bases, player, 2)
      default:
        return this.#bases
    }
  }

  /** The base of a runner; without a name of the one nearest to home. */
  #baseOf(player: PlayerReference | null): number {
    return 1 + this.#bases.indexOf(runnerOf(this.#bases, player))
  }
}
