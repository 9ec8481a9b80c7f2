import { BehaviorSubject, Subject } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers$ } from '../../../../client/base/requests/send-request.ts'
import { firstReport } from '../../../../client/sync/replication/report.ts'
import { fetchAhead } from '../../../../client/sync/scopes/fetch-ahead.ts'
import type { Fetched } from '../../../../client/sync/scopes/fetch-end.ts'
import { keepReport } from '../../../../client/sync/scopes/last-reports.ts'
import type { KnownEvent } from '../../../../client/sync/storage/known-events.ts'
import { newScope } from '../../tablet.ts'
import type { Scope } from '../../../../shared-schema/replication/scope.ts'

// Others in each test: what fetches ahead never ends, and all of them hear of each answer.
let open: Scope
let women: Scope
const persist = vi.fn(() => Promise.resolve(true))
let disk: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  open = newScope()
  women = newScope()
  disk = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => disk.set(key, value),
    removeItem: (key: string) => disk.delete(key),
  })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true, storage: { persisted: () => Promise.resolve(false), persist } })
  answers$.next(true)
  persist.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** One run of the app on a tablet with two events in its list. */
function start(outcome: (scope: Scope) => Fetched, user: object | null = { name: 'Vera' }) {
  const tried: Scope[] = []
  const user$ = new BehaviorSubject(user)
  const arrived$ = new Subject<void>()
  fetchAhead({
    scopes: {
      fetchAhead: scope => {
        tried.push(scope)
        const fetched = outcome(scope)
        if (fetched === 'fetched') keepReport(scope, { ...firstReport, lastContact: 1 })
        return Promise.resolve(fetched)
      },
    },
    known: {
      all$: new BehaviorSubject<readonly KnownEvent[]>([open, women].map(scope => ({ scope, name: scope }))),
    },
    user$,
    arrived$,
  })
  /** The events that were tried meanwhile. */
  const triedIn = async (milliseconds: number): Promise<Scope[]> => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return tried.splice(0)
  }
  return { user$, arrived$, triedIn }
}

const MINUTE = 60_000

test('All events come one after the other, and the browser is asked to keep them', async () => {
  const { triedIn } = start(() => 'fetched')
  expect(await triedIn(2000)).toEqual([open, women])
  expect(persist).toHaveBeenCalled()
  expect(await triedIn(60 * MINUTE)).toEqual([])
})

test('An event that did not come is tried again after a pause that grows, and all come in the end', async () => {
  let network: Fetched = 'unreachable'
  const { triedIn } = start(() => network)
  // The second one would not come either.
  expect(await triedIn(2000)).toEqual([open])
  expect((await triedIn(MINUTE)).length).toBeGreaterThan(0)
  await triedIn(60 * MINUTE)
  const tries = await triedIn(20 * MINUTE)
  expect(tries.length).toBeGreaterThan(0)
  expect(tries.length).toBeLessThan(6)
  network = 'fetched'
  expect(await triedIn(11 * MINUTE)).toEqual([open, women])
})

test('The first answer after an outage is reason to try again', async () => {
  let network: Fetched = 'unreachable'
  const { triedIn } = start(() => network)
  await triedIn(60 * MINUTE)
  answers$.next(false)
  network = 'fetched'
  answers$.next(true)
  expect(await triedIn(2000)).toEqual([open, women])
})

test('An event without room does not keep the others from coming', async () => {
  const { triedIn } = start(scope => (scope === open ? 'missed' : 'fetched'))
  expect(await triedIn(2000)).toEqual([open, women])
})

test('A barred event is tried once, even by the next start, until the roles change or somebody comes in', async () => {
  const outcome = (scope: Scope) => (scope === open ? 'forbidden' : 'fetched')
  const first = start(outcome)
  expect(await first.triedIn(60 * MINUTE)).toEqual([open, women])
  const second = start(outcome)
  expect(await second.triedIn(60 * MINUTE)).toEqual([])
  second.user$.next({ name: 'Vera', roles: ['scorekeeper'] })
  expect(await second.triedIn(2000)).toEqual([open])
  second.arrived$.next()
  expect(await second.triedIn(2000)).toEqual([open])
})

test('An event that asks for a sign-in waits for one, and is tried again if the session had only ended', async () => {
  const spectator = start(() => 'signed-out', null)
  expect(await spectator.triedIn(60 * MINUTE)).toEqual([open, women])
  disk.clear()
  const scorekeeper = start(() => 'signed-out')
  await scorekeeper.triedIn(2000)
  expect(await scorekeeper.triedIn(MINUTE)).toContain(open)
})
