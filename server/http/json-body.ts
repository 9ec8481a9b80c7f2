import express, { type RequestHandler } from 'express'
import { Problem } from '../problems/problem.ts'

/** Enough for a game play by play. */
const LARGE = '4mb'

/** Refuses bodies declared in an encoding other than UTF-8: they would be read as UTF-8. */
const onlyUtf8: RequestHandler = (request, _response, next) => {
  const [, charset] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.get('Content-Type') ?? '') ?? []
  if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset))
    throw new Problem('not_json', t => t('requests.bodyNotUtf8'))
  next()
}

/** Reads a CSV table, or JSON. */
export const tableBody: RequestHandler[] = [
  onlyUtf8,
  express.text({ limit: LARGE, type: 'text/csv' }),
  express.json({ limit: LARGE, type: 'json' }),
]

const JSON_TYPES = ['json', '+json']
const MAX_DEPTH = 32

/** Reads JSON bodies of people without an account, who could send large ones in any number. */
export const smallBody: RequestHandler[] = [onlyUtf8, express.json({ limit: '200kb', type: JSON_TYPES })]

/** Reads JSON bodies; bodies of other types are refused unread. */
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

/** A flaw that no reader of the body should have to handle, or undefined. */
function flawOf(value: unknown, depth: number): 'numberTooLarge' | 'nestedTooDeeply' | undefined {
  // JSON has no largest number, but parsing one beyond this limit has already changed its digits.
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) return 'numberTooLarge'
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === 0) return 'nestedTooDeeply'
  for (const inner of Object.values(value)) {
    const flaw = flawOf(inner, depth - 1)
    if (flaw !== undefined) return flaw
  }
  return undefined
}
