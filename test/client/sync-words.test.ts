import { expect, test } from 'vitest'
import type { Connection } from '../../client/replication/report.ts'
import { syncState } from '../../client/replication/sync-words.ts'

const at = (time: number): string => `at ${time}`
const standing = (unsent: number, connection: Connection, { sending = false, lastContact = 5 }: { sending?: boolean; lastContact?: number | null } = {}) =>
  ({ unsent, report: { connection, sending, lastContact, head: 0, position: 0 } })

test.each([
  [standing(3, 'waiting'), 'saved', 'Saved here'],
  [standing(3, 'reached'), 'saved', 'Saved here'],
  [standing(3, 'reached', { sending: true }), 'sending', 'Sending'],
  [standing(0, 'reached'), 'sent', 'All sent at 5'],
  [standing(3, 'unreachable', { sending: true }), 'offline', 'Offline: 3 saved on this device'],
  [standing(0, 'unreachable'), 'offline', 'Offline: all sent at 5'],
  [standing(0, 'unreachable', { lastContact: null }), 'offline', 'Offline'],
  [standing(3, 'signed-out'), 'sign-in', 'Sign in to send'],
  [standing(3, 'forbidden'), 'forbidden', 'Not allowed to send'],
  [standing(3, 'outdated'), 'update', 'Update needed'],
] as const)('%j is %s: %s', (one, state, words) => {
  expect(syncState([one], 0, false, at)).toEqual({ state, words, unsent: one.unsent })
})

test('several events: the counts add up, the worst is told, and all was sent by the oldest contact', () => {
  expect(syncState([standing(1, 'reached'), standing(2, 'unreachable')], 4, false, at)).toMatchObject({ unsent: 7, state: 'offline' })
  expect(syncState([standing(0, 'reached', { lastContact: 9 }), standing(0, 'reached', { lastContact: 3 })], 0, false, at).words).toBe('All sent at 3')
})

test('an event that waits for its turn is not called sent', () => {
  expect(syncState([standing(0, 'reached')], 2, false, at)).toMatchObject({ state: 'saved', unsent: 2 })
})

test('signed out is told even while no event was asked for', () => {
  expect(syncState([], 0, true, at).state).toBe('sign-in')
  expect(syncState([standing(2, 'reached')], 0, true, at).words).toBe('Sign in to send')
})
