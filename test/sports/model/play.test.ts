import { expect, test } from 'vitest'
import { playOf, playShape } from '../../../shared-schema/sports/model/play.ts'

const empty = playOf(22, {})
const isPlay = (attributes: object): boolean => playShape.safeParse({ ...empty, ...attributes }).success

test('a play has all attributes, empty if they are not given', () => {
  const names = Object.keys(playShape.shape).filter(name => name !== 'type' && name !== 'what_happened')
  expect(empty).toEqual({ type: 22, ...Object.fromEntries(names.map(name => [name, null])) })
  expect(playOf(22, { int_1: 5, bool_1: true })).toEqual({ ...empty, int_1: 5, bool_1: true })
  expect(isPlay({})).toBe(true)
})

test.each(['0', '-1', '123456789.123456'])('%s is a decimal of a play', decimal_1 => {
  expect(isPlay({ decimal_1 })).toBe(true)
})

test.each(['', '.5', '1.', '+1', '1e5', ' 1', '1 ', '1234567890', '1.1234567', 'x1', '1x', '1,5', '--1'])(
  '%j is no decimal of a play',
  decimal_1 => {
    expect(isPlay({ decimal_1 })).toBe(false)
  },
)

test('what is said of a play may have 2000 characters', () => {
  expect(isPlay({ what_happened: '' })).toBe(true)
  expect(isPlay({ what_happened: 'x'.repeat(2000) })).toBe(true)
  expect(isPlay({ what_happened: 'x'.repeat(2001) })).toBe(false)
})
