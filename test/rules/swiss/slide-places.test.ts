import { expect, test } from 'vitest'
import { slidePlaces } from '../../../server/rules/swiss/slide-places.ts'

test('teams of equal wins are a group, whose upper half is the better one', () => {
  expect(slidePlaces([2, 2, 2, 2, 1, 1])).toEqual([
    { position: 0, group: 0, groupStart: 0, groupSize: 4, groupWins: 2, isUpperHalf: true },
    { position: 1, group: 0, groupStart: 0, groupSize: 4, groupWins: 2, isUpperHalf: true },
    { position: 2, group: 0, groupStart: 0, groupSize: 4, groupWins: 2, isUpperHalf: false },
    { position: 3, group: 0, groupStart: 0, groupSize: 4, groupWins: 2, isUpperHalf: false },
    { position: 4, group: 1, groupStart: 4, groupSize: 2, groupWins: 1, isUpperHalf: true },
    { position: 5, group: 1, groupStart: 4, groupSize: 2, groupWins: 1, isUpperHalf: false },
  ])
})

test('the last of an odd group is the first of the one below', () => {
  expect(
    slidePlaces([2, 2, 2, 1, 1, 0]).map(({ group, groupWins, position }) => [group, groupWins, position]),
  ).toEqual([
    [0, 2, 0],
    [0, 2, 1],
    [1, 1, 2],
    [1, 1, 3],
    [2, 0, 4],
    [2, 0, 5],
  ])
})

test('a group of one is none: what is below has the next number', () => {
  expect(slidePlaces([3, 2, 1, 1]).map(({ group, groupStart }) => [group, groupStart])).toEqual([
    [0, 0],
    [0, 0],
    [1, 2],
    [1, 2],
  ])
})

test('ranks need not be in the order of wins', () => {
  expect(slidePlaces([0, 1, 0, 1]).map(({ position }) => position)).toEqual([2, 0, 3, 1])
})
