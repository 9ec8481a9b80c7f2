import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Pairing } from '../../../shared-schema/rules/pairing.ts'
import { drawSwissRound, type SwissDraw, type SwissEntrant } from '../../../shared-schema/rules/swiss/swiss-pairing.ts'
import { describeRecorded } from '../../support/recorded-data.ts'
import { readSwiss2012 } from './swiss-2012.ts'

/** Teams whose ids are their ranks, from the wins of each. */
function teams(...wins: readonly number[]): SwissEntrant[] {
  return wins.map((own, index) => ({ team_id: index + 1, wins: own, byes: 0 }))
}

function equalTeams(count: number): SwissEntrant[] {
  return teams(...Array.from({ length: count }, () => 0))
}

function met(...pairs: readonly string[]): Pairing[] {
  return pairs.map((pair) => {
    const [a = 0, b = 0] = pair.split('-').map(Number)
    return { team_1_id: a, team_2_id: b }
  })
}

function shown({ games, bye_team_id }: SwissDraw): string {
  return [...games.map((game) => `${game.team_1_id}-${game.team_2_id}`), ...(bye_team_id === null ? [] : [`bye ${bye_team_id}`])].join(' ')
}

describe('adjacent pairing', () => {
  const draw = (ranked: readonly SwissEntrant[], played: readonly Pairing[] = []) => shown(drawSwissRound(ranked, played, 'adjacent pairing'))

  test('pairs neighbours from the top down', () => {
    expect(draw(equalTeams(8))).toBe('1-2 3-4 5-6 7-8')
  })

  test('skips a pair that has met and takes the next team, as recorded: 11-13 and 12-14 (wire.md 5.3)', () => {
    expect(draw(equalTeams(16), met('11-12', '13-14'))).toBe('1-2 3-4 5-6 7-8 9-10 11-13 12-14 15-16')
  })

  test('disturbs the lower ranks rather than the upper ones', () => {
    expect(draw(equalTeams(8), met('3-4'))).toBe('1-2 3-5 4-6 7-8')
  })

  test('crosses wins only where that saves distance', () => {
    expect(draw(teams(2, 1, 1, 0))).toBe('1-2 3-4')
    expect(draw(teams(1, 1, 1, 1, 1, 1, 0, 0), met('1-2', '3-4', '5-6'))).toBe('1-3 2-5 4-6 7-8')
  })
})

describe('slide pairing', () => {
  const draw = (ranked: readonly SwissEntrant[], played: readonly Pairing[] = []) => shown(drawSwissRound(ranked, played, 'slide pairing'))

  test('lets 20 winners meet 1-11 to 10-20, and the rest likewise (wire.md 5.3)', () => {
    const wins = Array.from({ length: 40 }, (_, index) => (index < 20 ? 1 : 0))
    const upper = Array.from({ length: 10 }, (_, index) => `${index + 1}-${index + 11}`)
    const lower = Array.from({ length: 10 }, (_, index) => `${index + 21}-${index + 31}`)
    expect(draw(teams(...wins))).toBe([...upper, ...lower].join(' '))
  })

  test('in round 1 slides the upper half of the seeds over the lower half', () => {
    expect(draw(equalTeams(8))).toBe('1-5 2-6 3-7 4-8')
  })

  test('lets the last of an odd group join the group below as its first', () => {
    expect(draw(teams(1, 1, 1, 0, 0, 0))).toBe('1-2 3-5 4-6')
    expect(draw(teams(2, 1, 1, 1, 1, 0, 0, 0))).toBe('1-3 2-4 5-7 6-8')
  })

  test('groups by wins even where the ranking does not, as in power ranking', () => {
    expect(draw(teams(0, 1, 0, 1))).toBe('1-3 2-4')
  })

  test('slides on past a pair that has met, within the group', () => {
    expect(draw(teams(1, 1, 1, 1, 1, 1, 0, 0), met('3-6'))).toBe('1-4 2-6 3-5 7-8')
  })

  test('keeps the upper half against the lower half', () => {
    expect(draw(teams(1, 1, 1, 1), met('2-4'))).toBe('1-4 2-3')
  })

  test('stays in the group even when only a distant opponent is left there', () => {
    const hasMetAllBut1 = Array.from({ length: 10 }, (_, index) => `${index + 2}-12`)
    const wins = Array.from({ length: 14 }, (_, index) => (index < 12 ? 1 : 0))
    expect(draw(teams(...wins), met(...hasMetAllBut1))).toBe('1-12 2-7 3-8 4-9 5-10 6-11 13-14')
  })

  test('leaves the group only when that alone avoids a rematch', () => {
    expect(draw(teams(1, 1, 0, 0, 0, 0), met('1-2'))).toBe('1-3 2-5 4-6')
  })
})

