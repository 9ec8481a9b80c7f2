import type { SharedTexts } from '../../shared-schema/texts/shared-texts.ts'
import type { Say } from '../texts/say.ts'
import { Problem } from './problem.ts'

/**
 * The problem of one record in a list, with its place.
 * @param place in the list, starting at 0; in a table, the number of its row
 */
export function ofRecord(place: number, problem: Problem, isRow = false): Problem {
  const own = Object.entries(problem.wrongs).map(
    ([name, says]) => [name === 'body' ? `${place}` : `${place}.${name}`, says] as const,
  )
  return new Problem(
    problem.code,
    (t, shared) => t(isRow ? 'lists.wrongRow' : 'lists.wrongRecord', { place, what: problem.say(t, shared) }),
    own.length === 0 ? { [place]: [problem.say] } : Object.fromEntries(own),
    { cause: problem },
  )
}

/** The problems of all records of a list, as one. */
export function together(first: Problem, ...more: readonly Problem[]): Problem {
  return more.length === 0
    ? first
    : new Problem(
        'wrong_fields',
        andMore(first, more.length),
        Object.fromEntries([first, ...more].flatMap(({ wrongs }) => Object.entries(wrongs))),
      )
}

const andMore =
  ({ say }: Problem, count: number): Say =>
  (t, shared) =>
    t('lists.moreAreWrong', { first: asSentence(say(t, shared), shared), count })

/** The problem of a field is not a whole sentence yet. */
const asSentence = (what: string, shared: SharedTexts): string =>
  /[.?!]$/.test(what) ? what : shared('fields.sentence', { what })
