import { expect, test } from 'vitest'
import { at } from '../../shared-schema/rules/at.ts'

test('an element that is not there is a fault, which is told', () => {
  expect(at(['a', 'b'], 1)).toBe('b')
  expect(() => at(['a', 'b'], 2)).toThrow(new RangeError('no element 2 among 2'))
})
