import type { z } from 'zod'
import { inCodes, inOneSentence, issueText } from '../../shared-schema/resources/error-text.ts'
import { wordsOf } from '../../shared-schema/resources/wrong.ts'
import type { Say } from '../texts/say.ts'
import { Problem } from './problem.ts'

/** A caller's input, in its shape. @throws Problem 400 naming every wrong field */
export function parse<T>(shape: z.ZodType<T>, sent: unknown): T {
  const parsed = shape.safeParse(sent ?? {}, { error: inCodes })
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const wrongs = issues.map(({ path, message }): [string, Say[]] => [
    path.join('.') || 'body',
    [(_, shared) => wordsOf(message, shared)],
  ])
  throw new Problem(
    'wrong_fields',
    (_, shared) =>
      inOneSentence(
        issues.map(({ path, message }) =>
          issueText({ path: path.length === 0 ? ['body'] : path, message }, shared),
        ),
        shared,
      ),
    Object.fromEntries(wrongs),
  )
}
