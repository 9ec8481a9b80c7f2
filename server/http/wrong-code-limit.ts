import type { ErrorRequestHandler } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import { z } from 'zod'
import { hashOf } from '../accounts/sessions/token.ts'
import { Problem } from '../problems/problem.ts'
import { Failures } from './failures.ts'
import { refuseMany } from './limits.ts'

/** How often one address may try the same wrong code in a quarter of an hour. */
const MAX_ATTEMPTS = 20

const shown = z.object({ code: z.string().max(200) })

/**
 * Slows down repeated requests with the same wrong link code. Codes have 192 bits and cannot be found by
 * guessing, so each code is counted separately: wrong codes never block a right one from the same address.
 * Other faults of a request are not counted.
 */
export function wrongCodeLimit(): ErrorRequestHandler {
  const wrong = new Failures(15 * 60_000)
  return (error: unknown, request, response, next) => {
    const { data } = shown.safeParse(request.body)
    if (!data || !(error instanceof Problem) || error.code !== 'link_expired') return next(error)
    const key = `${hashOf(data.code)} ${ipKeyGenerator(request.ip ?? '')}`
    if (wrong.of(key) >= MAX_ATTEMPTS) {
      response.set('Retry-After', String(wrong.secondsLeft(key)))
      refuseMany()
    }
    wrong.add(key)
    next(error)
  }
}
