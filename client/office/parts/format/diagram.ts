import type { BracketKind } from '../../../../shared-schema/rules/brackets/bracket-plan.ts'
import { bracketsOf, groupStageOf } from '../../../../shared-schema/rules/formats/format.ts'
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
  const count = group?.kind === 'pools' ? group.pools : 0
  const pools = Array.from({ length: count }, (_, at) => Math.floor((teams + count - 1 - at) / count))
  const groups = count === 0 ? [teams] : pools
  const through = (place: number): number =>
    groups.reduce((sum, size) => sum + Math.min(size, Math.max(0, place)), 0)
  return {
    pools: pools.filter(size => size > 1),
    rounds: group?.kind === 'swiss' ? group.rounds : 0,
    brackets: bracketsOf(stages)
      .map(({ bracket_kind: kind, from_place, to_place }) => ({
        kind,
        from: through(from_place - 1) + 1,
        to: through(to_place),
      }))
      .filter(({ from, to }) => to > from),
  }
}
