import { describe, expect, test } from 'vitest'
import { orderByRanking, readSeedList } from '../../../../../client/office/parts/format/seed-list.ts'

describe('a list of seeds', () => {
  const teams = new Map([
    [1, 'Sexy Legs'],
    [2, 'Rusty Bikes'],
    [3, '3 Musketeers'],
  ])

  test('is read with or without numbers, whatever the case and the spaces', () => {
    expect(readSeedList('1. rusty  bikes\n\n2) Sexy Legs\n3 Musketeers', teams)).toEqual({
      order: [2, 1, 3],
      unknown: [],
      twice: [],
      missing: [],
    })
  })

  test('says what is not known, what is there twice and what is missing', () => {
    expect(readSeedList('Sexy Legs\nSexy Legs\nNobody', teams)).toEqual({
      order: [1],
      unknown: ['Nobody'],
      twice: ['Sexy Legs'],
      missing: ['Rusty Bikes', '3 Musketeers'],
    })
  })
})

describe('the order of a ranking', () => {
  const teams = new Map([
    [11, 'Sexy Legs'],
    [12, 'Rusty Bikes'],
    [13, '3 Musketeers'],
  ])

  test('finds the teams of another season by their names; those that are not in it stay behind as they were', () => {
    const ranking = [
      { id: 1, name: 'Strangers' },
      { id: 2, name: 'rusty bikes' },
      { id: 11, name: 'Sexy Legs 2' },
      { id: 3, name: 'Sexy Legs' },
    ]
    expect(orderByRanking([13, 11, 12], teams, ranking)).toEqual({ order: [12, 11, 13], found: 2 })
  })
})
