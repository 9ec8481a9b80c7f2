/** A game at which people officiate; times are minutes since 1970. */
export interface OfficiatedGame {
  readonly id: number
  readonly start: number
  readonly minutes: number
  readonly field_id: number | null
  /** The site of its field. */
  readonly site_id: number | null
  readonly team_ids: readonly number[]
}

/** A game in which a candidate has a part, so that nobody can officiate at another one at that time. */
export interface Engagement {
  readonly game_id: number
  readonly start: number
  readonly minutes: number
  readonly field_id: number | null
  readonly site_id: number | null
  /** True if the candidate plays in it; false for one who officiates. */
  readonly isOwnGame: boolean
}

/** Somebody who can take a role at a game: an official, or a team that owes duty. */
export interface Candidate {
  readonly kind: 'official' | 'team'
  readonly id: number
  /** Every role if there is none. */
  readonly roles: readonly string[]
  /** The teams at whose games they take no role: those of an official, or the team itself. */
  readonly team_ids: readonly number[]
  readonly absences: readonly { readonly from: number; readonly to: number }[]
  /** Their games elsewhere, and those that a team plays. */
  readonly engagements: readonly Engagement[]
}

/** A role at a game, for one official or one team. */
export interface Slot {
  readonly game: OfficiatedGame
  readonly role: string
  readonly by: Candidate['kind']
}

/** A slot with the one who has it. */
export interface Filled extends Slot {
  readonly candidate_id: number
}

export interface PlanRules {
  /** The least time between two games at different sites. */
  readonly travel_minutes: number
  /** Games with a shorter pause between them are in a row. */
  readonly pause_minutes: number
  /** The most games in a row, if that is possible. */
  readonly most_in_a_row: number
}

/** The open slots of a plan, the candidates for them, and the slots that are settled already. */
export interface OfficiatingTask {
  readonly candidates: readonly Candidate[]
  readonly open: readonly Slot[]
  readonly kept: readonly Filled[]
  readonly rules: PlanRules
}

export const endOf = ({ start, minutes }: { readonly start: number; readonly minutes: number }): number =>
  start + minutes
