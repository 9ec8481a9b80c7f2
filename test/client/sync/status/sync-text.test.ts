import { expect, test, vi } from 'vitest'
import type { Connection, Report } from '../../../../client/sync/replication/report.ts'
import { of, Subject } from 'rxjs'
import { stuckAfter } from '../../../../client/sync/status/watch-sync.ts'
import { syncState, type SyncState } from '../../../../client/sync/status/sync-text.ts'

const at = (time: number): string => `at ${time}`
const standing = (
  unsent: number,
  connection: Connection,
  {
    sending = false,
    lastContact = 5,
    again = null,
  }: Partial<Pick<Report, 'sending' | 'lastContact' | 'again'>> = {},
) => ({ unsent, report: { connection, sending, lastContact, again, heldBack: '', head: 0, position: 0 } })

test.each([
  [standing(3, 'waiting'), 'saved', 'Saved here'],
  [standing(3, 'reached'), 'saved', 'Saved here'],
  [standing(3, 'reached', { sending: true }), 'sending', 'Sending'],
  [standing(0, 'reached'), 'sent', 'All sent at 5'],
  [
    standing(0, 'reached', { again: { at: 4, many: 3, isDone: false } }),
    'again',
    'Sending again what the server lost',
  ],
  [
    standing(3, 'reached', { again: { at: 4, many: 3, isDone: false } }),
    'again',
    'Sending again what the server lost',
  ],
  [
    standing(3, 'unreachable', { again: { at: 4, many: 3, isDone: false } }),
    'offline',
    'Offline: 3 saved on this device',
  ],
  [standing(0, 'reached', { again: { at: 4, many: 3, isDone: true } }), 'sent', 'All sent at 5'],
  [standing(3, 'unreachable', { sending: true }), 'offline', 'Offline: 3 saved on this device'],
  [standing(0, 'unreachable'), 'offline', 'Offline: all sent at 5'],
  [standing(0, 'unreachable', { lastContact: null }), 'offline', 'Offline'],
  [standing(3, 'signed-out'), 'sign-in', 'Sign in to send'],
  [standing(3, 'forbidden'), 'forbidden', 'Not allowed to send'],
  [standing(3, 'outdated'), 'update', 'Update needed'],
  [standing(3, 'server-older'), 'server-older', 'Server being updated'],
  [standing(0, 'server-older'), 'server-older', 'Server being updated'],
  [standing(3, 'not-stored', { sending: true }), 'not-stored', 'Cannot store: device full?'],
  [standing(0, 'not-stored'), 'not-stored', 'Cannot store: device full?'],
] as const)('%j is %s: %s', (one, state, words) => {
  expect(syncState([one], 0, false, at)).toEqual({ state, words, unsent: one.unsent })
})

test('several events: the counts add up, the worst is told, and all was sent by the oldest contact', () => {
  expect(syncState([standing(1, 'reached'), standing(2, 'unreachable')], 4, false, at)).toMatchObject({
    unsent: 7,
    state: 'offline',
  })
  expect(
    syncState(
      [standing(0, 'reached', { lastContact: 9 }), standing(0, 'reached', { lastContact: 3 })],
      0,
      false,
      at,
    ).words,
  ).toBe('All sent at 3')
})

test('an event that waits for its turn is not called sent', () => {
  expect(syncState([standing(0, 'reached')], 2, false, at)).toMatchObject({ state: 'saved', unsent: 2 })
})

test('before it is known what waits, nothing is called sent', () => {
  expect(syncState([], null, false, at).state).toBe('looking')
  expect(syncState([standing(0, 'reached')], null, false, at).state).toBe('looking')
  expect(syncState([standing(0, 'unreachable')], null, false, at).words).toBe('Offline')
  expect(syncState([standing(2, 'reached')], null, false, at)).toMatchObject({ state: 'saved', unsent: 2 })
})

test('somebody who only reads is not told that they are signed out, nor that anything was sent', () => {
  const told = (one: ReturnType<typeof standing>) => syncState([one], 0, true, at, 'a reader')
  expect(told(standing(0, 'reached'))).toEqual({ state: 'idle', words: 'Up to date', unsent: 0 })
  expect(told(standing(0, 'signed-out')).state).toBe('idle')
  expect(told(standing(0, 'unreachable')).state).toBe('offline')
  expect(told(standing(2, 'reached')).state).toBe('sign-in')
})

test('without a network this is told even while no event is open', () => {
  expect(syncState([], 0, false, at, 'somebody', false)).toMatchObject({ state: 'offline', words: 'Offline' })
  expect(syncState([standing(0, 'reached')], 0, false, at, 'somebody', false).state).toBe('sent')
})

test('signed out is told even while no event was asked for', () => {
  expect(syncState([], 0, true, at).state).toBe('sign-in')
  expect(syncState([standing(2, 'reached')], 0, true, at).words).toBe('Sign in to send')
})

test('that nothing is sent any more is told, unless the reason is', async () => {
  const lastOf = async (sync: SyncState) => {
    const told: string[] = []
    stuckAfter(5)(of(sync)).subscribe(({ state }) => told.push(state))
    await new Promise(resolve => setTimeout(resolve, 30))
    return told
  }
  expect(await lastOf(syncState([standing(3, 'reached', { sending: true })], 0, false, at))).toEqual([
    'sending',
    'stuck',
  ])
  expect((await lastOf(syncState([standing(3, 'waiting')], 0, false, at))).at(-1)).toBe('stuck')
  expect((await lastOf(syncState([standing(3, 'unreachable')], 0, false, at))).at(-1)).toBe('offline')
  expect(await lastOf(syncState([standing(0, 'reached')], 0, false, at))).toEqual(['sent'])
})

test('as long as the number of unsent entries moves, nothing is stuck', () => {
  vi.useFakeTimers()
  try {
    const sync$ = new Subject<SyncState>()
    const told: string[] = []
    stuckAfter(100)(sync$).subscribe(({ state }) => told.push(state))
    for (const many of [9, 8, 7, 6]) {
      sync$.next(syncState([standing(many, 'reached', { sending: true })], 0, false, at))
      vi.advanceTimersByTime(80)
    }
    expect(told).not.toContain('stuck')
    vi.advanceTimersByTime(30)
    expect(told.at(-1)).toBe('stuck')
  } finally {
    vi.useRealTimers()
  }
})
