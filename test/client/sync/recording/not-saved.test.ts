import Dexie from 'dexie'
import { expect, test } from 'vitest'
import { notSaved } from '../../../../client/sync/recording/not-saved.ts'

const full = new DOMException('The current transaction exceeded its quota limitations.', 'QuotaExceededError')

test.each([
  full,
  new Dexie.QuotaExceededError('The disk is full'),
  new Dexie.AbortError('Transaction aborted', full),
])('L1: on a full disk the scorekeeper reads what to do, for every kind of error: %s', error => {
  expect(notSaved(error)).toBe('This device is full: delete photos or apps')
})

test('what else keeps a tap from being saved is told as it is', () => {
  expect(notSaved(new Error('Another tab of this browser hangs. Close the other tabs of Sideline'))).toBe(
    'Another tab of this browser hangs. Close the other tabs of Sideline',
  )
})
