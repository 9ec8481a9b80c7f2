import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundRobin } from '../../../shared-schema/rules/pools/round-robin.ts'

const teamIds = fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: 24 })

describe('a round robin', () => {
  test('of six is the Berger table (FIDE Handbook C.05 annex 1)', () => {
    const table = roundRobin([1, 2, 3, 4, 5, 6]).map(round =>
      round.games.map(game => `${game.team_1_id}-${game.team_2_id}`).join(' '),
    )
    expect(table).toEqual(['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1'])
  })

  test('of three gives each a bye in turn', () => {
    expect(roundRobin([1, 2, 3])).toEqual([
      { games: [{ team_1_id: 2, team_2_id: 3 }], bye_team_id: 1 },
      { games: [{ team_1_id: 1, team_2_id: 2 }], bye_team_id: 3 },
      { games: [{ team_1_id: 3, team_2_id: 1 }], bye_team_id: 2 },
    ])
  })

  test('of one team or none has no rounds', () => {
    expect(roundRobin([])).toEqual([])
    expect(roundRobin([1])).toEqual([])
  })

  test('has one round less than teams, or as many when they are odd', () => {
    fc.assert(
      fc.property(teamIds, ids => {
        const rounds = ids.length < 2 ? 0 : ids.length % 2 === 0 ? ids.length - 1 : ids.length
        expect(roundRobin(ids)).toHaveLength(rounds)
      }),
    )
  })

  test('pairs everyone with everyone once', () => {
    fc.assert(
      fc.property(teamIds, ids => {
        const met = roundRobin(ids).flatMap(round =>
          round.games.map(({ team_1_id: a, team_2_id: b }) => (a < b ? `${a} ${b}` : `${b} ${a}`)),
        )
        expect(met).toHaveLength((ids.length * (ids.length - 1)) / 2)
        expect(new Set(met).size).toBe(met.length)
      }),
    )
  })

  test('has every team in each round once, with a game or the bye', () => {
    fc.assert(
      fc.property(teamIds, ids => {
        for (const { games, bye_team_id } of roundRobin(ids)) {
          const present = games.flatMap(({ team_1_id, team_2_id }) => [team_1_id, team_2_id])
          if (bye_team_id !== null) present.push(bye_team_id)
          expect(present.sort()).toEqual([...ids].sort())
          expect(bye_team_id === null).toBe(ids.length % 2 === 0)
        }
      }),
    )
  })

  const sizes = Array.from({ length: 63 }, (_, index) => index + 2)

  test.each(sizes)(
    'of %i gives every team as many home as away games, give or take one where their number is odd',
    size => {
      const games = roundRobin(Array.from({ length: size }, (_, index) => index + 1)).flatMap(
        round => round.games,
      )
      for (let id = 1; id <= size; id++) {
        const home = games.filter(({ team_1_id }) => team_1_id === id).length
        const away = games.filter(({ team_2_id }) => team_2_id === id).length
        expect(Math.abs(home - away)).toBe((size - 1) % 2)
      }
    },
  )

  test.each(sizes)(
    'of %i breaks the turn of home and away as rarely as can be: size - 2 times, never for an odd number (de Werra)',
    size => {
      const games = roundRobin(Array.from({ length: size }, (_, index) => index + 1)).flatMap(
        round => round.games,
      )
      const sides = Array.from({ length: size }, (_, index) => index + 1).map(id =>
        games.flatMap(({ team_1_id, team_2_id }) =>
          team_1_id === id ? ['home'] : team_2_id === id ? ['away'] : [],
        ),
      )
      const breaks = sides.flatMap(own => own.filter((side, index) => side === own[index - 1]))
      expect(breaks).toHaveLength(size % 2 === 0 ? size - 2 : 0)
    },
  )
})
