import type { Sides } from '../rules/progress/sent-on.ts'
import { roleOf, type Role } from './model/play-kind.ts'
import type { Play } from './model/play.ts'
import type { PlayerReference } from './model/player-reference.ts'

/** The two sides of a match, and their players who were on the field or named. */
export class TennisPlayers {
  readonly #teams: readonly [number | null, number | null]
  readonly #seen = [new Set<PlayerReference>(), new Set<PlayerReference>()] as const

  constructor({ team_1_id, team_2_id }: Sides) {
    this.#teams = [team_1_id, team_2_id]
  }

  see(play: Play): void {
    for (const { team_id, player } of [roleOf(play, 1), roleOf(play, 2)]) {
      const side = this.sideOf(team_id)
      if (side !== null && player !== null) this.#seen[side].add(player)
    }
  }

  sideOf(team: number | null): 0 | 1 | null {
    return team === null ? null : team === this.#teams[0] ? 0 : team === this.#teams[1] ? 1 : null
  }

  teamOf(side: 0 | 1): number | null {
    return this.#teams[side]
  }

  /** Every play of a side with a single player, which means singles, is that player's. */
  role(side: 0 | 1): Role {
    const [only = null] = this.#seen[side]
    return { team_id: this.#teams[side], player: this.#seen[side].size === 1 ? only : null }
  }

  /** @param named the serving player, if recorded */
  servingRole(side: 0 | 1, named: PlayerReference | null): Role {
    return named !== null && this.#seen[side].has(named)
      ? { team_id: this.#teams[side], player: named }
      : this.role(side)
  }
}
