import { at } from '../at.ts'
import type { DutchCost, DutchCriterion } from './dutch-cost.ts'
import type { Meetings } from './meetings.ts'
import { type ExplainedPair, rematchReason } from './pairing-rule.ts'
import { refusalReasons } from './refusal-reasons.ts'
import type { RankedEntrant } from './swiss-entrant.ts'
import { groupOf, movedFromOddGroup, ordinal } from './words.ts'

/** What would come of another choice. */
const consequences: Record<DutchCriterion, string> = {
  meetings: 'teams would have to meet again',
  groups: 'teams would have to move further',
  'long ways': 'a team would have to move further',
  'down twice': 'a team would move down twice in a row',
  'float after float': 'a team would leave its group twice in a row',
}

/** Explains who leaves a group in dutch pairing, and whom they meet. */
export class DutchWords {
  private readonly teams: readonly RankedEntrant[]
  private readonly meetings: Meetings
  private readonly cost: DutchCost

  constructor(teams: readonly RankedEntrant[], meetings: Meetings, cost: DutchCost) {
    this.teams = teams
    this.meetings = meetings
    this.cost = cost
  }

  /** Why a lower ranked team does not move down instead: the pairings would weigh `extra` more than `total`. */
  cannotMoveDown(team: number, total: number, extra: number): string {
    return `with ${this.place(team)} instead ${this.consequence(total, extra)}`
  }

  /** Why a team that moves down does not meet these; `extraOf` says how much more it would weigh. */
  cannotMeet(team: number, refused: readonly number[], total: number, extraOf: (others: readonly number[]) => number): string[] {
    return refusalReasons(at(this.teams, team), refused.map((other) => at(this.teams, other)), this.meetings, (others) =>
      this.consequence(total, extraOf(others.map((other) => this.teams.indexOf(other)))))
  }

  /**
   * @param leaving how many move down from the group: more than one can only be to spare a rematch.
   * @param size how many there are in the group.
   */
  float(team: number, opponent: number, leaving: number, size: number, refusals: readonly string[]): ExplainedPair {
    const [high, low] = [at(this.teams, team), at(this.teams, opponent)]
    const why = leaving === 1 ? movedFromOddGroup(high.wins, size) : `moved down from ${groupOf(high.wins)}, so that fewer teams have to meet again`
    const reason = this.meetings.count(high, low) > 0 ? `, ${rematchReason(high, low, this.meetings)}`
      : refusals.length === 0 ? ''
      : `; ${refusals.join('; ')}`
    return { high, low, reason: `${this.place(team)} against ${this.place(opponent)}: ${why}${reason}` }
  }

  private place(team: number): string {
    return ordinal(at(this.teams, team).place)
  }

  private consequence(total: number, extra: number): string {
    return consequences[extra === Infinity ? 'meetings' : this.cost.firstDifference(total + extra, total)]
  }
}
