import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differences } from '../../shared-schema/scoring/differences.ts'

const rest = (list: readonly string[], differs: readonly boolean[]): string[] =>
  list.filter((_, index) => !differs[index])

/** Two lists side by side, what is in one of them alone in brackets: `a [b]`. */
function marked(one: string, two: string): string[] {
  const lists = [Array.from(one), Array.from(two)] as const
  return differences(...lists).map((differs, which) =>
    (lists[which] ?? []).map((item, index) => (differs[index] ? `[${item}]` : item)).join(' '),
  )
}

/** Every list that is left of a list when some of it is taken away. */
const partsOf = (list: readonly string[]): string[] =>
  list.reduce((parts, item) => [...parts, ...parts.map(part => part + item)], [''])

describe('what two lists do not have in common', () => {
  test('is nothing if they are the same', () => {
    expect(marked('abc', 'abc')).toEqual(['a b c', 'a b c'])
    expect(marked('', '')).toEqual(['', ''])
  })

  test('is all of them if they share nothing, or if one is empty', () => {
    expect(marked('ab', 'cd')).toEqual(['[a] [b]', '[c] [d]'])
    expect(marked('', 'cd')).toEqual(['', '[c] [d]'])
    expect(marked('ab', '')).toEqual(['[a] [b]', ''])
  })

  test('is what one has more, at the beginning, in between and at the end', () => {
    expect(marked('abc', 'xabyc')).toEqual(['a b c', '[x] a b [y] c'])
    expect(marked('abcz', 'abc')).toEqual(['a b c [z]', 'a b c'])
  })

  test('is what one repeats more often', () => {
    expect(marked('aaa', 'a')).toEqual(['a [a] [a]', 'a'])
  })

  test('is on either side of what they share', () => {
    expect(marked('axb', 'ayb')).toEqual(['a [x] b', 'a [y] b'])
  })

  test('is as little as can be, though the next line of one comes much later in the other', () => {
    expect(marked('abcd', 'bcda')).toEqual(['[a] b c d', 'b c d [a]'])
    expect(marked('bcda', 'abcd')).toEqual(['b c d [a]', '[a] b c d'])
    expect(marked('xyab', 'abx')).toEqual(['[x] [y] a b', 'a b [x]'])
  })

  test('is, if two stand the other way round, the one that the first list says first', () => {
    expect(marked('ab', 'ba')).toEqual(['[a] b', 'b [a]'])
  })

  test('leaves the longest list that both contain in its order', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 })
    fc.assert(
      fc.property(list, list, (one, two) => {
        const [differsInOne, differsInTwo] = differences(one, two)
        const common = rest(one, differsInOne)
        expect(rest(two, differsInTwo)).toEqual(common)
        expect([differsInOne.length, differsInTwo.length]).toEqual([one.length, two.length])
        const ofTwo = new Set(partsOf(two))
        const longest = Math.max(...partsOf(one).flatMap(part => (ofTwo.has(part) ? part.length : [])))
        expect(common.length).toBe(longest)
      }),
    )
  })
})
