import type { SectionName } from './section-names.ts'

/** The kinds of brackets. */
export const bracketKinds = [
  'single elimination',
  'double elimination',
  'consolation',
  'full placement',
  'crossover',
] as const

export type BracketKind = (typeof bracketKinds)[number]

/** A game of a plan: index of its section, its round and its slot in that round. */
export interface GameRef {
  readonly section: number
  readonly round_number: number
  readonly slot: number
}

/** A place in a game of a plan, as team 1 or team 2. */
export interface TeamSlot extends GameRef {
  readonly team: 1 | 2
}

/** The origin of a game's team: a seed, from 1, or the winner or loser of another game. */
export type TeamSource =
  | { readonly seed: number }
  | { readonly winner_of: GameRef }
  | { readonly loser_of: GameRef }

/** One game before its teams are known. */
export interface PlannedGame {
  /** Slots 2i and 2i + 1 of a knockout round feed slot i of the next; a slot with a bye has no game. */
  readonly slot: number
  readonly team_1: TeamSource
  readonly team_2: TeamSource
  /** Where the winner plays next; null when it has played its last game. */
  readonly winner_to: TeamSlot | null
  /**
   * Where the loser plays next; null when it has played its last game. A first grand final whose
   * winner goes to team 2 and loser to team 1 of one game is followed by it only if team 2 won.
   */
  readonly loser_to: TeamSlot | null
  /**
   * The place that the game decides for its winner, the best one if several teams share it; null when it
   * plays on.
   */
  readonly place_for_winner: number | null
  readonly place_for_loser: number | null
}

/** Games that can be played at the same time. */
export interface PlannedRound {
  /** Counts down to 0, the last round of the section. */
  readonly round_number: number
  /** Time slot in the whole plan, from 0; later than every game that feeds the round. */
  readonly step: number
  /** In slot order. */
  readonly games: readonly PlannedGame[]
}

/** A part of a plan that is a separate bracket record on the wire. */
export interface PlannedSection {
  readonly name: SectionName
  /** Column of its first round on a screen, from 1: one for each step. */
  readonly column_position: number
  readonly row_position: number
  /** Earliest first. */
  readonly rounds: readonly PlannedRound[]
}

/** All games of a bracket. */
export interface BracketPlan {
  /** The main one first, and none before one that feeds it. */
  readonly sections: readonly PlannedSection[]
}