describe('the bye', () => {
  const adjacent = (ranked: readonly SwissEntrant[], played: readonly Pairing[] = []) => shown(drawSwissRound(ranked, played, 'adjacent pairing'))
  const withByes = (...byes: readonly number[]) => byes.map((own, index) => ({ team_id: index + 1, wins: 0, byes: own }))

  test('goes to the lowest ranked team of an odd number', () => {
    expect(adjacent(withByes(0, 0, 0, 0, 0))).toBe('1-2 3-4 bye 5')
  })

  test('passes over those that have had one', () => {
    expect(adjacent(withByes(0, 0, 0, 1, 1))).toBe('1-2 4-5 bye 3')
  })

  test('starts again when all have had one', () => {
    expect(adjacent(withByes(1, 2, 1, 1, 2))).toBe('1-2 3-5 bye 4')
  })

  test('goes further up when only that spares the others a rematch', () => {
    expect(adjacent(withByes(0, 0, 0), met('1-2'))).toBe('1-3 bye 2')
  })

  test('is all there is for a single team, and nothing for none', () => {
    expect(adjacent(withByes(0))).toBe('bye 1')
    expect(adjacent([])).toBe('')
  })
})

/** Teams with some history: any pairs may have met. */
const situation = fc
  .record({
    ranked: fc.array(fc.record({ wins: fc.integer({ min: 0, max: 3 }), byes: fc.integer({ min: 0, max: 1 }) }), { minLength: 1, maxLength: 9 }),
    pairingType: fc.constantFrom('adjacent pairing' as const, 'slide pairing' as const),
    chances: fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 36, maxLength: 36 }),
    density: fc.integer({ min: 0, max: 10 }),
  })
  .map(({ ranked, pairingType, chances, density }) => ({
    ranked: ranked.map((team, index) => ({ team_id: index + 1, ...team })),
    pairingType,
    played: ranked.flatMap((_, low) => ranked.slice(0, low).flatMap((_, high) => {
      const [chance, isTurned] = chances[(low * (low - 1)) / 2 + high] ?? [0, false]
      if (chance % 10 >= density) return []
      return [isTurned ? { team_1_id: low + 1, team_2_id: high + 1 } : { team_1_id: high + 1, team_2_id: low + 1 }]
    })),
  }))

function haveMet(played: readonly Pairing[], a: number, b: number): boolean {
  return played.some(({ team_1_id, team_2_id }) => (team_1_id === a && team_2_id === b) || (team_1_id === b && team_2_id === a))
}

/** The fewest rematches of any pairing of all these teams, found by trying them all. */
function fewestRematches(ids: readonly number[], played: readonly Pairing[]): number {
  const [first, ...others] = ids
  if (first === undefined) return 0
  return Math.min(...others.map((other) =>
    Number(haveMet(played, first, other)) + fewestRematches(others.filter((id) => id !== other), played)))
}

