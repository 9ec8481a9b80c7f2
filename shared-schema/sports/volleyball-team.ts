import type { PlayerReference } from './model/player-reference.ts'
import { rotated, type Positions } from './model/situation.ts'

/**
 * The players of a team by their positions, the server first. The libero is in the position of the back-row player
 * who is replaced, who keeps it in the rotation, and leaves before it comes to the front row (FIVB rule 19.3,
 * https://www.arhiiv.volley.ee/page.php?pgID=be83ab3ecd0db773eb2dc1b0a17836a1&l=est).
 */
export class TeamOnCourt {
  #slots: Positions = noPlayers
  /** The line-up at the start of the set. */
  #lineUp: Positions = noPlayers
  /** The places of players who went off, until others come on. */
  #vacant: readonly number[] = []
  /** The server if no line-up is known. */
  #named: PlayerReference | null = null
  /** The player who is replaced by the libero. */
  #replaced: PlayerReference | null = null
  libero: PlayerReference | null = null

  /** Null if none is known. */
  get positions(): Positions | null {
    if (this.#slots.every(player => player === null)) return null
    const { replaced } = this
    return replaced === null
      ? this.#slots
      : this.#slots.map(player => (player === replaced ? this.libero : player))
  }

  get server(): PlayerReference | null {
    return this.positions?.[0] ?? this.#named
  }

  /** The player in whose position the libero is now. */
  get replaced(): PlayerReference | null {
    return this.libero === null || this.#slots.includes(this.libero) ? null : this.#replaced
  }

  /** The libero comes on for a player of the back row, or goes off. */
  liberoFor(player: PlayerReference | null): void {
    this.#replaced = player
    this.#leaveFrontRow()
  }

  /** The team has turned so far that this player serves. */
  serves(player: PlayerReference): void {
    const place = (this.positions ?? noPlayers).indexOf(player)
    const { replaced } = this
    if (place < 0 && this.positions) this.put(1, player)
    for (let turn = 0; turn < place; turn++) this.rotate()
    // Some rules let a libero serve.
    if (place > 0 && player === this.libero) this.liberoFor(replaced)
    this.#named = player
  }

  put(position: number, player: PlayerReference): void {
    if (player === this.libero) return this.liberoFor(this.#slots[position - 1] ?? null)
    this.#slots = this.#slots.map((one, place) =>
      place === position - 1 ? player : one === player ? null : one,
    )
    this.#vacant = []
    if (player === this.#replaced) this.#replaced = null
    this.#leaveFrontRow()
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
    if (vacant === undefined || player === this.libero) return
    if (this.#slots[vacant] === this.#replaced) this.#replaced = player
    this.#slots = this.#slots.map((one, place) => (place === vacant ? player : one))
    this.#vacant = others
  }

  /** Clockwise: the player in position 2 serves next. */
  rotate(): void {
    this.#slots = rotated(this.#slots)
    this.#vacant = this.#vacant.map(place => (place + noPlayers.length - 1) % noPlayers.length)
    this.#named = null
    this.#leaveFrontRow()
  }

  beginsSet(): void {
    this.#lineUp = this.#slots
  }

  endsSet(): void {
    this.#slots = this.#lineUp
    this.#vacant = []
    this.#named = null
    this.#replaced = null
  }

  #leaveFrontRow(): void {
    const place = this.#replaced === null ? -1 : this.#slots.indexOf(this.#replaced)
    if (!BACK_ROW.includes(place)) this.#replaced = null
  }
}

const noPlayers: readonly null[] = [null, null, null, null, null, null]

/** The places of positions 1, 6 and 5. */
const BACK_ROW: readonly number[] = [0, 5, 4]
