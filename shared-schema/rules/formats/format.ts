import type { BracketKind } from '../brackets/bracket-plan.ts'

/** Pools, in which everybody meets everybody. */
export interface PoolStage {
  readonly kind: 'pools'
  readonly pools: number
}

/** Rounds in which teams of similar standing meet. */
export interface SwissStage {
  readonly kind: 'swiss'
  readonly rounds: number
}

/**
 * A bracket of the teams on some places: of each pool, of the swiss standings, or by their seeds if nothing
 * is played before.
 */
export interface BracketStage {
  readonly kind: 'bracket'
  readonly bracket_kind: BracketKind
  readonly from_place: number
  readonly to_place: number
}

/** How a tournament is played: at most one group stage, and then brackets of different places. */
export type Stage = PoolStage | SwissStage | BracketStage

/** The group stage of a format, undefined if it begins with its brackets. */
export const groupStageOf = (stages: readonly Stage[]): PoolStage | SwissStage | undefined =>
  stages.find(stage => stage.kind !== 'bracket')

export const bracketsOf = (stages: readonly Stage[]): BracketStage[] =>
  stages.filter(stage => stage.kind === 'bracket')
