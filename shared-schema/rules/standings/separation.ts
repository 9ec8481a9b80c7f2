import type { Entrant } from './entrant.ts'
import type { LastResort, TieBreakCriterion, TieBreakMetric } from './tie-breaks.ts'

/** The metrics of swiss standings in addition to the games won. */
type SwissMetric =
  | 'fewest losses'
  | 'swiss score'
  | 'swiss score of opponents'
  | 'mean swiss score of opponents'

/** A criterion of pools or of swiss rounds. */
export interface RankingCriterion extends Omit<TieBreakCriterion, 'metric'> {
  readonly metric: TieBreakMetric | SwissMetric
}

/** A game with a winner. */
export interface DecidedGame {
  readonly winner_id: number
  readonly winner_score: number
  readonly loser_score: number
  readonly is_forfeit: boolean
}

/** Why a team is ahead of the next one below it. */
export interface Separation {
  readonly below_id: number
  readonly cause: Cause
}

export type Cause =
  | {
      readonly kind: 'criterion'
      readonly criterion: RankingCriterion
      /**
       * The values of the team and of the one below it in the criterion's unit: a win percentage as a
       * fraction of 1.
       */
      readonly own: number
      readonly below: number
      /** Ids of the teams that were tied when the criterion was applied, ascending. */
      readonly among: readonly number[]
      /** The game that the team won against the one below, if the criterion used no other. */
      readonly game: DecidedGame | null
    }
  /** The team below is out of the tournament. */
  | { readonly kind: 'status'; readonly status: Exclude<Entrant['status'], 'playing'> }
  /** Level in every criterion, and decided by a person. */
  | { readonly kind: 'decision'; readonly method: string }
  /**
   * Level in every criterion without a decision yet: ordered by seed and id. While games are to come, no
   * decision is needed and the last resort is null.
   */
  | { readonly kind: 'level'; readonly last_resort: LastResort | null }
