import { describe, expect, test } from 'vitest'
import { playedPairings, swissEntrants, type SwissGame } from '../../../server/rules/swiss/swiss-entrant.ts'

/** A final game that team a has won; a bye of team a when b is null. */
function won(round_number: number, a: number, b: number | null): SwissGame {
  return {
    round_number,
    team_1_id: a,
    team_2_id: b,
    team_1_score: b === null ? 0 : 13,
    team_2_score: 0,
    status: 'final',
    forfeit_team_ids: [],
  }
}

describe('the entrants of a swiss round', () => {
  const roundOne = [won(1, 1, 2), won(1, 3, 4), won(1, 5, null)]
  const standings = [1, 3, 5, 2, 4].map(team_id => ({
    team_id,
    wins: team_id === 1 || team_id === 3 ? 1 : 0,
  }))

  test('stand in the order of the standings with their wins and byes', () => {
    expect(swissEntrants(standings, roundOne)).toEqual([
      { team_id: 1, wins: 1, byes: 0, last_float: null },
      { team_id: 3, wins: 1, byes: 0, last_float: null },
      { team_id: 5, wins: 0, byes: 1, last_float: 'down' },
      { team_id: 2, wins: 0, byes: 0, last_float: null },
      { team_id: 4, wins: 0, byes: 0, last_float: null },
    ])
  })

  test('have floated when they met a team with more or fewer wins in the last round, or had its bye', () => {
    const games = [...roundOne, won(2, 2, 1), won(2, 5, 3), won(2, 4, null)]
    const floats = new Map(
      swissEntrants(standings, games).map(({ team_id, last_float }) => [team_id, last_float]),
    )
    expect(floats).toEqual(
      new Map([
        [1, 'down'],
        [3, 'down'],
        [5, 'up'],
        [2, 'up'],
        [4, 'down'],
      ]),
    )
  })

  test('have no history before round 1', () => {
    expect(swissEntrants([{ team_id: 7, wins: 0 }], [])).toEqual([
      { team_id: 7, wins: 0, byes: 0, last_float: null },
    ])
  })

  test('have met in games, not in byes', () => {
    expect(playedPairings(roundOne)).toEqual([
      { team_1_id: 1, team_2_id: 2, round_number: 1 },
      { team_1_id: 3, team_2_id: 4, round_number: 1 },
    ])
  })
})
