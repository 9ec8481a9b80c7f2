import type { Sides } from '../../rules/progress/sent-on.ts'
import { sideOf } from '../model/course.ts'
import { substitutionIn } from '../model/on-field.ts'
import type { Play } from '../model/play.ts'
import type { PlayerReference } from '../model/player-reference.ts'
import type { Line, SideNumber } from '../model/situation.ts'

/** The players of a side at the start of a point, and whether it pulled. */
interface Started {
  readonly players: readonly PlayerReference[]
  readonly isDefense: boolean
}

type Players = ReadonlySet<PlayerReference>

/** The most lines that are offered to a side. */
const MOST = 2

/** Who is on the field of each side, and the lines that have started a point. */
export class Lines {
  readonly #sides: Sides
  readonly #on: [Players, Players] = [new Set(), new Set()]
  /** Each line once, at its latest point. */
  readonly #started: [readonly Started[], readonly Started[]] = [[], []]

  constructor(sides: Sides) {
    this.#sides = sides
  }

  substitute(play: Play): void {
    const player = play.player_1_id
    const side = sideOf(play.player_1_team_id, this.#sides)
    if (side === null || player === null) return
    const substituted = substitutionIn(play)
    if (substituted === 'on') this.#on[side] = new Set([...this.#on[side], player])
    if (substituted === 'off') this.#on[side] = new Set([...this.#on[side]].filter(one => one !== player))
  }

  /** A point begins with the players who are on the field. */
  begin(pulling: SideNumber | null): void {
    for (const side of [0, 1] as const) {
      const on = this.#on[side]
      if (on.size === 0) continue
      const others = this.#started[side].filter(({ players }) => !isSame(on, players))
      this.#started[side] = [...others, { players: [...on], isDefense: side === pulling }]
    }
  }

  /** Lines that are not on the field; that of the side's last point of this kind, offense or defense, first. */
  offered(pulling: SideNumber | null): Line[] {
    return ([0, 1] as const).flatMap(side => {
      const latestFirst = this.#started[side]
        .filter(({ players }) => !isSame(this.#on[side], players))
        .reverse()
      const isAlike = ({ isDefense }: Started): boolean => isDefense === (side === pulling)
      return [...latestFirst.filter(isAlike), ...latestFirst.filter(line => !isAlike(line))]
        .slice(0, MOST)
        .map(({ players }) => ({ side, players }))
    })
  }
}

const isSame = (on: Players, players: readonly PlayerReference[]): boolean =>
  on.size === players.length && players.every(player => on.has(player))
