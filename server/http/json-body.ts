import express, { type RequestHandler } from 'express'
import { Problem } from '../league/problem.ts'

const JSON_TYPES = ['json', '+json']
const MAX_DEPTH = 32

/** Reads JSON bodies; a body of another type is refused unread. */
export const jsonBody: RequestHandler[] = [
  (request, response, next) => {
    if (request.headers['content-length'] === '0' || request.is(JSON_TYPES) !== false) return next()
    response.status(415).json({ error_message: 'The body must be JSON, with Content-Type: application/json.' })
  },
  express.json({ limit: '1mb', type: JSON_TYPES }),
  (request, _response, next) => {
    const body: unknown = request.body
    const flaw = flawOf(body, MAX_DEPTH)
    if (flaw !== undefined) throw new Problem(400, `The body ${flaw}.`, { body: [flaw] })
    next()
  },
]

/** What no reader of the body should have to reckon with, in words, or undefined. */
function flawOf(value: unknown, depth: number): string | undefined {
  // JSON knows no largest number, but reading one beyond these has already changed its digits.
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) return 'holds a number that is too large; send it as text'
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === 0) return 'is nested too deeply'
  for (const inner of Object.values(value)) {
    const flaw = flawOf(inner, depth - 1)
    if (flaw !== undefined) return flaw
  }
  return undefined
}
