import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { sendRequest, noContent } from '../../../../client/base/requests/send-request.ts'
import { EPOCH } from '../../../../shared-schema/replication/scope.ts'
import { documentsIn } from '../../../../client/sync/replication/wire.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answering = (body: string, status = 200) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
  return sendRequest('/x', z.object({ fine: z.boolean() }))
}

test('that something was done needs no words', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
  await expect(sendRequest('/x', noContent, { method: 'DELETE' })).resolves.toBeUndefined()
})

describe('an answer', () => {
  test('of the right shape is taken', async () => {
    expect(await answering('{"fine":true,"more":1}')).toEqual({ fine: true })
  })

  test.each([
    ["a captive portal's page", '<html>Welcome</html>', 200],
    ['other JSON', '{"hello":1}', 200],
    ["a proxy's refusal", '<html>Forbidden</html>', 403],
    ['a server that is down', '{"error_message":"down"}', 503],
    ['a busy server', '{"error_message":"later"}', 429],
  ])('from %s counts as no connection', async (_, body, status) => {
    await expect(answering(body, status)).rejects.toMatchObject({ kind: 'unreachable' })
  })

  test.each([
    [401, 'signed-out'],
    [403, 'forbidden'],
    [426, 'outdated'],
    [400, 'refused'],
  ])('of status %i from our server means %s', async (status, kind) => {
    await expect(
      answering('{"error_message":"No.","errors":{"email":["is taken","is odd"]}}', status),
    ).rejects.toMatchObject({ kind, message: 'No.', fields: { email: 'is taken; is odd' } })
  })
})

test('a server that speaks an earlier epoch is not yet updated, and the app not outdated', async () => {
  await expect(answering(`{"error_message":"No.","epoch":${EPOCH - 1}}`, 426)).rejects.toMatchObject({
    kind: 'server-older',
  })
  await expect(answering(`{"error_message":"No.","epoch":${EPOCH + 1}}`, 426)).rejects.toMatchObject({
    kind: 'outdated',
  })
})

test('a document that cannot be read does not keep the others away', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const good = { id: 'games/1', family: 'games', record: {}, _deleted: false }
  expect(documentsIn('catalog', [{ id: 'x', family: 'unheard of' }, good])).toEqual([good])
})
