import type { ColumnWord } from '../../texts/shared-texts.ts'
import type { Play } from './play.ts'
import type { PlayerReference } from './player-reference.ts'

/** Something odd about a play, for the recorder to check; the play still counts. */
export type Warning =
  /** The player is out of the game, or has to wait outside. */
  | { readonly code: 'out' | 'suspended'; readonly player: PlayerReference }
  /** With this play the player reaches this number of a column, and is out of the game. */
  | {
      readonly code: 'limit'
      readonly player: PlayerReference
      readonly many: number
      readonly of: ColumnWord
    }
  /** Another player is next in the order. */
  | { readonly code: 'order'; readonly player: PlayerReference; readonly expected: PlayerReference }
  /** The last score is not one that it can belong to: a conversion without its try. */
  | { readonly code: 'notAfter' }
  /** The team has taken more timeouts than it is allowed. */
  | { readonly code: 'timeouts'; readonly team: number; readonly many: number }
  /** A period ended that had just ended, or that exists only once. */
  | { readonly code: 'breakAgain' }

/** A sport's warnings about each play. Plays are passed in order. */
export type Watch = (play: Play) => readonly Warning[]

/** A player with this many of these counters together is out of the game. */
export interface PlayerLimit<Counter extends string = string> {
  readonly counters: readonly Counter[]
  readonly most: number
  /** The name of the counted thing. */
  readonly of: ColumnWord
}
