import { describe, expect, test } from 'vitest'
import { FreeSites } from '../../../server/rules/scheduling/free-sites.ts'
import { field } from './games.ts'

describe('of fields that are taken one after the other', () => {
  test('the first that is free is next, and then no longer free', () => {
    const sites = new FreeSites([field(2), field(1)], [])
    expect([1, 2, 3].map(() => sites.take(600, 60))).toEqual([2, 1, null])
  })

  test('one is free again once its game is over', () => {
    const sites = new FreeSites([field(1)], [])
    expect([600, 659, 660, 540, 541].map(from => sites.take(from, 60))).toEqual([1, null, 1, 1, null])
  })

  test('one on which a game is played is not free', () => {
    const sites = new FreeSites([field(1), field(2)], [{ game_site_id: 1, from: 600, to: 690 }])
    expect(sites.take(660, 60)).toBe(2)
    expect(sites.take(690, 60)).toBe(1)
  })

  test('one that is closed is not free, and one that opens later is not taken before', () => {
    const sites = new FreeSites([field(1, 630, 800), field(2, 500, 650)], [])
    expect(sites.take(600, 60)).toBeNull()
    expect(sites.take(600, 50)).toBe(2)
    expect(sites.take(740, 60)).toBe(1)
  })
})
