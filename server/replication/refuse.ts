import type { Response } from 'express'
import { errorCodes, type ErrorCode } from '../../shared-schema/api/error-codes.ts'
import { textsFor, type Say } from '../texts/say.ts'

/** Refuses a request with a text, and with further numbers for programs. */
export function refuse(
  response: Response,
  code: ErrorCode,
  say: Say,
  more: Readonly<Record<string, number>> = {},
): void {
  const { status } = errorCodes[code]
  if (status === 401) response.set('WWW-Authenticate', 'Bearer')
  // As long as an abandoned stream is still counted.
  if (status === 429) response.set('Retry-After', '30')
  response.status(status).json({ error_message: say(...textsFor(response.req)), code, ...more })
}
