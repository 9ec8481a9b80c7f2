import type { PlayerReference } from '../model/player-reference.ts'

/** The batting order of a team, learnt during the game. */
export class BattingOrder {
  readonly #many: number
  readonly #players: (PlayerReference | null)[] = []
  #next = 0
  /** True once the first batter, or a later one of a whole order, has come again: now the order is known. */
  #isWhole = false

  /** @param many batters that a team has at least */
  constructor(many: number) {
    this.#many = many
  }

  /** The player whose turn it is; null while the order is not known. */
  get next(): PlayerReference | null {
    return this.#isWhole ? (this.#players[this.#next] ?? null) : null
  }

  /** The players of the order so far who do not bat next. */
  get others(): readonly PlayerReference[] {
    return this.#players.filter(player => player !== null).filter(player => player !== this.next)
  }

  /**
   * Takes in a batter. One who is not in the order takes the place of the one whose turn it is, as a
   * substitute does.
   * @returns the player whose turn it would have been, if another player of the order batted
   */
  bats(player: PlayerReference | null): PlayerReference | null {
    const returning = player === null ? -1 : this.#players.indexOf(player)
    const isFull = this.#players.length >= this.#many && (returning > 0 || player === null)
    if (!this.#isWhole && (returning === 0 || isFull)) {
      this.#isWhole = true
      // Further batters than that were substitutes for the first ones, if these did not come again.
      if (returning !== 0) this.#players.splice(0, this.#players.length - this.#many)
    }
    if (!this.#isWhole) {
      if (returning === -1) this.#players.push(player)
      return null
    }
    const at = player === null ? -1 : this.#players.indexOf(player)
    const expected = this.next
    const isWrong = at !== -1 && at !== this.#next
    if (at === -1 && player !== null) this.#players[this.#next] = player
    this.#next = ((isWrong ? at : this.#next) + 1) % this.#players.length
    return isWrong ? expected : null
  }
}
