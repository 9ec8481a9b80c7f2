import { filter, firstValueFrom } from 'rxjs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { goalOf } from '../../../../shared-schema/sports/ultimate/plays.ts'
import { scored } from '../../event.ts'
import { FakeServer } from '../../fake-server.ts'
import { replicatingTablet, type Page } from '../../replicating-tablet.ts'
import { checkedMemory } from '../../tablet.ts'
import { EPOCH } from '../../../../shared-schema/replication/scope.ts'
import { slowness } from '../../../support/slowness.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const game = { id: 7, team_1_id: 1, team_2_id: 2 }
const goal = { kind: 'play', data: goalOf(1, null, null) } as const
const until = (condition: () => boolean | Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: slowness() * 60_000 })
const drained = (page: Page) => firstValueFrom(page.unsent.ids$.pipe(filter(ids => ids.size === 0)))
const againAt = (page: Page) => page.progress.report$.value.again
const idsAt = async (page: Page) => (await page.database.entries.find().exec()).map(({ id }) => id)
const asksFor = (server: FakeServer, part: string) =>
  server.asked.filter(({ path }) => path.includes(part)).length

/** Waits until a page has again requested the server's documents. */
async function fetched(server: FakeServer, work: () => void | Promise<void>): Promise<void> {
  const before = asksFor(server, `/entries/${EPOCH}/pull`)
  await work()
  await until(() => asksFor(server, `/entries/${EPOCH}/pull`) > before)
}

/** A claim and a goal are with the server when it is backed up, two further goals after it. */
async function withBackup({ isFetched = true, storage = checkedMemory() } = {}) {
  const server = new FakeServer()
  const tablet = replicatingTablet(storage)
  const page = await tablet.page()
  await until(() => asksFor(server, '/stream') === 1)
  await page.recorder.record(game, goal)
  await until(() => server.ids.length === 2)
  await drained(page)
  await fetched(server, () => server.breakStreams())
  const restore = server.backUp()
  for (let i = 0; i < 2; i++) await page.recorder.record(game, goal)
  await until(() => server.ids.length === 4)
  await drained(page)
  if (isFetched) await fetched(server, () => server.breakStreams())
  await page.replication.entries.awaitInSync()
  return { server, tablet, page, restore, all: server.ids }
}

