import { afterEach, describe, expect, test, vi } from 'vitest'
import { scored } from '../../event.ts'
import { FakeServer } from '../../fake-server.ts'
import { replicatingTablet, type Page } from '../../replicating-tablet.ts'
import { checkedMemory } from '../../tablet.ts'
import { slowness } from '../../../support/slowness.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const game = { id: 7, team_1_id: 1, team_2_id: 2 }
const someEntries = () => [...scored(game, 15, 9), ...scored(game, 15, 10)]
const idsAt = async (page: Page) => (await page.database.entries.find().exec()).map(({ id }) => id)
const until = (condition: () => boolean | Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: slowness() * 60_000 })
const asksFor = (server: FakeServer, part: string) =>
  server.asked.filter(({ path }) => path.includes(part)).length

function serverWithTwo() {
  const server = new FakeServer()
  const [stays, goes] = scored(game, 15, 9)
  if (!stays || !goes) throw new Error('There are two')
  server.put(stays)
  server.put(goes)
  return { server, stays, goes }
}

describe('L6: receiving', () => {
  test('what a broken stream did not bring is fetched, also where earlier documents of it still wait to be stored', async () => {
    const server = new FakeServer()
    const tablet = replicatingTablet()
    const [first, second, third] = someEntries()
    if (!first || !second || !third) throw new Error('There are four')
    const page = await tablet.page()
    await until(() => asksFor(server, '/stream') === 1)
    await page.replication.entries.awaitInSync()

    const pulls = asksFor(server, '/entries/')
    const release = server.holdPulls()
    server.breakStreams()
    await until(() => asksFor(server, '/stream') === 2 && asksFor(server, '/entries/') > pulls)
    server.announce(tablet.scope, first)
    await until(() => page.progress.report$.value.head === 1)
    server.breakStreams()
    server.put(second)
    await until(() => asksFor(server, '/stream') === 3)
    await until(() => page.progress.report$.value.head === 2)
    release()
    server.announce(tablet.scope, third)
    await until(async () => (await idsAt(page)).includes(third.id))
    await page.replication.entries.awaitInSync()
    expect((await idsAt(page)).toSorted()).toEqual([first.id, second.id, third.id].toSorted())
  })

  test('what is deleted between a first sync that broke off and the next one is gone', async () => {
    const { server, stays, goes } = serverWithTwo()
    const checkpoints = failing(context =>
      context === 'replication-set-checkpoint' ? 'is lost' : 'succeeds',
    )
    const tablet = replicatingTablet(checkpoints.storage)
    const first = await tablet.page()
    await until(async () => (await idsAt(first)).length === 2)
    await first.close()

    checkpoints.end()
    server.remove(goes.id)
    const second = await tablet.page()
    await until(async () => (await idsAt(second)).length === 1)
    expect(await idsAt(second)).toEqual([stays.id])
  })

  test('what is deleted is gone, also where an earlier tab stores it after the next one has looked', async () => {
    const { server, stays, goes } = serverWithTwo()
    const slow = failing(context => (context.startsWith('replication-downstream') ? 'waits' : 'succeeds'))
    const tablet = replicatingTablet(slow.storage)
    const first = await tablet.page()
    await until(() => asksFor(server, '/entries/') > 0)
    await first.database.waitForLeadership()

    server.remove(goes.id)
    const pulls = asksFor(server, '/entries/')
    const release = server.holdPulls()
    const second = await tablet.page(slow.inAnotherTab)
    await until(() => asksFor(server, '/entries/') > pulls)
    slow.end()
    await until(async () => (await idsAt(second)).length === 2)
    release()
    await until(async () => (await idsAt(second)).length === 1)
    expect(await idsAt(second)).toEqual([stays.id])
  })

  test('what comes while the disk is full is stored once there is room again', async () => {
    const server = new FakeServer()
    const [first, second] = scored(game, 15, 9)
    if (!first || !second) throw new Error('There are two')
    server.put(first)
    const { full, tablet, page } = await onFullDisk()
    expect(page.progress.report$.value.connection).toBe('not-stored')
    full.end()
    server.announce(tablet.scope, second)
    await until(async () => (await idsAt(page)).length === 2)
    expect(await idsAt(page)).toEqual([first.id, second.id])
    await until(() => page.progress.report$.value.connection === 'reached')
  })

  test('an event can be closed while the disk is full', async () => {
    const server = new FakeServer()
    const [first] = scored(game, 15, 9)
    if (!first) throw new Error('There is one')
    server.put(first)
    const { full, tablet, page } = await onFullDisk()
    await page.close()
    full.end()
    const again = await tablet.page()
    await until(async () => (await idsAt(again)).length === 1)
  })
})

/** A tablet that has just failed to store what came from the server. */
async function onFullDisk() {
  const full = failing(context => (context.startsWith('replication-') ? 'fails' : 'succeeds'))
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const tablet = replicatingTablet(full.storage)
  const page = await tablet.page()
  await until(() => warned.mock.calls.length > 0)
  return { full, tablet, page }
}

/** Storage in which writes fail, seem to succeed or take their time, until that is ended. */
function failing(fate: (context: string) => 'succeeds' | 'fails' | 'is lost' | 'waits') {
  let fails = true
  let release = (): void => undefined
  const ended = new Promise<void>(resolve => {
    release = resolve
  })
  const storage = checkedMemory()
  // Under another name, because RxDB lets a process open a storage once.
  const inAnotherTab = { ...storage, name: 'another tab' }
  const create = storage.createStorageInstance.bind(storage)
  storage.createStorageInstance = async params => {
    const instance = await create(params)
    const write = instance.bulkWrite.bind(instance)
    instance.bulkWrite = async (rows, context) => {
      const becomes = fails ? fate(context) : 'succeeds'
      if (becomes === 'waits') await ended
      if (becomes === 'fails') throw new DOMException('The disk is full', 'QuotaExceededError')
      return becomes === 'is lost' ? { error: [] } : write(rows, context)
    }
    return instance
  }
  const end = (): void => {
    fails = false
    release()
  }
  return { storage, inAnotherTab, end }
}
