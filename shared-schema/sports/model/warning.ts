import type { ColumnWord } from '../../texts/shared-texts.ts'
import type { Play } from './play.ts'
import type { PlayerReference } from './player-reference.ts'

/** What is odd about a play, for whoever records it to look at again: it counts all the same. */
export type Warning =
  /** The player is out of the game, or has to wait outside. */
  | { readonly code: 'out' | 'suspended'; readonly player: PlayerReference }
  /** With this play the player has so many of a column, and is out of the game. */
  | {
      readonly code: 'limit'
      readonly player: PlayerReference
      readonly many: number
      readonly of: ColumnWord
    }
  /** Another player is the next in the order. */
  | { readonly code: 'order'; readonly player: PlayerReference; readonly expected: PlayerReference }
  /** The last score is none that it belongs to: a conversion without its try. */
  | { readonly code: 'notAfter' }
  /** The team has taken more timeouts than it has. */
  | { readonly code: 'timeouts'; readonly team: number; readonly many: number }
  /** A period ended that had just ended, or one that is there once. */
  | { readonly code: 'breakAgain' }

/** What a sport finds odd about each play, told in their order. */
export type Watch = (play: Play) => readonly Warning[]

/** A player who has so many of these together is out of the game. */
export interface PlayerLimit<Counter extends string = string> {
  readonly counters: readonly Counter[]
  readonly most: number
  /** What the player has too many of, in words. */
  readonly of: ColumnWord
}
