import type { Request, Response } from 'express'
import { rateLimit } from 'express-rate-limit'

const MINUTE = 60_000

const settings = {
  standardHeaders: 'draft-8', legacyHeaders: false,
  // X-Forwarded-For is read exactly as far as the configuration says; anything more is the sender's own.
  validate: { xForwardedForHeader: false },
  handler: (_request: Request, response: Response) => {
    response.status(429).json({ error_message: 'Too many requests. Try again later.' })
  },
} as const

/** For the REST interface: enough for an event's whole network behind one address. The machine itself is not limited. */
export const apiLimit = () => rateLimit({
  ...settings, windowMs: MINUTE, limit: 3000, skip: request => isLoopback(request.ip),
})

/**
 * For replication: many times what a tablet asks for, because one person may have signed in on all tablets of an event.
 * @param callerOf the person, or the address of whoever has not signed in
 */
export const replicationLimit = (callerOf: (request: Request) => string) => rateLimit({
  ...settings, windowMs: MINUTE, limit: 3000, keyGenerator: callerOf, skip: request => isLoopback(request.ip),
})

/** Against the guessing of passwords, invitations, secrets and codes: only failures count. */
export const guessLimit = () => rateLimit({
  ...settings, windowMs: 15 * MINUTE, limit: 20, skipSuccessfulRequests: true,
  // Under JSONP a refusal has status 200.
  requestWasSuccessful: (_request, response) => response.statusCode < 400 && response.locals.isRefused !== true,
})

const isLoopback = (address: string | undefined): boolean =>
  address === undefined || address === '::1' || /^(::ffff:)?127\./.test(address)