describe('L14: a server that lost what it had acknowledged', () => {
  test.each([
    ['and sent back', true],
    ['and not yet sent back', false],
  ])(
    'gets again what it had acknowledged %s, under the same ids, and until then nothing is called sent',
    async (_, isFetched) => {
      const { server, page, restore, all } = await withBackup({ isFetched })
      restore()
      expect(server.ids).toHaveLength(2)
      await until(() => againAt(page) !== null)
      expect(againAt(page)).toMatchObject({ many: 2, isDone: false })
      await until(() => page.count() === 2)
      await until(() => againAt(page)?.isDone === true)
      expect(page.count()).toBe(0)
      expect(server.ids.toSorted()).toEqual(all.toSorted())
      expect((await idsAt(page)).toSorted()).toEqual(all.toSorted())
      const pushes = asksFor(server, '/push')
      await fetched(server, () => server.breakStreams())
      expect(asksFor(server, '/push')).toBe(pushes)
    },
  )

  test('gets it again also from an app that was not open meanwhile', { tags: ['long'] }, async () => {
    const { server, tablet, page, restore, all } = await withBackup()
    await page.close()
    restore()
    const next = await tablet.page()
    await until(() => againAt(next)?.isDone === true)
    expect(server.ids.toSorted()).toEqual(all.toSorted())
  })

  test('leaves nothing behind that a stream had sent before the loss and the tablet stores after it', async () => {
    const server = new FakeServer()
    server.mayBring = false
    const tablet = replicatingTablet()
    const page = await tablet.page()
    await until(() => asksFor(server, '/stream') === 1)
    const restore = server.backUp()
    const [others] = scored(game, 15, 9)
    if (!others) throw new Error('There is one')
    server.announce(tablet.scope, others)
    const late = server.announcing(tablet.scope, others)
    await until(async () => (await idsAt(page)).length === 1)
    await page.replication.entries.awaitInSync()

    const [release, pulls, streams] = [
      server.holdPulls(),
      asksFor(server, `/entries/${EPOCH}/pull`),
      asksFor(server, '/stream'),
    ]
    restore()
    await until(
      () => asksFor(server, `/entries/${EPOCH}/pull`) > pulls && asksFor(server, '/stream') > streams,
    )
    late()
    await until(() => page.progress.report$.value.head === 1)
    release()
    await page.replication.entries.awaitInSync()
    await fetched(server, () => server.breakStreams())
    await until(async () => (await idsAt(page)).length === 0)
  })

  test('gets it again after something else was recorded and sent first', { tags: ['long'] }, async () => {
    const { server, page, restore, all } = await withBackup({ isFetched: false })
    server.mode = 'down'
    await page.recorder.record(game, goal)
    restore()
    server.mode = 'up'
    page.backoff.wake()
    await until(() => server.ids.length === 5)
    expect(all.every(id => server.ids.includes(id))).toBe(true)
    await until(() => page.count() === 0)
  })

  test('gets it again where the app ends in the middle of it', { tags: ['long'] }, async () => {
    const { server, tablet, page, restore, all } = await withBackup()
    restore()
    await until(() => page.count() === 2)
    server.mode = 'down'
    await page.close()
    const next = await tablet.page()
    expect(next.count()).toBe(2)
    server.mode = 'up'
    next.backoff.wake()
    await drained(next)
    expect(server.ids.toSorted()).toEqual(all.toSorted())
  })

  test('gets again what was recorded at a game that it had settled since', { tags: ['long'] }, async () => {
    const { server, page, restore, all } = await withBackup()
    for (const id of all) server.remove(id)
    await fetched(server, () => server.breakStreams())
    await until(async () => (await idsAt(page)).length === 0)
    restore()
    await until(() => againAt(page)?.isDone === true)
    expect(server.ids.toSorted()).toEqual(all.toSorted())
    await until(async () => (await idsAt(page)).length === 4)
  })

  test.each([
    ['gets also what other devices recorded, from a tablet that may bring it', true],
    ['and a tablet that may not bring what others recorded lets it go', false],
  ])('%s', async (_, mayBring) => {
    const { server, page, restore } = await withBackup()
    server.mayBring = mayBring
    const [, theirs] = scored(game, 15, 9)
    if (!theirs) throw new Error('There are two')
    server.put(theirs)
    await fetched(server, () => server.breakStreams())
    await until(async () => (await idsAt(page)).includes(theirs.id))
    restore()
    await until(() => againAt(page)?.isDone === true)
    expect(server.ids.includes(theirs.id)).toBe(mayBring)
    expect((await idsAt(page)).includes(theirs.id)).toBe(mayBring)
    expect(server.ids).toHaveLength(mayBring ? 5 : 4)
  })

  test('takes away what nobody holds any more but a tablet', async () => {
    const server = new FakeServer()
    const page = await replicatingTablet().page()
    await until(() => asksFor(server, '/stream') === 1)
    server.mayBring = false
    const restore = server.backUp()
    for (const entry of scored(game, 15, 9)) server.put(entry)
    await fetched(server, () => server.breakStreams())
    await until(async () => (await idsAt(page)).length === 2)
    restore()
    await until(async () => (await idsAt(page)).length === 0)
    expect(asksFor(server, '/push')).toBe(0)
  })

  test('shows in the other tabs too', { tags: ['long'] }, async () => {
    const storage = checkedMemory()
    const { tablet, page, restore } = await withBackup({ storage })
    const other = await tablet.page({ ...storage, name: 'another tab' })
    expect(other.count()).toBe(0)
    restore()
    await until(() => page.count() === 2)
    await until(() => other.count() === 2)
    await until(() => other.count() === 0)
  })
})

test('a server that restarts and has lost nothing gets nothing again', async () => {
  const { server, page } = await withBackup()
  const pushes = asksFor(server, '/push')
  await fetched(server, () => server.restart())
  await page.recorder.record(game, goal)
  await until(() => server.ids.length === 5)
  await fetched(server, () => server.restart())
  await page.replication.entries.awaitInSync()
  expect(asksFor(server, '/push')).toBe(pushes + 1)
  expect(againAt(page)).toBeNull()
})
