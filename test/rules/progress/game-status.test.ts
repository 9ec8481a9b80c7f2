import { expect, test } from 'vitest'
import { gameStatuses, hasBegun } from '../../../shared-schema/rules/progress/game-status.ts'

test('a game has begun while it is played and once it was', () => {
  expect(gameStatuses.filter(hasBegun)).toEqual(['live', 'final'])
})
