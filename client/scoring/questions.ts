import {
  placesToAsk,
  valueIn,
  type Place,
  type PlayKind,
  type PlayRole,
  type PlayValue,
  type ValueName,
} from '../../shared-schema/sports/model/play-kind.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { kindOf, type SportDefinition } from '../../shared-schema/sports/model/sport.ts'

/** A question about a play after the tap: a player, or a number. No answer is required. */
export type Question =
  | { readonly asks: 'player'; readonly of: `player_${Place}_id`; readonly role: PlayRole }
  | { readonly asks: 'number'; readonly of: NumberName; readonly value: PlayValue }

/** A yes-or-no value of a play that is offered without a question. */
export interface Truth {
  readonly of: ValueName
  readonly value: PlayValue
}

type NumberName = Exclude<ValueName, 'bool_1'>

const numbers: readonly NumberName[] = ['int_1', 'int_2', 'int_3']

/** The questions of a kind: first the number that gives its worth, then the players, then other numbers. */
export function questionsOf(kind: PlayKind): Question[] {
  const questions = numbers.flatMap((of): Question[] => {
    const value = kind.values?.[of]
    return value && !isTruth(value) ? [{ asks: 'number', of, value }] : []
  })
  const players = placesToAsk(kind).flatMap((place): Question[] => {
    const role = kind.roles[place - 1]
    return role ? [{ asks: 'player', of: `player_${place}_id`, role }] : []
  })
  const worth = valueIn(kind.points)
  return [
    ...questions.filter(({ of }) => of === worth),
    ...players,
    ...questions.filter(({ of }) => of !== worth),
  ]
}

/** The questions that are asked after a tap. The others follow from the situation, and are for corrections. */
export const askedAtTap = (kind: PlayKind): Question[] =>
  questionsOf(kind).filter(question => !(question.asks === 'player' ? question.role : question.value).follows)

/** The yes-or-no values of a kind. */
export const truthsOf = ({ values = {} }: PlayKind): Truth[] =>
  (['bool_1', ...numbers] as const).flatMap(of => {
    const value = values[of]
    return value && (of === 'bool_1' || isTruth(value)) ? [{ of, value }] : []
  })

/** Whether a play still lacks an answer to one of its questions. */
export function hasOpenQuestion({ rules }: SportDefinition, play: Play): boolean {
  const kind = kindOf(rules, play)
  return kind !== undefined && askedAtTap(kind).some(({ of }) => play[of] === null)
}

/** Whether a kind of plays has any questions or yes-or-no values. */
export const hasQuestions = (kind: PlayKind): boolean => questionsOf(kind).length + truthsOf(kind).length > 0

/** A number that is 0 or 1 means no or yes. */
const isTruth = ({ least, most }: PlayValue): boolean => least === 0 && most === 1

/** A play with one yes-or-no value reversed. */
export const turned = (play: Play, { of }: Truth): Play =>
  of === 'bool_1' ? { ...play, bool_1: play.bool_1 !== true } : { ...play, [of]: play[of] === 1 ? 0 : 1 }

export const isTrue = (play: Play, { of }: Truth): boolean => play[of] === true || play[of] === 1

/** All numbers of a small range; null if there are too many for a button each. */
export function choicesOf({ least, most }: PlayValue): number[] | null {
  if (least === undefined || most === undefined || most - least > 12) return null
  return Array.from({ length: most - least + 1 }, (_, index) => least + index)
}

/**
 * Appends a digit to a number; if the result is out of range, the digit starts a new number of the same sign.
 * @param isNegative whether the digits are those of a number below 0, of which there may be none yet
 */
export function withDigit(
  number: number | null,
  digit: number,
  value: PlayValue,
  isNegative = isBelow(number),
): number {
  const last = isNegative && digit !== 0 ? -digit : digit
  const longer = (number ?? 0) * 10 + last
  return isWithin(value, longer) ? longer : last
}

/** True if a number is below 0. */
export const isBelow = (number: number | null): boolean => number !== null && number < 0

/** The negative of a number, if the value allows it. */
export const negated = (number: number | null, value: PlayValue): number | null =>
  number !== null && isWithin(value, -number) ? -number : number

const isWithin = ({ least = -Infinity, most = Infinity }: PlayValue, number: number): boolean =>
  number >= least && number <= most
