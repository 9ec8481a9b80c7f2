import { dehydrate } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { RequestError, type RequestErrorKind } from '../../../client/base/requests/request-error.ts'
import { isKept, newQueryClient, NOT_KEPT } from '../../../client/office/data/query-client.ts'

test.each([
  ['stays on the device if the server is not reached', 'unreachable', ['known']],
  ['goes from the device if the server refuses it', 'forbidden', []],
] satisfies [string, RequestErrorKind, string[]][])('an answer %s', async (_what, kind, kept) => {
  const client = newQueryClient()
  let fails = false
  const key = ['tournament']
  const queryFn = () => (fails ? Promise.reject(new RequestError(kind, '')) : Promise.resolve('known'))
  await client.query({ queryKey: key, queryFn })
  fails = true
  await expect(client.query({ queryKey: key, queryFn, staleTime: 0, retry: false })).rejects.toThrow()
  const { queries } = dehydrate(client, { shouldDehydrateQuery: isKept })
  expect(queries.map(({ state }) => state.data)).toEqual(kept)
})

test('an answer that is not for the device is not kept on it', async () => {
  const client = newQueryClient()
  await client.query({ queryKey: ['statement'], queryFn: () => 'known', meta: NOT_KEPT })
  expect(dehydrate(client, { shouldDehydrateQuery: isKept }).queries).toEqual([])
})
