import { at } from '../../../shared-schema/rules/at.ts'
import type { DutchCost } from './dutch-cost.ts'
import type { Meetings } from './meetings.ts'
import type { Consequence, Refusal } from './pair-reason.ts'
import { type ExplainedPair, oddGroup, rematchOf } from './pairing-rule.ts'
import { refusalReasons } from './refusal-reasons.ts'
import type { RankedEntrant } from './swiss-entrant.ts'

/** Explains which teams leave a group in dutch pairing, and their opponents. */
export class DutchReasons {
  readonly #teams: readonly RankedEntrant[]
  readonly #meetings: Meetings
  readonly #cost: DutchCost

  constructor(teams: readonly RankedEntrant[], meetings: Meetings, cost: DutchCost) {
    this.#teams = teams
    this.#meetings = meetings
    this.#cost = cost
  }

  /**
   * Why a lower ranked team does not move down instead: the pairings would weigh `extra` more than `total`.
   */
  cannotMoveDown(team: number, total: number, extra: number): Refusal {
    const { place } = at(this.#teams, team)
    return { kind: 'other moves', place, consequence: this.#consequence(total, extra) }
  }

  /** Why a team that moves down does not meet these; `extraOf` gives the extra weight of such pairings. */
  cannotMeet(
    team: number,
    refused: readonly number[],
    total: number,
    extraOf: (others: readonly number[]) => number,
  ): Refusal[] {
    return refusalReasons(
      at(this.#teams, team),
      refused.map(other => at(this.#teams, other)),
      this.#meetings,
      others => this.#consequence(total, extraOf(others.map(other => this.#teams.indexOf(other)))),
    )
  }

  /**
   * @param leaving how many move down from the group: more than one can only be to spare a rematch.
   * @param size how many there are in the group.
   */
  float(
    team: number,
    opponent: number,
    leaving: number,
    size: number,
    refusals: readonly Refusal[],
  ): ExplainedPair {
    const [high, low] = [at(this.#teams, team), at(this.#teams, opponent)]
    const met = rematchOf(high, low, this.#meetings)
    return {
      high,
      low,
      reason: {
        kind: 'pair',
        teams: [high.place, low.place],
        standing: {
          kind: 'moved down',
          wins: high.wins,
          why: leaving === 1 ? oddGroup(size) : 'fewer meetings',
        },
        moved: [],
        met,
        refusals: met === null ? [...refusals] : [],
      },
    }
  }

  #consequence(total: number, extra: number): Consequence {
    return extra === Infinity ? 'meetings' : this.#cost.firstDifference(total + extra, total)
  }
}