describe('every swiss draw', () => {
  test('has every team once, with a game or the bye', () => {
    fc.assert(fc.property(situation, ({ ranked, played, pairingType }) => {
      const { games, bye_team_id } = drawSwissRound(ranked, played, pairingType)
      const present = games.flatMap(({ team_1_id, team_2_id }) => [team_1_id, team_2_id])
      if (bye_team_id !== null) present.push(bye_team_id)
      expect(present.sort()).toEqual(ranked.map(({ team_id }) => team_id))
    }))
  })

  test('has no rematch when a pairing without exists, else as few as can be', () => {
    fc.assert(fc.property(situation, ({ ranked, played, pairingType }) => {
      const { games, bye_team_id } = drawSwissRound(ranked, played, pairingType)
      const rematches = games.filter(({ team_1_id, team_2_id }) => haveMet(played, team_1_id, team_2_id)).length
      const ids = ranked.map(({ team_id }) => team_id)
      expect(rematches).toBe(fewestRematches(ids.filter((id) => id !== bye_team_id), played))

      if (rematches === 0) return
      const fewestByes = Math.min(...ranked.map(({ byes }) => byes))
      for (const other of ranked.filter(({ byes }) => ranked.length % 2 === 1 && byes === fewestByes)) {
        expect(fewestRematches(ids.filter((id) => id !== other.team_id), played)).toBeGreaterThan(0)
      }
    }), { numRuns: 600 })
  })

  test('gives the bye to one of the teams with the fewest', () => {
    fc.assert(fc.property(situation, ({ ranked, played, pairingType }) => {
      const { bye_team_id } = drawSwissRound(ranked, played, pairingType)
      const byes = ranked.find(({ team_id }) => team_id === bye_team_id)?.byes ?? null
      expect(byes).toBe(ranked.length % 2 === 0 ? null : Math.min(...ranked.map((team) => team.byes)))
    }))
  })

  test('does not depend on the order in which games were played, nor on who was team 1', () => {
    fc.assert(fc.property(situation, ({ ranked, played, pairingType }) => {
      const turned = played.map(({ team_1_id, team_2_id }) => ({ team_1_id: team_2_id, team_2_id: team_1_id })).reverse()
      expect(drawSwissRound(ranked, turned, pairingType)).toEqual(drawSwissRound(ranked, played, pairingType))
    }))
  })

  test('lists the higher ranked team first, games from the top down', () => {
    fc.assert(fc.property(situation, ({ ranked, played, pairingType }) => {
      const { games } = drawSwissRound(ranked, played, pairingType)
      for (const game of games) expect(game.team_1_id).toBeLessThan(game.team_2_id)
      expect(games.map(({ team_1_id }) => team_1_id)).toEqual(games.map(({ team_1_id }) => team_1_id).sort((a, b) => a - b))
    }))
  })
})

describe('where rematches cannot be avoided', () => {
  test('those that have met least often meet again, however often the others have', () => {
    const often = Array.from({ length: 60 }, () => met('1-2', '1-2', '1-3', '3-4', '2-4')).flat()
    const played = [...often, ...met('1-4', '2-3', '2-3')]
    expect(shown(drawSwissRound(equalTeams(4), played, 'adjacent pairing'))).toBe('1-4 2-3')
  })
})

describeRecorded('the draws of tournament 18055 (swiss-2012)', () => {
  const rounds = readSwiss2012()

  test.each([2, 3, 4])('round %i follows from the standings before it, in the same order', (roundNumber) => {
    const before = rounds.filter((round) => round.round_number < roundNumber).flatMap((round) => round.games)
    const standings = rounds.find((round) => round.round_number === roundNumber - 1)?.standings ?? []
    const ranked = standings.map(({ team_id, wins }) => ({
      team_id,
      wins,
      byes: before.filter((game) => game.team_1_id === team_id && game.team_2_id === null).length,
    }))
    const played = before.flatMap(({ team_1_id, team_2_id }) => (team_1_id === null || team_2_id === null ? [] : [{ team_1_id, team_2_id }]))

    const drawn = drawSwissRound(ranked, played, 'adjacent pairing')
    const recorded = rounds.find((round) => round.round_number === roundNumber)?.games ?? []
    expect([...drawn.games, { team_1_id: drawn.bye_team_id, team_2_id: null }])
      .toEqual(recorded.map(({ team_1_id, team_2_id }) => ({ team_1_id, team_2_id })))
  })
})
