import { BehaviorSubject, firstValueFrom, Subject } from 'rxjs'
import { beforeEach, expect, test, vi } from 'vitest'
import { Backoff } from '../../../../client/sync/replication/backoff.ts'
import { ReportChannel } from '../../../../client/sync/replication/report-channel.ts'
import { firstReport, type Report } from '../../../../client/sync/replication/report.ts'
import { StreamHub } from '../../../../client/sync/replication/stream-hub.ts'
import type { Fetched } from '../../../../client/sync/scopes/fetch-end.ts'
import { keepReport, lastReport } from '../../../../client/sync/scopes/last-reports.ts'
import { OpenScopes } from '../../../../client/sync/scopes/open-scopes.ts'
import { storageEngine } from '../../../../client/sync/storage/storage-engine.ts'
import type { Scope } from '../../../../shared-schema/replication/scope.ts'
import { MemoryDevice, sharedLock } from '../../memory-device.ts'

/** The scopes whose entries cannot be sent, and the ends of those that are fetched ahead. */
const unsent = new Map<Scope, number>()
const ends = new Map<Scope, Subject<Fetched>>()

// Which scopes are open at a time does not depend on a database.
vi.mock('../../../../client/sync/scopes/open-scope.ts', () => ({
  OpenScope: {
    open: (scope: Scope) => {
      const end$ = new Subject<Fetched>()
      ends.set(scope, end$)
      return Promise.resolve({
        scope,
        unsent: { ids$: new BehaviorSubject(new Set(Array.from({ length: unsent.get(scope) ?? 0 }).keys())) },
        report$: new BehaviorSubject<Report>(firstReport),
        whenDrained: () => undefined,
        fetched: () => firstValueFrom(end$),
        close: () => {
          keepReport(scope, { ...firstReport, lastContact: 1 })
          end$.next('missed')
          return Promise.resolve()
        },
      })
    },
  },
}))

beforeEach(() => {
  unsent.clear()
  ends.clear()
  const disk = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => disk.set(key, value),
  })
  vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([]) })
})

const viewed = 'tournament:1'
const ahead = 'tournament:2'
const [first, second, third] = ['tournament:3', 'tournament:4', 'tournament:5'] as const

/** The scopes of a page, of which some have an entry that stays unsent. */
async function page() {
  const device = new MemoryDevice()
  const backoff = new Backoff()
  const scopes = new OpenScopes({
    storage: await storageEngine(),
    device,
    deviceId: device.id,
    backoff,
    hub: new StreamHub(backoff, device.id),
    channel: new ReportChannel(),
    lock: sharedLock(),
    barred: () => undefined,
    recordedBy: () => 'Vera',
    personNamed: () => undefined,
  })
  return {
    scopes,
    open: () => scopes.all$.value.map(({ scope }) => scope).toSorted(),
    keepUnsent: (...kept: Scope[]): void => {
      for (const scope of kept) {
        unsent.set(scope, 1)
        device.notes.set(scope, 1)
      }
    },
  }
}

test('A scope fetched ahead closes at its end', async () => {
  const { scopes, open } = await page()
  await scopes.view(viewed)
  const fetched = scopes.fetchAhead(ahead)
  await vi.waitFor(() => expect(open()).toEqual([viewed, ahead]))
  expect(scopes.ahead$.value).toBe(ahead)
  ends.get(ahead)?.next('fetched')
  expect(await fetched).toBe('fetched')
  expect(open()).toEqual([viewed])
  expect(scopes.ahead$.value).toBe(null)
})

test('A scope that somebody opens while it is fetched ahead stays, and counts from then on', async () => {
  const { scopes, open } = await page()
  const fetched = scopes.fetchAhead(ahead)
  await vi.waitFor(() => expect(open()).toEqual([ahead]))
  await scopes.view(ahead)
  expect(scopes.ahead$.value).toBe(null)
  ends.get(ahead)?.next('fetched')
  await fetched
  expect(open()).toEqual([ahead])
})

test('A scope fetched ahead gives its place to one with unsent entries', async () => {
  const { scopes, open, keepUnsent } = await page()
  await scopes.view(viewed)
  keepUnsent(first, second)
  await scopes.drain()
  const fetched = scopes.fetchAhead(ahead)
  await vi.waitFor(() => expect(open()).toEqual([viewed, ahead, first, second]))
  keepUnsent(third)
  await scopes.drain()
  expect(open()).toEqual([viewed, first, second, third])
  expect(scopes.elsewhere$.value).toBe(0)
  expect(await fetched).toBe('missed')
})

test('A scope fetched ahead closes before an unsent one when somebody opens another', async () => {
  const { scopes, open, keepUnsent } = await page()
  keepUnsent(first, second, third)
  await scopes.drain()
  const fetched = scopes.fetchAhead(ahead)
  await vi.waitFor(() => expect(open()).toEqual([ahead, first, second, third]))
  await scopes.view(viewed)
  expect(open()).toEqual([viewed, first, second, third])
  expect(await fetched).toBe('missed')
})

test('Scopes with unsent entries open once the scope fetched ahead has ended', async () => {
  const { scopes, open, keepUnsent } = await page()
  const fetched = scopes.fetchAhead(ahead)
  await vi.waitFor(() => expect(open()).toEqual([ahead]))
  keepUnsent(first)
  ends.get(ahead)?.next('fetched')
  await fetched
  expect(open()).toEqual([first])
})

test('A scope that was taken off the device is fetched afresh, even if another tab took it off', async () => {
  const { scopes } = await page()
  const takeOff = () =>
    scopes.takeOff(
      viewed,
      'open',
      () => Promise.resolve(true),
      () => undefined,
    )
  for (const gone of [takeOff, () => scopes.letGo(viewed)]) {
    await scopes.view(viewed)
    keepReport(viewed, { ...firstReport, lastContact: 1, head: 5, position: 5 })
    await gone()
    expect(lastReport(viewed)).toEqual(firstReport)
  }
})
