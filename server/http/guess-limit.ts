import { EventEmitter, once } from 'node:events'
import type { Request, RequestHandler } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import type { Say } from '../texts/say.ts'
import { Failures } from './failures.ts'
import { refuseMany } from './limits.ts'

/**
 * How many wrong guesses there may be in a quarter of an hour: of one visitor at one account, at one account
 * by everybody, and from one address, behind which there may be the whole network of an event.
 */
const MOST = { visitor: 20, account: 100, address: 500 }

/** What a request guesses at. */
export interface Guess {
  readonly account: string
  /**
   * A device on which the account's owner has been before. It has limits of its own, so that wrong guesses of
   * others keep nobody out of their own account.
   */
  readonly knownDevice?: string | undefined
  /** What cannot be guessed is not kept out by what others behind the same address do. */
  readonly cannotBeGuessed?: boolean
  /** What whoever has to wait is told, beside when. */
  readonly whenLocked?: Say
}

/** At what a request guesses; undefined if it does not say so. */
type GuessOf = (request: Request) => Guess | undefined | Promise<Guess | undefined>

function limitsOf(guess: Guess | undefined, address: string): [string, number][] {
  if (guess === undefined) return [[`* ${address}`, MOST.visitor]]
  const { account, knownDevice, cannotBeGuessed } = guess
  if (knownDevice !== undefined)
    return [
      [`${account}|${knownDevice}`, MOST.visitor],
      [`${account}|known`, MOST.account],
    ]
  return [
    [`${account} ${address}`, MOST.visitor],
    [account, MOST.account],
    ...(cannotBeGuessed === true ? [] : [[address, MOST.address] satisfies [string, number]]),
  ]
}

/**
 * Against the guessing of passwords, secrets and codes by what is sent. A guess counts once it was wrong;
 * those under way wait for each other if together they could be too many, so that right ones pass however many
 * come at once.
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

/** The same if what is only read is no guess. */
export function guessLimitOfWrites(guessOf: GuessOf): RequestHandler {
  const limit = guessLimit(guessOf)
  return (request, response, next) => (request.method === 'GET' ? next() : limit(request, response, next))
}
