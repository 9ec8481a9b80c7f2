import { expect, test } from 'vitest'
import { tapGuard } from '../../client/scoring/tap-guard.ts'

test('a finger that bounces is one tap; two taps are two', () => {
  let time = 0
  const passes = tapGuard(300, () => time)
  const taps = [0, 120, 290, 310, 620].map(at => {
    time = at
    return passes()
  })
  expect(taps).toEqual([true, false, false, true, true])
})
