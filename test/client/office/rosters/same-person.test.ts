import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { likelyPeople, sameNames } from '../../../../client/office/rosters/same-person.ts'

const person = (id: number, first_name: string, last_name = '', nickname = '') => ({
  id,
  first_name,
  last_name,
  nickname,
})

describe('players who may be one person', () => {
  test('are called the same, whatever the accents, the spaces and the order of the names', () => {
    const players = [
      person(1, 'Zoë', 'Marsh'),
      person(2, 'Marsh', 'zoe'),
      person(3, 'Zoe', 'Marshall'),
      person(4, '', '', 'Zoe  Marsh'),
    ]
    expect(sameNames(players).map(group => group.map(({ id }) => id))).toEqual([[1, 2, 4]])
  })

  test('are not those without any name', () => {
    expect(sameNames([person(1, ''), person(2, '')])).toEqual([])
  })

  test('are, for somebody with a first name alone, all who are called so', () => {
    const others = [
      person(1, 'Ann', 'Lee'),
      person(2, 'Bob', 'Ox'),
      person(3, 'Jo', 'Ann'),
      person(4, 'Anna'),
    ]
    expect(likelyPeople(person(9, 'ann'), others).map(({ id }) => id)).toEqual([1, 3])
  })

  test('never are one and the same player', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (first, last) => {
        const one = person(1, first, last)
        expect(likelyPeople(one, [one])).toEqual([])
      }),
    )
  })
})
