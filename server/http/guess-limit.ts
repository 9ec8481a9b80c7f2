import { EventEmitter, once } from 'node:events'
import type { Request, RequestHandler } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import { Failures } from './failures.ts'
import { refuseMany } from './limits.ts'

/**
 * How many wrong guesses there may be in a quarter of an hour: of one visitor at one account, at one account
 * by everybody, and from one address, behind which there may be the whole network of an event.
 */
const MOST = { visitor: 20, account: 100, address: 500 }

/** At whose account a request guesses; undefined if it does not say so. */
type AccountOf = (request: Request) => string | undefined | Promise<string | undefined>

/**
 * Against the guessing of passwords, invitations, secrets and codes by what is sent. A guess counts once it
 * was wrong; those under way wait for each other if together they could be too many, so that right ones pass
 * however many come at once.
 */
export function guessLimit(accountOf: AccountOf): RequestHandler {
  const wrong = new Failures(15 * 60_000)
  const underWay = new Map<string, number>()
  const ended = new EventEmitter().setMaxListeners(0)

  return async (request, response, next) => {
    const address = ipKeyGenerator(request.ip ?? '')
    const account = await accountOf(request)
    const limits: [string, number][] =
      account === undefined
        ? [[`* ${address}`, MOST.visitor]]
        : [
            [`${account} ${address}`, MOST.visitor],
            [account, MOST.account],
            [address, MOST.address],
          ]
    const full = () => limits.find(([key, most]) => wrong.of(key) >= most)
    const mustWait = () => limits.some(([key, most]) => wrong.of(key) + (underWay.get(key) ?? 0) >= most)
    while (!full() && mustWait()) await once(ended, 'one')
    const reached = full()
    if (reached) {
      response.set('Retry-After', String(wrong.secondsLeft(reached[0])))
      refuseMany()
    }
    for (const [key] of limits) underWay.set(key, (underWay.get(key) ?? 0) + 1)
    response.once('close', () => {
      // Under JSONP a refusal has status 200.
      const isWrong = response.statusCode >= 400 || response.locals.isRefused === true
      for (const [key] of limits) {
        if (isWrong) wrong.add(key)
        const left = (underWay.get(key) ?? 1) - 1
        if (left > 0) underWay.set(key, left)
        else underWay.delete(key)
      }
      ended.emit('one')
    })
    next()
  }
}

/** The same if what is only read is no guess. */
export function guessLimitOfWrites(accountOf: AccountOf): RequestHandler {
  const limit = guessLimit(accountOf)
  return (request, response, next) => (request.method === 'GET' ? next() : limit(request, response, next))
}
