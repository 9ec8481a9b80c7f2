import type { Sides } from '../../rules/progress/sent-on.ts'
import type { BoardWord } from '../../texts/shared-texts.ts'
import { sideOf } from './course.ts'
import type { Play } from './play.ts'
import type { Side } from './play-kind.ts'
import type { SideNumber, Situation, Suspended } from './situation.ts'

/** How suspensions change the number of players of a team. */
export interface Strength {
  /** The players of a team without a suspension, as they are counted: on the ice without the goalkeeper. */
  readonly players: number
  /** The fewest: a suspension that would leave fewer begins when an earlier one of the team is over. */
  readonly least: number
  /** The name of the advantage of the team with more players, if the sport has one. */
  readonly advantage?: BoardWord
  /** True if leagues differ in the number of players in overtime: the board leaves it out then. */
  readonly differsInOvertime?: true
  /**
   * True if equal suspensions of both teams at the same moment leave neither a player short, except one of up
   * to two minutes each while nobody else is suspended.
   */
  readonly coincide?: true
  /** True if a player who reaches a limit is not replaced. */
  readonly isShortAtLimit?: true
  /** The play that is a goal of the team with more players, instead of a plain one. */
  readonly goal?: { readonly plain: number; readonly withMore: number }
  /** Plays that end the suspensions of a side before their time. */
  readonly ends?: {
    readonly suspensions: readonly number[]
    /** By the type of the play, for a side as seen by its team. */
    readonly by: Readonly<Partial<Record<number, Side | 'both'>>>
  }
}

/** The number of players of both teams at a moment. */
export interface StrengthNow {
  readonly players: readonly [number, number]
  /** The side with more players; null if both have as many. */
  readonly more: SideNumber | null
}

/**
 * The number of players of both teams.
 * @param seconds of the game; null if it has no clock
 */
export function strengthAt(
  { players, least }: Strength,
  suspended: readonly Suspended[],
  seconds: number | null,
): StrengthNow {
  const of = (side: SideNumber): number =>
    Math.max(least, players - suspended.filter(one => one.side === side && isShort(one, seconds)).length)
  const [one, two] = [of(0), of(1)]
  return { players: [one, two], more: one === two ? null : one > two ? 0 : 1 }
}

/** A tapped play: a plain goal of the team with more players, if the clock is kept, is the goal that says so. */
export function atStrength(
  strength: Strength | null,
  play: Play,
  { suspended }: Pick<Situation, 'suspended'>,
  sides: Sides,
): Play {
  if (!strength?.goal || play.type !== strength.goal.plain || play.int_4 === null) return play
  const { more } = strengthAt(strength, suspended, play.int_4)
  if (more === null || sideOf(play.player_1_team_id, sides) !== more) return play
  return { ...play, type: strength.goal.withMore }
}

function isShort({ short }: Suspended, seconds: number | null): boolean {
  if (short === null) return false
  const [from, until] = short
  return (seconds === null || seconds >= from) && (until === null || (seconds !== null && seconds < until))
}
