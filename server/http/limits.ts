import type { Request } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import type { Author } from '../access/author.ts'
import { Problem } from '../problems/problem.ts'
import type { Say } from '../texts/say.ts'

const MINUTE = 60_000

/** Refuses a request over the limit. */
export function refuseMany(say: Say = t => t('requests.tooMany')): never {
  throw new Problem('too_many_requests', say)
}

const settings = {
  standardHeaders: 'draft-8',
  legacyHeaders: false,
  windowMs: MINUTE,
  limit: 3000,
  handler: () => refuseMany(),
  // X-Forwarded-For is read exactly as configured; anything more comes from the sender.
  validate: { xForwardedForHeader: false },
  // A browser's preflight request is not counted, because the request itself follows.
  skip: (request: Request) => request.method === 'OPTIONS' || isTheMachine(request),
} as const

/**
 * Limit of the REST interface: enough for an event's whole network behind one address, and for each signed-in
 * person.
 */
export const apiLimit = (authorOf: (request: Request) => Promise<Author>) =>
  rateLimit({
    ...settings,
    keyGenerator: async request => (await authorOf(request)).person_id ?? ipKeyGenerator(request.ip ?? ''),
  })

/**
 * Limit of replication: many times what a tablet needs, because one person may have signed in on all tablets
 * of an event.
 * @param callerOf the person, or the address if not signed in
 */
export const replicationLimit = (callerOf: (request: Request) => string) =>
  rateLimit({ ...settings, keyGenerator: callerOf })

/**
 * Limit of mails for lost passwords, by address, even from the machine itself, because each request sends a
 * mail.
 */
export const mailLimit = () => rateLimit({ ...settings, windowMs: 15 * MINUTE, limit: 30, skip: () => false })

/**
 * Limit of registrations, by address, even from the machine itself: anybody may send them, they try codes, and
 * each sends a mail.
 */
export const registrationLimit = () =>
  rateLimit({
    ...settings,
    windowMs: 15 * MINUTE,
    limit: 30,
    skip: ({ method }) => method === 'OPTIONS',
  })

/**
 * Limit of passkey challenges, which the server remembers for some minutes each; by address, behind which a
 * whole event may sign in.
 */
export const challengeLimit = () => rateLimit({ ...settings, limit: 300 })

/**
 * The machine itself is not limited, unless a proxy on it that is missing in the configuration forwards
 * requests of others.
 */
const isTheMachine = ({ ip, ips, headers }: Request): boolean =>
  (headers['x-forwarded-for'] === undefined || ips.length > 0) &&
  (ip === undefined || ip === '::1' || /^(::ffff:)?127\./.test(ip))
