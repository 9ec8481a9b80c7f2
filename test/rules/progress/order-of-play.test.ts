import { expect, test } from 'vitest'
import { inOrderOfPlay } from '../../../shared-schema/rules/progress/order-of-play.ts'
import type { Links } from '../../../shared-schema/rules/progress/sent-on.ts'
import { links } from './links.ts'

const order = (games: Record<number, Links>, first: number[] = []): number[] =>
  inOrderOfPlay(
    [
      ...first,
      ...Object.keys(games)
        .map(Number)
        .filter(id => !first.includes(id)),
    ].map(id => ({
      id,
      ...(games[id] ?? links(null)),
    })),
  ).map(({ id }) => id)

test('each game is before those to which its winner and its loser go on, whatever their ids', () => {
  expect(order({ 1: links(null), 2: links([1, 1]), 3: links([1, 2]) })).toEqual([2, 3, 1])
  expect(order({ 1: links(null), 2: links(null, [1, 1]), 3: links(null, [2, 2]) })).toEqual([3, 2, 1])
})

test('the way that is longer counts: a loser who has one more game to play before the final', () => {
  const games = { 1: links(null), 2: links([1, 2]), 3: links([1, 1], [2, 1]), 4: links([2, 2]) }
  expect(order(games)).toEqual([3, 4, 2, 1])
})

test('games from which it is equally far to the end stand by their ids, in whatever order they are given', () => {
  expect(order({ 1: links(null), 2: links(null), 3: links(null) }, [3, 1])).toEqual([1, 2, 3])
})

test('a game that leads to none of these is as near to the end as one that leads nowhere', () => {
  expect(order({ 1: links(null), 2: links([99, 1]), 3: links([2, 1]) })).toEqual([3, 1, 2])
})

test('games that lead to each other in a circle are all there', () => {
  expect(order({ 1: links([2, 1]), 2: links([1, 1]), 3: links([3, 1]) }).sort()).toEqual([1, 2, 3])
})
