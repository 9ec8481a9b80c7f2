import { EventEmitter, once } from 'node:events'
import type { Request, RequestHandler } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import type { Say } from '../texts/say.ts'
import { Failures } from './failures.ts'
import { refuseMany } from './limits.ts'

/**
 * The most wrong guesses in a quarter of an hour: by one visitor at one account, by everybody at one account,
 * and from one address, which may be the whole network of an event.
 */
const MAX_GUESSES = { visitor: 20, account: 100, address: 500 }

/** The target of a guess. */
export interface Guess {
  readonly account: string
  /**
   * A device that the account's owner has used before. It has limits of its own, so that wrong guesses of
   * others do not lock the owner out.
   */
  readonly knownDevice?: string | undefined
  /** Exempts a value that cannot be guessed from the limit of the shared address. */
  readonly cannotBeGuessed?: boolean
  /** The error text for a blocked guess; the waiting time is sent with it. */
  readonly whenLocked?: Say
}

/** The target of a request's guess; undefined if the request does not name one. */
type GuessOf = (request: Request) => Guess | undefined | Promise<Guess | undefined>

function limitsOf(guess: Guess | undefined, address: string): [string, number][] {
  if (guess === undefined) return [[`* ${address}`, MAX_GUESSES.visitor]]
  const { account, knownDevice, cannotBeGuessed } = guess
  if (knownDevice !== undefined)
    return [
      [`${account}|${knownDevice}`, MAX_GUESSES.visitor],
      [`${account}|known`, MAX_GUESSES.account],
    ]
  return [
    [`${account} ${address}`, MAX_GUESSES.visitor],
    [account, MAX_GUESSES.account],
    ...(cannotBeGuessed === true ? [] : [[address, MAX_GUESSES.address] satisfies [string, number]]),
  ]
}

/**
 * Limits guessing of passwords, secrets and codes. A guess counts if it was wrong; concurrent guesses wait
 * for each other if together they could exceed the limit, so any number of right ones succeed.
 */
export function guessLimit(guessOf: GuessOf): RequestHandler {
  const wrong = new Failures(15 * 60_000)
  const underWay = new Map<string, number>()
  const ended = new EventEmitter().setMaxListeners(0)

  return async (request, response, next) => {
    const address = ipKeyGenerator(request.ip ?? '')
    const guess = await guessOf(request)
    const limits = limitsOf(guess, address)
    const full = () => limits.find(([key, most]) => wrong.of(key) >= most)
    const mustWait = () => limits.some(([key, most]) => wrong.of(key) + (underWay.get(key) ?? 0) >= most)
    while (!full() && mustWait()) await once(ended, 'one')
    const reached = full()
    if (reached) {
      response.set('Retry-After', String(wrong.secondsLeft(reached[0])))
      refuseMany(guess?.whenLocked)
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

/** The same limit, but reads are not guesses. */
export function guessLimitOfWrites(guessOf: GuessOf): RequestHandler {
  const limit = guessLimit(guessOf)
  return (request, response, next) => (request.method === 'GET' ? next() : limit(request, response, next))
}
