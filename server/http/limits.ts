import type { Request } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import type { Author } from '../access/author.ts'
import { Problem } from '../problems/problem.ts'
import type { Say } from '../texts/say.ts'

const MINUTE = 60_000

/** Answers a request that is one too many. */
export function refuseMany(say: Say = t => t('requests.tooMany')): never {
  throw new Problem('too_many_requests', say)
}

const settings = {
  standardHeaders: 'draft-8',
  legacyHeaders: false,
  windowMs: MINUTE,
  limit: 3000,
  handler: () => refuseMany(),
  // X-Forwarded-For is read exactly as far as the configuration says; anything more is the sender's own.
  validate: { xForwardedForHeader: false },
  // What a browser asks before the request itself comes with it.
  skip: (request: Request) => request.method === 'OPTIONS' || isTheMachine(request),
} as const

/**
 * For the REST interface: enough for an event's whole network behind one address, and for each person who has
 * signed in.
 */
export const apiLimit = (authorOf: (request: Request) => Promise<Author>) =>
  rateLimit({
    ...settings,
    keyGenerator: async request => (await authorOf(request)).person_id ?? ipKeyGenerator(request.ip ?? ''),
  })

/**
 * For replication: many times what a tablet asks for, because one person may have signed in on all tablets of
 * an event.
 * @param callerOf the person, or the address of whoever has not signed in
 */
export const replicationLimit = (callerOf: (request: Request) => string) =>
  rateLimit({ ...settings, keyGenerator: callerOf })

/** For mails to whoever lost the password: by address, that of the machine too, because each is a mail. */
export const mailLimit = () => rateLimit({ ...settings, windowMs: 15 * MINUTE, limit: 30, skip: () => false })

/**
 * For challenges that passkeys answer: by address, behind which a whole event may sign in, because the server
 * remembers each for some minutes.
 */
export const challengeLimit = () => rateLimit({ ...settings, limit: 300 })

/**
 * The machine itself is not limited. A proxy on it that the configuration does not know of speaks for others.
 */
const isTheMachine = ({ ip, ips, headers }: Request): boolean =>
  (headers['x-forwarded-for'] === undefined || ips.length > 0) &&
  (ip === undefined || ip === '::1' || /^(::ffff:)?127\./.test(ip))
