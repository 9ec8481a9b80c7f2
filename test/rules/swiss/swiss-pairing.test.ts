import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlayedPairing } from '../../../server/rules/swiss/meetings.ts'
import type { SwissEntrant } from '../../../server/rules/swiss/swiss-entrant.ts'
import { drawSwissRound } from '../../../server/rules/swiss/swiss-pairing.ts'
import { equalTeams, haveMet, met, shown, situation, teams } from './teams.ts'

describe('adjacent pairing', () => {
  const draw = (ranked: readonly SwissEntrant[], played: readonly PlayedPairing[] = []) =>
    shown(drawSwissRound(ranked, played, 'adjacent pairing'))

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

  test('under power ranking takes the next team whatever the wins: with 1 and 2 met, 1-3 and 2-4', () => {
    const ranked = teams(1, 0, 0, 1)
    expect(shown(drawSwissRound(ranked, met('1-2'), 'adjacent pairing', 'power ranking'))).toBe('1-3 2-4')
    expect(shown(drawSwissRound(ranked, met('1-2'), 'adjacent pairing', 'victory points'))).toBe('1-4 2-3')
  })
})

describe('slide pairing', () => {
  const draw = (ranked: readonly SwissEntrant[], played: readonly PlayedPairing[] = []) =>
    shown(drawSwissRound(ranked, played, 'slide pairing'))

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
  const adjacent = (ranked: readonly SwissEntrant[], played: readonly PlayedPairing[] = []) =>
    shown(drawSwissRound(ranked, played, 'adjacent pairing'))
  const withByes = (...byes: readonly number[]) =>
    byes.map((own, index) => ({ team_id: index + 1, wins: 0, byes: own, last_float: null }))

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

/** The fewest rematches of any pairing of all these teams, found by trying them all. */
function fewestRematches(ids: readonly number[], played: readonly PlayedPairing[]): number {
  const [first, ...others] = ids
  if (first === undefined) return 0
  return Math.min(
    ...others.map(
      other =>
        Number(haveMet(played, first, other)) +
        fewestRematches(
          others.filter(id => id !== other),
          played,
        ),
    ),
  )
}

describe('every swiss draw', () => {
  test('has every team once, with a game or the bye', () => {
    fc.assert(
      fc.property(situation, ({ ranked, played, pairingType }) => {
        const { games, bye_team_id } = drawSwissRound(ranked, played, pairingType)
        const present = games.flatMap(({ team_1_id, team_2_id }) => [team_1_id, team_2_id])
        if (bye_team_id !== null) present.push(bye_team_id)
        expect(present.sort((a, b) => a - b)).toEqual(ranked.map(({ team_id }) => team_id))
      }),
    )
  })

  test('has no rematch when a pairing without exists, else as few as can be', () => {
    fc.assert(
      fc.property(situation, ({ ranked, played, pairingType }) => {
        const { games, bye_team_id } = drawSwissRound(ranked, played, pairingType)
        const rematches = games.filter(({ team_1_id, team_2_id }) =>
          haveMet(played, team_1_id, team_2_id),
        ).length
        const ids = ranked.map(({ team_id }) => team_id)
        expect(rematches).toBe(
          fewestRematches(
            ids.filter(id => id !== bye_team_id),
            played,
          ),
        )

        if (rematches === 0) return
        const fewestByes = Math.min(...ranked.map(({ byes }) => byes))
        for (const other of ranked.filter(({ byes }) => ranked.length % 2 === 1 && byes === fewestByes)) {
          expect(
            fewestRematches(
              ids.filter(id => id !== other.team_id),
              played,
            ),
          ).toBeGreaterThan(0)
        }
      }),
      { numRuns: 600 },
    )
  })

  test('gives the bye to one of the teams with the fewest', () => {
    fc.assert(
      fc.property(situation, ({ ranked, played, pairingType }) => {
        const { bye_team_id } = drawSwissRound(ranked, played, pairingType)
        const byes = ranked.find(({ team_id }) => team_id === bye_team_id)?.byes ?? null
        expect(byes).toBe(ranked.length % 2 === 0 ? null : Math.min(...ranked.map(team => team.byes)))
      }),
    )
  })

  test('does not depend on the order in which games were played, nor on who was team 1', () => {
    fc.assert(
      fc.property(situation, ({ ranked, played, pairingType }) => {
        const turned = played
          .map(({ team_1_id, team_2_id, round_number }) => ({
            team_1_id: team_2_id,
            team_2_id: team_1_id,
            round_number,
          }))
          .reverse()
        expect(drawSwissRound(ranked, turned, pairingType)).toEqual(
          drawSwissRound(ranked, played, pairingType),
        )
      }),
    )
  })

  test('lists the higher ranked team first, games from the top down', () => {
    fc.assert(
      fc.property(situation, ({ ranked, played, pairingType }) => {
        const { games } = drawSwissRound(ranked, played, pairingType)
        for (const game of games) expect(game.team_1_id).toBeLessThan(game.team_2_id)
        expect(games.map(({ team_1_id }) => team_1_id)).toEqual(
          games.map(({ team_1_id }) => team_1_id).sort((a, b) => a - b),
        )
      }),
    )
  })
})

describe('where rematches cannot be avoided', () => {
  test('those that have met least often meet again, however often the others have', () => {
    const often = Array.from({ length: 60 }, () => met('1-2', '1-2', '1-3', '3-4', '2-4')).flat()
    const played = [...often, ...met('1-4', '2-3', '2-3')]
    expect(shown(drawSwissRound(equalTeams(4), played, 'adjacent pairing'))).toBe('1-4 2-3')
  })
})
