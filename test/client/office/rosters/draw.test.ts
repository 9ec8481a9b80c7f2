import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dealt, gathered, teamNames } from '../../../../client/office/rosters/draw.ts'

const known = [
  { id: 1, name: 'Ann Lee' },
  { id: 2, name: 'Bob Ray' },
  { id: 3, name: 'Bob Ray' },
]

describe('the players who are there', () => {
  test('are those chosen and those written down, each once; a known name is the known player', () => {
    expect(gathered(known, [2], 'ann  LEE\n\nEva Jansen\nAnn Lee\nBob Ray')).toEqual({
      players: [
        { id: 2, name: 'Bob Ray' },
        { id: 1, name: 'Ann Lee' },
        { id: null, name: 'Eva Jansen' },
      ],
      several: [],
    })
  })

  test('do not include a name that several players have: nobody says which', () => {
    expect(gathered(known, [], 'Bob Ray')).toEqual({ players: [], several: ['Bob Ray'] })
  })
})

test('names of teams are counted once each', () => {
  expect(teamNames(' Light, Dark,, light')).toEqual(['Light', 'Dark'])
})

test('each player is dealt to one team, and no team has two more than another', () => {
  const fractions = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 })
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 2, max: 6 }), fractions, (count, teams, numbers) => {
      let turn = 0
      const players = Array.from({ length: count }, (_, index) => index)
      const hands = dealt(players, teams, () => numbers[turn++ % numbers.length] ?? 0)
      expect(hands.flat().toSorted((one, other) => one - other)).toEqual(players)
      const sizes = hands.map(hand => hand.length)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    }),
  )
})
