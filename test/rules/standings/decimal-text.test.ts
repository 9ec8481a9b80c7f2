import { describe, expect, test } from 'vitest'
import { decimalText, twoDigits } from '../../../shared-schema/rules/standings/decimal-text.ts'

describe('decimals on the wire (wire.md 3.5)', () => {
  test.each([
    [7, '7'],
    [-6, '-6'],
    [6.5, '6.50'],
    [0.44, '0.44'],
    [-0.504, '-0.50'],
    [2 / 3, '0.67'],
    [9.1, '9.10'],
    [10, '10'],
    [1.9999, '2'],
    [0, '0'],
    [-0.001, '0'],
  ])('a swiss score of %d is %s', (value, text) => {
    expect(decimalText(value)).toBe(text)
  })

  test.each([
    [4, '4.00'],
    [-1.5, '-1.50'],
    [-0.001, '0.00'],
  ])('an average goal difference of %d is %s', (value, text) => {
    expect(twoDigits(value)).toBe(text)
  })
})
