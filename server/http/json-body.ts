import express, { type RequestHandler } from 'express'

const JSON_TYPES = ['json', '+json']

/** Reads JSON bodies; a body of another type is refused unread. */
export const jsonBody: RequestHandler[] = [
  (request, response, next) => {
    if (request.headers['content-length'] === '0' || request.is(JSON_TYPES) !== false) return next()
    response.status(415).json({ error_message: 'The body must be JSON, with Content-Type: application/json.' })
  },
  express.json({ limit: '1mb', type: JSON_TYPES }),
]
