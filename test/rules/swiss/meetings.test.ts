import { describe, expect, test } from 'vitest'
import { Meetings } from '../../../server/rules/swiss/meetings.ts'
import { met } from './teams.ts'

const one = { team_id: 1 }
const two = { team_id: 2 }
const three = { team_id: 3 }
const four = { team_id: 4 }

describe('who has met whom', () => {
  const meetings = new Meetings(met('1-2 in 10', '2-1 in 9', '1-3', '1-3 in 2'))

  test('is the same for both, however often it was', () => {
    expect(meetings.count(one, two)).toBe(2)
    expect(meetings.count(two, one)).toBe(2)
    expect(meetings.count(three, one)).toBe(2)
  })

  test('names the rounds that are known, the earliest first', () => {
    expect(meetings.roundsOf(two, one)).toEqual([9, 10])
    expect(meetings.roundsOf(one, three)).toEqual([2])
  })

  test('is nobody for those who have not met, or not played at all', () => {
    expect(meetings.count(two, three)).toBe(0)
    expect(meetings.roundsOf(two, three)).toEqual([])
    expect(meetings.count(four, one)).toBe(0)
    expect(meetings.roundsOf(four, one)).toEqual([])
  })
})
