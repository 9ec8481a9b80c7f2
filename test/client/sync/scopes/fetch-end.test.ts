import { BehaviorSubject } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchEnd, type Fetched } from '../../../../client/sync/scopes/fetch-end.ts'
import { firstReport, type Report } from '../../../../client/sync/replication/report.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The reports on a scope, as this tab has them, and the ends that follow from them. */
function fetching(part = { leads: true, barred: false }) {
  const report$ = new BehaviorSubject<Report>(firstReport)
  const ends: Fetched[] = []
  fetchEnd(report$, () => part).subscribe(end => ends.push(end))
  const now = (change: Partial<Report>): void => report$.next({ ...report$.value, ...change })
  return { now, ends }
}

test('an answer that takes long, again and again, is waited for', async () => {
  const { now, ends } = fetching()
  for (let page = 1; page <= 10; page++) {
    now({ connection: 'unreachable' })
    await vi.advanceTimersByTimeAsync(20_000)
    now({ connection: 'reached', position: page, head: 10 })
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(ends).toEqual([])
})

test('no answer for a minute is the end, however often it was tried', async () => {
  const { now, ends } = fetching()
  for (let attempt = 0; attempt < 59; attempt++) {
    now({ connection: 'unreachable' })
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(ends).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(ends).toEqual(['unreachable'])
})

test.each(['outdated', 'server-older', 'not-stored'] as const)('%s is the end at once', connection => {
  const { now, ends } = fetching()
  now({ connection })
  expect(ends).toEqual(['missed'])
})

test.each(['forbidden', 'signed-out'] as const)('%s is the end once it is about this scope', connection => {
  const part = { leads: true, barred: false }
  const { now, ends } = fetching(part)
  now({ connection })
  expect(ends).toEqual([])
  part.barred = true
  now({ connection })
  expect(ends).toEqual([connection])
})

test('a tab that does not lead sees by the positions that all is here', () => {
  const { now, ends } = fetching({ leads: false, barred: false })
  now({ connection: 'reached', position: 3, head: 5 })
  expect(ends).toEqual([])
  now({ position: 5 })
  expect(ends).toEqual(['fetched'])
})
