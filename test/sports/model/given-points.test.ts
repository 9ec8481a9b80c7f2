import { expect, test } from 'vitest'
import { givenAsPlay, givenPoints } from '../../../shared-schema/sports/model/given-points.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'

test('what the scoreboard adds is told from what somebody recorded', () => {
  expect(givenPoints(givenAsPlay([2, 3]))).toEqual([2, 3])
  expect(givenPoints(givenAsPlay([0, 1]))).toEqual([0, 1])
  expect(givenPoints(playOf(22, { int_1: 2, int_2: 3 }))).toBeNull()
})
