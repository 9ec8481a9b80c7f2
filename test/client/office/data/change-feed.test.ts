import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChangeFeed } from '../../../../client/office/data/change-feed.ts'
import { readsOnly, STREAMED } from '../../../../client/office/data/reads.ts'

interface Answer {
  readonly status?: number
  readonly body: object
}

const signal = new AbortController().signal
const changed = (since: string, ...families: string[]): Answer => ({
  body: { meta: { since, next: null }, objects: families.map(family => ({ family })) },
})

/** The `since` of each request for changes. */
let asked: (string | null)[]
let answers: Answer[]
let client: QueryClient
let feed: ChangeFeed
/** How often each query was fetched since the page opened. */
let fetched: Record<string, number>
let stops: (() => void)[]

beforeEach(async () => {
  ;[asked, answers, fetched] = [[], [], {}]
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(new URL(path, 'http://server').searchParams.get('since'))
    const answer = answers.shift()
    if (!answer) return Promise.reject(new TypeError('No network'))
    return Promise.resolve(Response.json(answer.body, { status: answer.status ?? 200 }))
  })
  client = new QueryClient()
  feed = new ChangeFeed(client)
  const keys = { games: readsOnly('games'), teams: readsOnly('teams'), anything: 'history', day: STREAMED }
  stops = Object.entries(keys).map(([name, start]) =>
    new QueryObserver(client, {
      queryKey: [start, name],
      queryFn: () => (fetched[name] = (fetched[name] ?? -1) + 1),
      staleTime: Infinity,
    }).subscribe(() => undefined),
  )
  await vi.waitFor(() => expect(fetched).toEqual({ games: 0, teams: 0, anything: 0, day: 0 }))
})
afterEach(() => {
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
})

const beginAt = async (mark: string): Promise<void> => {
  answers.push(changed(mark))
  await feed.poll(signal)
}

test("one's own change refetches the families that it affected, and what is of no family", async () => {
  await beginAt('1')
  answers.push(changed('2', 'games', 'game_scores'))
  await feed.afterOwnChange([])
  expect(fetched).toEqual({ games: 1, teams: 0, anything: 1, day: 1 })
  expect(asked).toEqual(['now', '1'])
})

test("one's own change of no record refetches what is of no family", async () => {
  await beginAt('1')
  answers.push(changed('1'))
  await feed.afterOwnChange([])
  expect(fetched).toEqual({ games: 0, teams: 0, anything: 1, day: 1 })
})

test("one's own change refetches its family even if the person is no longer shown the record", async () => {
  await beginAt('1')
  answers.push(changed('2'))
  await feed.afterOwnChange([{ path: '/v1/teams/5/', time: null }])
  expect(fetched).toEqual({ games: 0, teams: 1, anything: 1, day: 1 })
})

test('a change of somebody else refetches the same, except what a stream keeps current', async () => {
  await beginAt('1')
  answers.push(changed('2', 'teams'), changed('2'))
  await feed.poll(signal)
  await vi.waitFor(() => expect(fetched).toEqual({ games: 0, teams: 1, anything: 1, day: 0 }))
  await feed.poll(signal)
  expect(fetched).toEqual({ games: 0, teams: 1, anything: 1, day: 0 })
  expect(asked).toEqual(['now', '1', '2'])
})

const everything = { games: 1, teams: 1, anything: 1, day: 1 }

test('everything is refetched after a change before the first mark', async () => {
  answers.push(changed('1'))
  await feed.afterOwnChange([])
  expect(fetched).toEqual(everything)
})

test('everything is refetched if the server does not say what changed', async () => {
  await beginAt('1')
  await feed.afterOwnChange([])
  expect(fetched).toEqual(everything)
  answers.push(changed('2', 'teams'))
  await feed.afterOwnChange([])
  expect(fetched).toEqual({ games: 1, teams: 2, anything: 2, day: 2 })
  expect(asked).toEqual(['now', '1', '1'])
})

test.each([
  [
    'after more changes than one answer holds',
    { body: { meta: { since: '2', next: '/more' }, objects: [] } },
  ],
  [
    'of a server restored from a backup',
    { status: 410, body: { code: 'restored_server', message: 'Begin' } },
  ],
])('everything is refetched %s, from the newest mark on', async (_, answer) => {
  await beginAt('1')
  answers.push(answer, changed('9'), changed('9'))
  await feed.afterOwnChange([])
  expect(fetched).toEqual(everything)
  await feed.poll(signal)
  expect(fetched).toEqual(everything)
  expect(asked).toEqual(['now', '1', 'now', '9'])
})

test("one's own change waits for what a request of the clock refetches already", async () => {
  await beginAt('1')
  answers.push(changed('2', 'games'), changed('2'))
  const polled = feed.poll(signal)
  await polled
  await feed.afterOwnChange([])
  expect(fetched).toMatchObject({ games: 1, teams: 0 })
})
