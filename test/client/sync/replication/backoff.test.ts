import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Backoff, pauseAfter } from '../../../../client/sync/replication/backoff.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('waits longer each time, up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(failures => pauseAfter(failures, 1))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ])
  expect(pauseAfter(1, 0)).toBe(500)
})

test('tries until it succeeds, and tells of each failure', async () => {
  const failed = vi.fn()
  let tries = 0
  const result = new Backoff(() => 1).retry(
    () => (++tries < 3 ? Promise.reject(new Error('no')) : Promise.resolve('yes')),
    new AbortController().signal,
    failed,
  )
  await vi.advanceTimersByTimeAsync(3000)
  expect(await result).toBe('yes')
  expect(failed).toHaveBeenCalledTimes(2)
})

test('tries at once when woken', async () => {
  const backoff = new Backoff(() => 1)
  const attempt = vi.fn(() => Promise.reject<string>(new Error('no')))
  const leaving = new AbortController()
  const result = backoff.retry(attempt, leaving.signal, () => undefined).catch(() => 'left')
  await vi.advanceTimersByTimeAsync(0)
  expect(attempt).toHaveBeenCalledTimes(1)
  backoff.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(attempt).toHaveBeenCalledTimes(2)
  leaving.abort()
  expect(await result).toBe('left')
})
