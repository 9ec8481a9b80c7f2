import { describe, expect, test } from 'vitest'
import { isSought } from '../../../client/screens/game/sought.ts'
import { offeredInTurn } from '../../../client/scoring/roster-order.ts'

const player = (reference: number, name = '') => ({
  reference,
  number: String(reference),
  name,
  label: `#${reference} ${name}`,
})
const roster = [1, 2, 3, 4, 5, 6].map(number => player(number))

describe('players are offered', () => {
  test('on the field first, then as they were named last, then by number, and absent ones at the end', () => {
    const named = new Map([
      [2, 10],
      [5, 20],
      [6, 30],
    ])
    const offered = offeredInTurn(
      roster,
      {
        isOnField: one => one === 4 || one === 6,
        namedAt: one => named.get(Number(one)) ?? null,
      },
      { players: [] },
      ({ reference }) => reference === 1,
    )
    expect(offered.map(({ number }) => number)).toEqual(['4', '6', '5', '2', '3', '1'])
  })

  test('with a role in the next plays before all others, or likely to have it', () => {
    const offered = offeredInTurn(
      roster,
      { isOnField: one => one === 1, namedAt: () => null },
      {
        players: [
          { role: 'striker', side: 0, player: 5 },
          { role: 'nonStriker', side: 0, player: null, likely: 3 },
          { role: 'bowler', side: 1, player: 99 },
        ],
      },
      ({ reference }) => reference === 2,
    )
    expect(offered.map(({ number }) => number)).toEqual(['5', '3', '1', '4', '6', '2'])
  })

  test('by the first digits of the number, or by any part of the name', () => {
    const found = (sought: Parameters<typeof isSought>[1]) =>
      [player(7, 'Ann Lee'), player(17, 'Bo Ek'), player(71, 'Annika Ny')]
        .filter(one => isSought(one, sought))
        .map(({ number }) => number)
    expect(found({ digits: '7', letters: '' })).toEqual(['7', '71'])
    expect(found({ digits: '', letters: ' ann' })).toEqual(['7', '71'])
    expect(found({ digits: '', letters: '' })).toEqual(['7', '17', '71'])
    expect(found({ digits: '', letters: 'ek' })).toEqual(['17'])
  })
})
