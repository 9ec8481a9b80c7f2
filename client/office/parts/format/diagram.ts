import type { BracketKind } from '../../../../shared-schema/rules/brackets/bracket-plan.ts'
import { bracketsOf, groupStageOf } from '../../../../shared-schema/rules/formats/format.ts'
import { firstPlaceOf, groupSizes, teamsOn } from '../../../../shared-schema/rules/formats/places.ts'
import type { Stages } from '../../data/formats.ts'

/** A format as it is drawn: what all teams play first, and then the brackets of different places. */
export interface Diagram {
  /** How many teams each pool has; empty without pools. */
  readonly pools: readonly number[]
  /** How many swiss rounds there are. */
  readonly rounds: number
  readonly brackets: readonly DrawnBracket[]
}

interface DrawnBracket {
  readonly kind: BracketKind
  /** The places of the tournament that it decides. */
  readonly from: number
  readonly to: number
}

/** The drawing of a format for a number of teams. */
export function diagramOf(stages: Stages, teams: number): Diagram {
  const group = groupStageOf(stages)
  const sizes = groupSizes(stages, teams)
  return {
    pools: group?.kind === 'pools' ? sizes.filter(size => size > 1) : [],
    rounds: group?.kind === 'swiss' ? group.rounds : 0,
    brackets: bracketsOf(stages)
      .map(bracket => {
        const from = firstPlaceOf(sizes, bracket)
        return { kind: bracket.bracket_kind, from, to: from + teamsOn(sizes, bracket) - 1 }
      })
      .filter(({ from, to }) => to > from),
  }
}
