import { describe, expect, test } from 'vitest'
import { DutchCost } from '../../../server/rules/swiss/dutch-cost.ts'
import type { SwissEntrant } from '../../../server/rules/swiss/swiss-entrant.ts'

const team = (last_float: SwissEntrant['last_float']) => ({
  team_id: 1,
  wins: 0,
  byes: 0,
  place: 1,
  last_float,
})
const calm = team(null)
const wasDown = team('down')
const wasUp = team('up')

describe.each([
  { teams: 4, groups: 2 },
  { teams: 10, groups: 4 },
  { teams: 256, groups: 9 },
])('the weights for $teams teams in $groups groups', ({ teams, groups }) => {
  const cost = new DutchCost(teams, groups)
  const oneDown = cost.of(calm, calm, 0, 1)
  const pairs = teams / 2
  // A pair that moves down by two groups weighs two groups and four long ways.
  const longWay = (cost.of(calm, calm, 0, 2) - 2 * oneDown) / 2
  const group = oneDown - longWay
  const downTwice = cost.of(wasDown, calm, 0, 1) - oneDown - 1
  const meeting = cost.of(calm, calm, 1, 0)

  test('count each of the two that floats after a float once', () => {
    expect(cost.of(wasUp, calm, 0, 1) - oneDown).toBe(1)
    expect(cost.of(calm, wasDown, 0, 1) - oneDown).toBe(1)
    expect(cost.of(wasUp, wasUp, 0, 1) - oneDown).toBe(2)
  })

  test('are each 1 more than all lesser ones together in any pairing', () => {
    const floats = 2 * pairs
    const downs = floats + pairs * downTwice
    const ways = downs + pairs * (groups - 1) ** 2 * longWay
    const moves = ways + pairs * (groups - 1) * group
    expect([downTwice, longWay, group, meeting]).toEqual([floats + 1, downs + 1, ways + 1, moves + 1])
  })

  test('are nothing within a group but for meetings', () => {
    expect(cost.of(wasDown, wasUp, 0, 0)).toBe(0)
    expect(cost.of(wasDown, wasUp, 2, 0)).toBe(2 * meeting)
  })

  test('name the most important difference', () => {
    expect(cost.firstDifference(meeting + group, group)).toBe('meetings')
    expect(cost.firstDifference(2 * group, group + longWay)).toBe('groups')
    expect(cost.firstDifference(group + longWay, group)).toBe('long ways')
    expect(cost.firstDifference(group + downTwice, group)).toBe('down twice')
    expect(cost.firstDifference(group + 1, group)).toBe('float after float')
  })
})
