import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsonBody } from '../../server/http/json-body.ts'
import { serverFor } from '../../server/http/server-for.ts'

const app = express()
  .use(jsonBody)
  .post('/', (_request, response) => {
    response.status(204).end()
  })
const server = serverFor(app, { requestTimeout: 600, headersTimeout: 300, connectionsCheckingInterval: 50 })
let port = 0

beforeAll(async () => {
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => server.close())

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

/** Sends the beginning of a request and nothing more. */
function begin(request: string): Socket {
  const socket = connect(port, 'localhost')
  socket.write(request)
  return socket
}

test('a request whose headers stall is answered 408, and its connection ends', async () => {
  expect(await text(begin(HEAD))).toMatch(/^HTTP\/1\.1 408 [^]*did not arrive in time/)
})

test('a request whose body stalls is answered 408, and its connection ends', async () => {
  expect(await text(begin(`${HEAD}Content-Length: 20\r\n\r\n{"name":`))).toMatch(
    /^HTTP\/1\.1 408 [^]*did not arrive in time/,
  )
})

test('a body that trickles in for ever is no way around it', async () => {
  const socket = begin(`${HEAD}Content-Length: 2000\r\n\r\n{"name":"`)
  const trickle = setInterval(() => socket.write('x'), 50)
  socket.on('error', () => undefined) // a write after the end
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
  clearInterval(trickle)
})

test('others are answered meanwhile', async () => {
  const stalled = Array.from({ length: 20 }, () => begin(HEAD))
  const response = await fetch(`http://localhost:${port}/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(204)
  for (const socket of stalled) socket.destroy()
})
