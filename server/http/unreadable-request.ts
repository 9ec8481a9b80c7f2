import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Answers what Node itself cannot read as a request (headers too large, no HTTP at all) in the shape of all errors. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, message] = answers[error.code ?? ''] ?? [400, 'The request cannot be read.']
  const body = JSON.stringify({ error_message: message, ...(status === 400 ? { errors: { request: ['cannot be read'] } } : {}) })
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n`
    + `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`)
}

const answers: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The address and headers of the request are too long. Put long lists into several requests.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
}
