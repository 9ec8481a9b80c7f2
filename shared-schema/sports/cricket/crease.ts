import { otherSide } from '../model/course.ts'
import type { PlayerReference } from '../model/player-reference.ts'
import type { PlayerInRole, SideNumber } from '../model/situation.ts'

/** A player at the crease, if known; else one who is likely, if any. */
interface Known {
  readonly player: PlayerReference | null
  readonly likely: PlayerReference | null
}

const unknown: Known = { player: null, likely: null }

/** The ends of the batters: on strike, or at the other end. */
export type End = 0 | 1

/** The two batters and the bowler, by the plays of an innings. */
export class Crease {
  #batters: readonly [Known, Known] = [unknown, unknown]
  #bowler = unknown
  /** The bowler of the over before. */
  #lastBowler: PlayerReference | null = null

  /** @param side the side at bat */
  players(side: SideNumber): PlayerInRole[] {
    return [...this.batters(side), { role: 'bowler', side: otherSide(side), ...this.#bowler }]
  }

  batters(side: SideNumber): PlayerInRole[] {
    const [striker, other] = this.#batters
    return [
      { role: 'striker', side, ...striker },
      { role: 'nonStriker', side, ...other },
    ]
  }

  striker(): PlayerReference | null {
    return this.#batters[0].player
  }

  /** A batter is named at an end. If that is the batter of the other end, the two have changed ends. */
  put(end: End, player: PlayerReference): void {
    const [striker, other] = this.#batters
    const isAt = [striker.player, other.player].indexOf(player)
    if (isAt >= 0) {
      if (isAt !== end) this.changeEnds()
      return
    }
    const known: Known = { player, likely: null }
    this.#batters = end === 0 ? [known, other] : [striker, known]
  }

  bowls(player: PlayerReference): void {
    this.#bowler = { player, likely: null }
  }

  changeEnds(): void {
    const [striker, other] = this.#batters
    this.#batters = [other, striker]
  }

  /**
   * A batter is out, whose place a new one takes, also if the two crossed before a catch (Law 18.11,
   * https://reedcc.co.uk/wwwreedcricketclubcouk/2023/05/02/law-changes-2022-explanation-of-changes). If
   * nobody says which of the two is out, neither is known any more.
   */
  leaves(player: PlayerReference | null): void {
    const [striker, other] = this.#batters
    if (player === striker.player) this.#batters = [unknown, other]
    else if (player === other.player) this.#batters = [striker, unknown]
    else if (striker.player !== null && other.player !== null)
      this.#batters = [
        { player: null, likely: striker.player },
        { player: null, likely: other.player },
      ]
  }

  /** The batter who faced a ball off which a batter was run out; null if nobody knows. */
  faced(out: PlayerReference | null): PlayerReference | null {
    const [striker, other] = this.#batters
    return striker.player ?? (other.player !== null && out !== other.player ? out : null)
  }

  /** The next over is of another bowler, likely of the one before. */
  endsOver(): void {
    this.changeEnds()
    const { player } = this.#bowler
    this.#bowler = { player: null, likely: this.#lastBowler }
    this.#lastBowler = player
  }
}
