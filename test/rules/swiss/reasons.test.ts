import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlayedPairing } from '../../../server/rules/swiss/meetings.ts'
import type { PairingType } from '../../../shared-schema/rules/swiss/pairing-types.ts'
import type { SwissEntrant } from '../../../server/rules/swiss/swiss-entrant.ts'
import { drawSwissRound } from '../../../server/rules/swiss/swiss-pairing.ts'
import { equalTeams, haveMet, met, situation, teams, told } from './teams.ts'

const reasons = (
  pairingType: PairingType,
  ranked: readonly SwissEntrant[],
  played: readonly PlayedPairing[] = [],
) => drawSwissRound(ranked, played, pairingType).games.map(({ reason }) => told(reason))

describe.each(['adjacent pairing', 'monrad pairing'] as const)('the reasons of %s', pairingType => {
  test('name neighbours, meetings and the next in the ranking', () => {
    expect(reasons(pairingType, equalTeams(6), met('3-4 in 1'))).toEqual([
      '1st against 2nd: neighbours in the ranking',
      '3rd against 5th: 3rd and 4th have met in round 1',
      '4th against 6th: the next in the ranking, as 5th meets 3rd',
    ])
  })

  test('name the two who would be left over', () => {
    expect(reasons(pairingType, equalTeams(4), met('3-4 in 2', '3-4 in 1'))).toEqual([
      '1st against 3rd: 1st against 2nd would leave 3rd against 4th, who have met in rounds 1 and 2',
      '2nd against 4th: the next in the ranking, as 3rd meets 1st',
    ])
  })

  test('say where a rematch cannot be avoided', () => {
    expect(reasons(pairingType, equalTeams(2), met('1-2 in 1'))).toEqual([
      '1st against 2nd: they have met in round 1, but some teams cannot be spared a rematch',
    ])
  })
})

test('adjacent pairing names games between different numbers of wins', () => {
  expect(reasons('adjacent pairing', teams(1, 0, 0, 1), met('1-2 in 1'))).toEqual([
    '1st against 4th: 1st and 2nd have met in round 1; 1st against 3rd would leave 4th against 2nd, and more games between different numbers of wins',
    '2nd against 3rd: neighbours in the ranking',
  ])
})

describe('the reasons of slide pairing', () => {
  test('name places in the halves of a group', () => {
    expect(reasons('slide pairing', teams(2, 2, 2, 2))).toEqual([
      '1st against 3rd: 1st of the upper half against 1st of the lower half of the group with 2 wins',
      '2nd against 4th: 2nd of the upper half against 2nd of the lower half of the group with 2 wins',
    ])
  })

  test('say who has moved down', () => {
    expect(reasons('slide pairing', teams(1, 0, 0, 0))).toEqual([
      '1st against 3rd: 1st of the upper half against 1st of the lower half of the group with 0 wins, 1st moved down from the group with 1 win: its number is odd',
      '2nd against 4th: 2nd of the upper half against 2nd of the lower half of the group with 0 wins',
    ])
  })

  test('name the meeting behind all changes', () => {
    expect(reasons('slide pairing', equalTeams(6), met('3-6 in 1'))).toEqual([
      '1st against 4th: 1st of the upper half against 1st of the lower half of the group with 0 wins',
      '2nd against 6th: 2nd of the upper half against 3rd of the lower half of the group with 0 wins, as 3rd and 6th have met in round 1',
      '3rd against 5th: 3rd of the upper half against 2nd of the lower half of the group with 0 wins, as 3rd and 6th have met in round 1',
    ])
  })
})

describe('the reasons of dutch pairing', () => {
  test('name places in the halves, and who moves down', () => {
    expect(reasons('dutch pairing', teams(3, 3, 3, 2, 2, 2))).toEqual([
      '1st against 2nd: 1st of the upper half against 1st of the lower half of the rest of the group with 3 wins',
      '3rd against 4th: moved down from the group with 3 wins: its number is odd',
      '5th against 6th: 1st of the upper half against 1st of the lower half of the rest of the group with 2 wins',
    ])
  })

  test('say why another does not move down', () => {
    const ranked = teams(1, 1, 1, 0, 0, 0).map(team =>
      team.team_id === 3 ? { ...team, last_float: 'down' as const } : team,
    )
    expect(reasons('dutch pairing', ranked)).toContain(
      '2nd against 4th: moved down from the group with 1 win: its number is odd; with 3rd instead a team would move down twice in a row',
    )
  })

  test('say that more than one moves down to spare a rematch', () => {
    expect(reasons('dutch pairing', teams(1, 1, 0, 0), met('1-2 in 1'))).toEqual([
      '1st against 3rd: moved down from the group with 1 win, so that fewer teams have to meet again',
      '2nd against 4th: moved down from the group with 1 win, so that fewer teams have to meet again',
    ])
  })

  test('name meetings, of the two and of those left over', () => {
    expect(reasons('dutch pairing', equalTeams(6), met('1-4 in 1', '3-6 in 2'))).toEqual([
      '1st against 5th: 1st of the upper half against 2nd of the lower half of the group with 0 wins, as 1st and 4th have met in round 1',
      '2nd against 6th: 2nd of the upper half against 3rd of the lower half of the group with 0 wins, as against 4th others would have to meet again',
      '3rd against 4th: 3rd of the upper half against 1st of the lower half of the group with 0 wins',
    ])
  })
})

describe('the reason of the bye', () => {
  const bye = (
    pairingType: PairingType,
    ranked: readonly SwissEntrant[],
    played: readonly PlayedPairing[] = [],
  ) => {
    const { bye_reason } = drawSwissRound(ranked, played, pairingType)
    return bye_reason && told(bye_reason)
  }

  test('is the rule', () => {
    expect(bye('monrad pairing', equalTeams(3))).toBe(
      '3rd has the bye: lowest ranked of the teams with the fewest byes',
    )
    expect(bye('dutch pairing', equalTeams(3))).toBe(
      '3rd has the bye: lowest ranked with the fewest wins among the teams with the fewest byes',
    )
    expect(bye('dutch pairing', equalTeams(2))).toBeNull()
  })

  test('says that it spares others a rematch', () => {
    expect(bye('adjacent pairing', equalTeams(3), met('1-2'))).toBe(
      '2nd has the bye: lowest ranked of the teams with the fewest byes that spares the others a rematch',
    )
  })
})

describe('every reason', () => {
  test('names its pair, and only meetings that took place', () => {
    fc.assert(
      fc.property(situation, ({ ranked, played, pairingType }) => {
        for (const { team_1_id, team_2_id, ...game } of drawSwissRound(ranked, played, pairingType).games) {
          const reason = told(game.reason)
          const [first, second] = [...reason.matchAll(/(\d+)(?:st|nd|rd|th)/g)].map(([, place]) =>
            Number(place),
          )
          expect([first, second].sort()).toEqual([team_1_id, team_2_id].sort())
          for (const [, a, b] of reason.matchAll(
            /(\d+)\w\w (?:and|against) (\d+)\w\w(?:,? who)? have met in round 1/g,
          )) {
            expect(haveMet(played, Number(a), Number(b))).toBe(true)
          }
          expect(reason).not.toMatch(/as $|NaN|undefined|: $/)
          expect(reason.includes('they have met')).toBe(haveMet(played, team_1_id, team_2_id))
        }
      }),
      { numRuns: 400 },
    )
  })
})
