import { describe, expect, test } from 'vitest'
import { pairHalves } from '../../../server/rules/swiss/dutch-halves.ts'
import { Meetings, type PlayedPairing } from '../../../server/rules/swiss/meetings.ts'
import type { PairingType } from '../../../shared-schema/rules/swiss/pairing-types.ts'
import type { SwissEntrant } from '../../../server/rules/swiss/swiss-entrant.ts'
import { drawSwissRound } from '../../../server/rules/swiss/swiss-pairing.ts'
import { equalTeams, met, stored, teams } from './teams.ts'

/** The reasons of a round, by the ids of the two teams. */
const drawn = (
  pairingType: PairingType,
  ranked: readonly SwissEntrant[],
  played: readonly PlayedPairing[] = [],
) =>
  Object.fromEntries(
    drawSwissRound(ranked, played, pairingType).games.map(({ team_1_id, team_2_id, reason }) => [
      `${team_1_id}-${team_2_id}`,
      stored(reason),
    ]),
  )

/** The same for one group of equal wins, in which teams may meet again. */
const halves = (count: number, ...played: readonly string[]) =>
  Object.fromEntries(
    pairHalves(
      equalTeams(count).map((team, index) => ({ ...team, place: index + 1 })),
      new Meetings(met(...played)),
      true,
      true,
    ).map(({ high, low, reason }) => [`${high.place}-${low.place}`, reason && stored(reason)]),
  )

describe('the two halves of a group in dutch pairing', () => {
  const whole = { wins: 0, is_whole: true }

  test('are told where both teams are of one', () => {
    expect(drawn('dutch pairing', equalTeams(6), met('3-4', '3-5', '3-6'))).toMatchObject({
      '2-3': { standing: { kind: 'one half', half: 'upper', ...whole } },
      '5-6': { standing: { kind: 'one half', half: 'lower', ...whole } },
    })
  })

  test('are kept apart where nothing else is to be spared', () => {
    expect(drawn('dutch pairing', equalTeams(6), met('3-5', '3-6'))['1-5']?.refusals).toEqual([
      { kind: 'against', places: [4], consequence: 'pairs within halves' },
    ])
  })

  test('let the lowest of the upper half meet one of its own', () => {
    const played = met('1-5', '1-6', '1-7', '1-8')
    expect(Object.keys(drawn('dutch pairing', equalTeams(8), played))).toEqual(['1-4', '2-5', '3-6', '7-8'])
  })

  test('matter less than a single rematch', () => {
    const reasons = halves(4, '1-3', '1-4')
    expect(reasons).toMatchObject({
      '1-2': { standing: { kind: 'one half', half: 'upper', ...whole }, met: null },
      '3-4': { standing: { kind: 'one half', half: 'lower', ...whole }, met: null },
    })
  })

  test('yield to others who would meet again', () => {
    expect(halves(4, '2-4')['1-4']?.refusals).toEqual([
      { kind: 'against', places: [3], consequence: 'meetings of others' },
    ])
  })

  test('say no more of a rematch than that it is one', () => {
    const played = ['1-2', '1-2', '1-2', '1-3', '1-3', '1-4 in 1']
    expect(halves(4, ...played)['1-4']).toMatchObject({ met: [1], refusals: [] })
  })

  test('cannot be paired where all have met and must not again', () => {
    const two = equalTeams(2).map((team, index) => ({ ...team, place: index + 1 }))
    expect(() => pairHalves(two, new Meetings(met('1-2')), false, true)).toThrow(
      '2 teams cannot be paired among themselves',
    )
  })
})

describe('who leaves a group in dutch pairing', () => {
  test('leaves it in the place of one whose leaving would bring a rematch, or take others along', () => {
    const moved = { kind: 'moved down', wins: 1, why: 'odd' }
    expect(drawn('dutch pairing', teams(1, 1, 1, 0), met('1-2'))['2-4']).toMatchObject({
      standing: moved,
      refusals: [{ kind: 'other moves', place: 3, consequence: 'meetings' }],
    })
    expect(drawn('dutch pairing', teams(1, 1, 1, 0, 0, 0), met('1-2'))['2-4']).toMatchObject({
      standing: moved,
      refusals: [{ kind: 'other moves', place: 3, consequence: 'groups' }],
    })
  })

  test('passes over who has just floated, and whom it has met', () => {
    const ranked = teams(1, 1, 1, 0, 0, 0, 0, 0).map(team =>
      team.team_id === 4 ? { ...team, last_float: 'up' as const } : team,
    )
    expect(drawn('dutch pairing', ranked, met('3-5 in 2'))['3-6']).toMatchObject({
      standing: { kind: 'moved down', wins: 1, why: 'odd' },
      met: null,
      refusals: [
        { kind: 'met', teams: [3, 5], rounds: [2] },
        { kind: 'against', places: [4], consequence: 'float after float' },
      ],
    })
  })

  test('says no more of a rematch than that it is one', () => {
    expect(drawn('dutch pairing', teams(1, 0), met('1-2 in 3'))['1-2']).toMatchObject({
      standing: { kind: 'moved down', wins: 1, why: 'odd' },
      met: [3],
      refusals: [],
    })
  })
})

describe('the groups and halves of slide pairing', () => {
  test('are told where teams leave their groups, with the meeting behind it', () => {
    const refusals = [{ kind: 'met', teams: [1, 2], rounds: [1] }]
    expect(drawn('slide pairing', teams(1, 1, 0, 0, 0, 0), met('1-2 in 1'))).toMatchObject({
      '1-3': {
        standing: {
          kind: 'groups',
          one: { place: 1, half: 'upper' },
          wins_of_one: 1,
          two: { place: 1, half: 'upper' },
          wins_of_two: 0,
        },
        moved: [],
        refusals,
      },
      '2-5': {
        standing: {
          kind: 'groups',
          one: { place: 1, half: 'lower' },
          wins_of_one: 1,
          two: { place: 1, half: 'lower' },
          wins_of_two: 0,
        },
        refusals,
      },
      '4-6': {
        standing: {
          kind: 'halves',
          one: { place: 2, half: 'upper' },
          two: { place: 2, half: 'lower' },
          wins: 0,
          is_whole: true,
        },
        met: null,
        refusals: [],
      },
    })
  })

  test('name both teams that moved down from odd groups', () => {
    expect(drawn('slide pairing', teams(2, 1, 1, 1, 1, 0, 0, 0))).toMatchObject({
      '1-3': { moved: [{ place: 1, wins: 2, why: 'odd' }], refusals: [] },
      '2-4': { moved: [], refusals: [] },
      '5-7': { moved: [{ place: 5, wins: 1, why: 'odd with those above' }], refusals: [] },
    })
  })

  test('say no more of a rematch than that it is one', () => {
    expect(drawn('slide pairing', equalTeams(2), met('1-2 in 4'))['1-2']).toMatchObject({
      met: [4],
      refusals: [],
    })
  })

  test('say no more of a rematch either where another one would come more often', () => {
    const played = met(
      '1-3 in 1',
      '1-3 in 2',
      '2-4 in 1',
      '1-4 in 3',
      '2-3 in 3',
      '1-2 in 4',
      '3-4 in 4',
      '1-2 in 5',
    )
    expect(drawn('slide pairing', equalTeams(4), played)).toMatchObject({
      '1-4': { met: [3], refusals: [] },
      '2-3': { met: [3], refusals: [] },
    })
  })
})
