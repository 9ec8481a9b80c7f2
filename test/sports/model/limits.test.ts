import { expect, test } from 'vitest'
import { countLimits } from '../../../shared-schema/sports/model/limits.ts'

test('a player reaches a limit once, by the count that comes to it or passes it', () => {
  const count = countLimits([{ counters: ['fouls', 'technical'], most: 3, of: 'fouls' }])
  const reached = (...counts: Parameters<typeof count>) =>
    count(...counts).map(({ player, many }) => [player, many])
  expect(reached(11, 'fouls', 1)).toEqual([])
  expect(reached(12, 'fouls', 2)).toEqual([])
  expect(reached(11, 'technical', 1)).toEqual([])
  expect(reached(11, 'points', 2)).toEqual([])
  expect(reached(11, 'fouls', 1)).toEqual([[11, 3]])
  expect(reached(11, 'fouls', 1)).toEqual([])
  expect(reached(12, 'fouls', 2)).toEqual([[12, 4]])
})
