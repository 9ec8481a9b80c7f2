import { expect, test } from 'vitest'
import { typeList, typeText } from '../../../shared-schema/sports/model/event-type.ts'

test('messages name types of events by their numbers and words', () => {
  const pull = { type: 1, name: 'pull', attributes: {} }
  const goal = { type: 22, name: 'goal', attributes: {} }
  expect(typeText(goal)).toBe('22 (goal)')
  expect(typeList([pull, goal])).toBe('1 (pull), 22 (goal)')
})
