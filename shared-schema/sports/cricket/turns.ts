import { otherSide } from '../model/course.ts'
import type { Fact, SideNumber } from '../model/situation.ts'

/** The wickets that end the turn of a side. */
export const mostWickets = 10

/** The turns of the sides at bat: their runs and wickets, and the target of the side that bats second. */
export class Turns {
  readonly #runs: [number, number] = [0, 0]
  /** The wickets of each side in its latest turn. */
  readonly #wickets: [number, number] = [0, 0]
  /** The sides that have batted in this inning, in order. */
  #batted: readonly SideNumber[] = []
  /** True once the turn of the side at bat has ended before all are out. */
  #hasEnded = false
  /** The runs of each side in earlier innings. */
  #before: readonly [number, number] = [0, 0]
  #isFirstInning = true
  #hasBegun = false

  /**
   * A side bats.
   * @param isFaced a ball was faced; a wicket after the last one begins no new turn
   * @returns true if that begins a turn
   */
  bats(side: SideNumber, isFaced: boolean): boolean {
    const isNewTurn = isFaced && this.#isOver()
    if (side === this.atBat() && !isNewTurn) return false
    if (this.#batted.includes(side)) this.endsInning()
    this.#hasBegun = true
    this.#batted = [...this.#batted, side]
    this.#wickets[side] = 0
    this.#hasEnded = false
    return true
  }

  endsTurn(): void {
    this.#hasEnded = this.atBat() !== null
  }

  endsInning(): void {
    if (this.#batted.length > 0) {
      this.#isFirstInning = false
      this.#before = [...this.#runs]
    }
    this.#batted = []
    this.#hasEnded = false
  }

  atBat(): SideNumber | null {
    return this.#batted.at(-1) ?? null
  }

  /** The side that faces the next ball; null if the plays do not tell it. */
  next(): SideNumber | null {
    const side = this.atBat()
    if (side === null || !this.#isOver()) return side
    return this.#batted.length === 1 ? otherSide(side) : null
  }

  isFirstInning(): boolean {
    return this.#isFirstInning
  }

  scores(side: SideNumber, runs: number): void {
    this.#runs[side] += runs
  }

  loses(wickets: number): void {
    const side = this.atBat()
    if (side !== null) this.#wickets[side] += wickets
  }

  /** Null if nobody has batted: of the score alone nobody counts the wickets. */
  wickets(): readonly [number, number] | null {
    return this.#hasBegun ? [...this.#wickets] : null
  }

  winner(): SideNumber | null {
    const second = this.#batted[1]
    if (second === undefined) return null
    const needed = this.#neededBy(second)
    if (needed <= 0) return second
    return this.#isOver() && needed > 1 ? otherSide(second) : null
  }

  facts(): Fact[] {
    const side = this.atBat()
    const all = side !== null && this.#isAllOut() ? [fact('allOut', side)] : []
    return [...all, ...this.#chase()]
  }

  #chase(): Fact[] {
    const [first, second] = this.#batted
    if (first === undefined) return []
    const chasing = otherSide(first)
    if (second === undefined && !this.#isOver()) return []
    const needed = this.#neededBy(chasing)
    if (needed <= 0) return [fact('targetReached', chasing)]
    if (second !== undefined && this.#isOver()) return needed === 1 ? [fact('scoresLevel', null)] : []
    const target = this.#runs[first] + 1 - this.#before[chasing]
    return [fact('target', chasing, { target, needed })]
  }

  /** The runs that a side is short of one more than the other. */
  #neededBy(side: SideNumber): number {
    return this.#runs[otherSide(side)] + 1 - this.#runs[side]
  }

  #isOver(): boolean {
    return this.#hasEnded || this.#isAllOut()
  }

  #isAllOut(): boolean {
    const side = this.atBat()
    return side !== null && this.#wickets[side] >= mostWickets
  }
}

const fact = (word: Fact['word'], side: SideNumber | null, numbers: Fact['numbers'] = {}): Fact => ({
  word,
  side,
  numbers,
})
