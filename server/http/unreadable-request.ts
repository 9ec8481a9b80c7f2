import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { inEnglish, type Say } from '../texts/say.ts'
import { errorCodes, type ErrorCode } from '../../shared-schema/api/error-codes.ts'

/**
 * Answers requests that Node itself cannot parse (headers too large, not HTTP) in the format of all errors.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [code, say] = answers[error.code ?? ''] ?? ['unreadable_request', t => t('requests.unreadable')]
  const { status } = errorCodes[code]
  const body = JSON.stringify({
    error_message: inEnglish(say), // the wanted language is in the unreadable request
    code,
    ...(status === 400
      ? { errors: { request: [inEnglish((_, shared) => shared('fields.unreadable'))] } }
      : {}),
  })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

const answers: Readonly<Record<string, readonly [ErrorCode, Say]>> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', t => t('requests.headersTooLarge')],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', t => t('requests.tooSlow')],
}
