import type { RxStorageReplicationMeta } from 'rxdb'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { firstValueFrom, filter } from 'rxjs'
import { storeHanded } from '../../../../client/sync/handover/store-handed.ts'
import type { Checkpoint } from '../../../../shared-schema/replication/scope.ts'
import { goalOf } from '../../../../shared-schema/sports/ultimate/plays.ts'
import { scored } from '../../event.ts'
import { FakeServer } from '../../fake-server.ts'
import { replicatingTablet, type Page } from '../../replicating-tablet.ts'
import { slowness } from '../../../support/slowness.ts'

const until = (condition: () => boolean | Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: slowness() * 60_000 })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const game = { id: 7, team_1_id: 1, team_2_id: 2 }
const goal = { kind: 'play', data: goalOf(1, null, null) } as const

const drained = (page: Page) => firstValueFrom(page.unsent.ids$.pipe(filter(ids => ids.size === 0)))
const stands = (page: Page, connection: string) =>
  firstValueFrom(page.progress.report$.pipe(filter(report => report.connection === connection)))

describe('L4: sending', () => {
  test('entries arrive once each, in the order of their counters', async () => {
    const server = new FakeServer()
    const page = await replicatingTablet().page()
    for (let i = 0; i < 5; i++) await page.recorder.record(game, goal)
    await drained(page)
    expect(server.pushes.flat()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('a long sheet is sent in order as well, a part at a time', async () => {
    const server = new FakeServer()
    server.mode = 'down'
    const page = await replicatingTablet().page()
    for (let i = 0; i < 130; i++) await page.recorder.record(game, goal)
    expect(page.count()).toBe(131)
    server.mode = 'up'
    page.backoff.wake()
    await drained(page)
    expect(server.pushes.flat()).toEqual(Array.from({ length: 131 }, (_, index) => index + 1))
    expect(Math.max(...server.pushes.map(push => push.length))).toBeLessThanOrEqual(50)
  })

  test.each([
    ['down', 'unreachable'],
    ['portal', 'unreachable'],
    [500, 'unreachable'],
    [401, 'signed-out'],
    [403, 'forbidden'],
    [426, 'outdated'],
  ] as const)(
    'with a server that is %s nothing is lost and nothing called sent',
    async (mode, connection) => {
      const server = new FakeServer()
      server.mode = mode
      const page = await replicatingTablet().page()
      await page.recorder.record(game, goal)
      await stands(page, connection)
      expect(page.count()).toBe(2)
      server.mode = 'up'
      page.backoff.wake()
      await drained(page)
      await stands(page, 'reached')
    },
  )
})

describe('sending without a role', () => {
  test('hands what was recorded over to the office, in the order of its counters', async () => {
    const server = new FakeServer()
    server.turnsAway = true
    const page = await replicatingTablet().page()
    for (let i = 0; i < 3; i++) await page.recorder.record(game, goal)
    await drained(page)
    expect([server.pushes, server.handovers.flat()]).toEqual([[], [1, 2, 3, 4]])
  })
})

describe('sending more that does not count than the server keeps', () => {
  test('holds up nothing that is recorded after it, is not called sent, also after a start, and goes once there is room', async () => {
    const server = new FakeServer()
    server.noRoomFor = [3]
    const tablet = replicatingTablet()
    const page = await tablet.page()
    for (let i = 0; i < 5; i++) await page.recorder.record(game, goal)
    await until(() => page.count() === 1)
    expect(page.progress.report$.value).toMatchObject({ heldBack: 'There is no room', connection: 'reached' })
    await page.recorder.record(game, goal)
    await until(() => server.ids.length === 6)
    expect(page.count()).toBe(1)
    await page.close()
    const next = await tablet.page()
    expect(next.count()).toBe(1)
    server.noRoomFor = []
    const asked = server.pushes.length
    await until(() => {
      next.backoff.wake()
      return server.pushes.length > asked
    })
    await drained(next)
    expect([server.ids.length, next.progress.report$.value.heldBack]).toEqual([7, ''])
  })
})

describe('what a tablet tells the server of itself', () => {
  const headersOf = ({ headers }: { headers: Headers }) =>
    ['device-id', 'device-position', 'device-unsent'].map(name => headers.get(name))

  test('with each push is who it is and how many entries wait beside those that it sends', async () => {
    const server = new FakeServer()
    server.mode = 'down'
    const tablet = replicatingTablet()
    const page = await tablet.page()
    for (let i = 0; i < 59; i++) await page.recorder.record(game, goal)
    await until(() => page.count() === 60)
    server.mode = 'up'
    page.backoff.wake()
    await drained(page)
    const pushes = server.asked.filter(({ path }) => path.includes('/push'))
    expect(pushes.map(request => headersOf(request)[0])).toEqual([tablet.device.id, tablet.device.id])
    expect(pushes.map(request => headersOf(request)[2])).toEqual(['10', '0'])
  })

  test('comes by a pull a minute after the last one, while the stream lives and there is nothing else to ask', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const server = new FakeServer()
    const tablet = replicatingTablet()
    for (const entry of scored(game, 15, 9)) server.put(entry)
    const page = await tablet.page()
    await until(() => page.progress.report$.value.position === 2)
    await page.replication.entries.awaitInSync()
    const before = server.asked.length
    const beatAfter = async (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds)
      server.beat()
      await new Promise(resolve => setTimeout(resolve, 50))
      return server.asked
        .slice(before)
        .map(request => [request.path.includes('/catalog/'), ...headersOf(request)])
    }
    expect(await beatAfter(50_000)).toEqual([])
    const told = [true, tablet.device.id, '2', '0']
    expect(await beatAfter(10_000)).toEqual([told])
    expect(await beatAfter(10_000)).toEqual([told])
    expect(await beatAfter(50_000)).toEqual([told, told])
  })
})

describe('after a restart without a network', () => {
  test('the number of unsent entries is right at once', async () => {
    const server = new FakeServer()
    const { page } = replicatingTablet()
    const first = await page()
    await first.recorder.record(game, goal)
    await drained(first)
    server.mode = 'down'
    await first.recorder.record(game, goal)
    await first.recorder.record(game, goal)
    await first.close()

    const second = await page()
    expect(second.count()).toBe(2)
    server.mode = 'up'
    await drained(second)
    expect(server.ids).toHaveLength(4)
  })

  test('entries are sent although the clock was set back meanwhile', async () => {
    const server = new FakeServer()
    const { page } = replicatingTablet()
    const first = await page()
    await first.recorder.record(game, goal)
    await drained(first)
    await hasSentUntil(first, Date.now() + 5 * 3600_000)
    await first.close()

    server.mode = 'down'
    const second = await page()
    await second.recorder.record(game, goal)
    await second.close()

    server.mode = 'up'
    const third = await page()
    expect(third.count()).toBe(1)
    await drained(third)
    expect(server.ids).toHaveLength(3)
  })
})

describe('entries of another device that were handed over', () => {
  const handed = scored(game, 15, 9)

  test('wait here until they are sent, also after a restart, and are sent once', async () => {
    const server = new FakeServer()
    server.mode = 'down'
    const { page } = replicatingTablet()
    const first = await page()
    expect(await storeHanded(first.database, first.takenIn, handed)).toMatchObject({ known: 0 })
    expect(await storeHanded(first.database, first.takenIn, handed)).toEqual({ fresh: [], known: 2 })
    expect((await first.unsent.count()).size).toBe(2)
    await first.close()

    const second = await page()
    expect(second.count()).toBe(2)
    expect(handed.every(entry => second.unsent.waits(entry))).toBe(true)
    server.mode = 'up'
    await drained(second)
    expect(server.ids).toEqual(handed.map(({ id }) => id))
    expect(handed.some(entry => second.unsent.waits(entry))).toBe(false)
  })

  test('that the server has sent meanwhile wait for nothing', async () => {
    const server = new FakeServer()
    for (const entry of handed) server.put(entry)
    const page = await replicatingTablet().page()
    await storeHanded(page.database, page.takenIn, handed)
    await page.unsent.count()
    await drained(page)
    expect(server.ids).toHaveLength(2)
  })

  test('that only arrive from the server never wait', async () => {
    const server = new FakeServer()
    for (const entry of handed) server.put(entry)
    const page = await replicatingTablet().page()
    await until(async () => (await page.database.entries.find().exec()).length === 2)
    expect(page.count()).toBe(0)
    expect(await storeHanded(page.database, page.takenIn, handed)).toEqual({ fresh: [], known: 2 })
    expect((await page.unsent.count()).size).toBe(0)
  })
})

/** Leaves behind what RxDB would have noted, had the clock been ahead when it last sent something. */
async function hasSentUntil({ database, replication }: Page, lwt: number): Promise<void> {
  const { collectionName, schema } = await replication.entries.metaInfoPromise
  const meta = await database.storage.createStorageInstance<RxStorageReplicationMeta<unknown, Checkpoint>>({
    databaseName: database.name,
    databaseInstanceToken: database.token,
    multiInstance: true,
    options: {},
    devMode: false,
    collectionName,
    schema,
  })
  await until(async () => (await meta.findDocumentsById(['up|1'], false)).length === 1)
  const [previous] = await meta.findDocumentsById(['up|1'], false)
  if (!previous) throw new Error('Nothing was sent')
  const { error } = await meta.bulkWrite(
    [
      {
        previous,
        document: {
          ...previous,
          checkpointData: { id: '', lwt },
          _rev: '9-test',
          _meta: { lwt: previous._meta.lwt + 1 },
        },
      },
    ],
    'test',
  )
  expect(error).toEqual([])
  await meta.close()
}
