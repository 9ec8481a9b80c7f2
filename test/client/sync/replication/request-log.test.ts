import { afterEach, expect, test, vi } from 'vitest'
import { logRequests, requestLog$ } from '../../../../client/sync/replication/request-log.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  requestLog$.next([])
})

/** Logs the requests of a page whose server gives this answer. */
function logged(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer)
  logRequests()
}

test('a request of replication is logged with its answer, which its sender can still read', async () => {
  logged(() => Promise.resolve(new Response('[1, 2]')))
  const response = await fetch('/replication/tournament:5/entries/2/push', { method: 'POST' })
  expect(await response.json()).toEqual([1, 2])
  await vi.waitFor(() => expect(requestLog$.value[0]?.ms).not.toBeNull())
  const [request] = requestLog$.value
  expect(request).toMatchObject({
    method: 'POST',
    path: '/replication/tournament:5/entries/2/push',
    status: 200,
    bytes: 6,
  })
})

test('a request without an answer is logged with the reason, and its sender learns of it', async () => {
  logged(() => Promise.reject(new TypeError('No network')))
  await expect(fetch('/replication/3/stream?scopes=tournament:5')).rejects.toThrow('No network')
  expect(requestLog$.value).toMatchObject([{ method: 'GET', status: 'TypeError' }])
})

test('other requests are not logged, and of many only the last fifty stay', async () => {
  logged(() => Promise.resolve(new Response('')))
  await fetch('/v1/teams/')
  expect(requestLog$.value).toEqual([])
  for (let count = 1; count <= 60; count++) await fetch(`/replication/${count}`)
  expect(requestLog$.value.map(({ path }) => path)).toHaveLength(50)
  expect(requestLog$.value[0]?.path).toBe('/replication/60')
})
