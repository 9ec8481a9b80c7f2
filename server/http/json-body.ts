import express, { type RequestHandler } from 'express'
import { Problem } from '../problems/problem.ts'

/** As much as a game play by play takes. */
const LARGE = '4mb'

/** Refuses bodies that say they are in another encoding than UTF-8: it would be read as if they were. */
const onlyUtf8: RequestHandler = (request, _response, next) => {
  const [, charset] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.get('Content-Type') ?? '') ?? []
  if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset))
    throw new Problem('not_json', t => t('requests.bodyNotUtf8'))
  next()
}

/** Reads a table, as JSON does what follows. */
export const tableBody: RequestHandler[] = [
  onlyUtf8,
  express.text({ limit: LARGE, type: 'text/csv' }),
  express.json({ limit: LARGE, type: 'json' }),
]

const JSON_TYPES = ['json', '+json']
const MAX_DEPTH = 32

/** Reads JSON bodies; a body of another type is refused unread. */
export const jsonBody: RequestHandler[] = [
  (request, _response, next) => {
    if (
      request.body !== undefined ||
      request.headers['content-length'] === '0' ||
      request.is(JSON_TYPES) !== false
    )
      return next()
    throw new Problem('not_json', t => t('requests.bodyNotJson'))
  },
  onlyUtf8,
  express.json({ limit: '1mb', type: JSON_TYPES }),
  (request, _response, next) => {
    const body: unknown = request.body
    const flaw = flawOf(body, MAX_DEPTH)
    if (flaw !== undefined) {
      throw new Problem('wrong_fields', t => t(`requests.bodyHolds.${flaw}`), {
        body: [(_, shared) => shared(`fields.${flaw}`)],
      })
    }
    next()
  },
]

/** What no reader of the body should have to reckon with, or undefined. */
function flawOf(value: unknown, depth: number): 'numberTooLarge' | 'nestedTooDeeply' | undefined {
  // JSON knows no largest number, but reading one beyond these has already changed its digits.
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) return 'numberTooLarge'
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === 0) return 'nestedTooDeeply'
  for (const inner of Object.values(value)) {
    const flaw = flawOf(inner, depth - 1)
    if (flaw !== undefined) return flaw
  }
  return undefined
}
