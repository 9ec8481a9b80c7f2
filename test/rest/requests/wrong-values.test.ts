import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parse } from '../../../server/problems/parse.ts'
import { Problem } from '../../../server/problems/problem.ts'
import { english } from '../../../server/texts/say.ts'
import { wrong } from '../../../shared-schema/resources/wrong.ts'

/** The message for a value that does not fit. */
function saidOf(shape: z.ZodType, value: unknown): string {
  try {
    parse(shape, value)
  } catch (error) {
    if (error instanceof Problem) return error.say(...english)
    throw error
  }
  return ''
}

describe('what is wrong with a value is said in words of the catalogue', () => {
  test.each([
    ['is missing', z.object({ name: z.string() }), {}, 'name is required.'],
    ['is of another type', z.object({ name: z.string() }), { name: 5 }, 'name must be text.'],
    ['is too long', z.object({ a: z.string().max(1) }), { a: 'ab' }, 'a must be at most 1 character long.'],
    [
      'is too long a list',
      z.object({ a: z.array(z.int()).max(2) }),
      { a: [1, 2, 3] },
      'a must be at most 2 values long.',
    ],
    [
      'stands in a list',
      z.object({ a: z.array(z.int()) }),
      { a: [1, 1.5] },
      'a item 2 must be a whole number.',
    ],
    ['stands deep in a list', z.array(z.object({ a: z.int() })), [{}], 'item 1: a is required.'],
    ['is none of some', z.object({ a: z.enum(['b', 'c']) }), { a: 'd' }, 'a must be one of: b, c.'],
    ['is the whole body', z.object({}), [], 'body must be a JSON object.'],
    [
      'is what the schema says',
      z.object({ a: z.string({ error: wrong('timeOfDay') }) }),
      {},
      'a must be a time of day such as 09:30.',
    ],
    [
      'is what the schema says with its limits',
      z.object({ a: z.int({ error: wrong('between', { least: 1, most: 5 }) }) }),
      {},
      'a must be from 1 to 5.',
    ],
    [
      'is what no code stands for',
      z.object({ a: z.string({ error: 'Invalid input' }) }),
      {},
      'a is not acceptable.',
    ],
    [
      'holds what looks like a place in a sentence',
      z.strictObject({}),
      { '{{what}} $t(fields.text)': 1 },
      'body must not have {{what}} $t(fields.text).',
    ],
    ['are several', z.object({ a: z.int(), b: z.int() }), {}, 'a is required; b is required.'],
  ])('where it %s', (_, shape, value, words) => {
    expect(saidOf(shape, value)).toBe(words)
  })
})
