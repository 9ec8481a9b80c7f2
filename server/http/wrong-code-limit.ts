import type { ErrorRequestHandler } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import { z } from 'zod'
import { hashOf } from '../accounts/token.ts'
import { Problem } from '../problems/problem.ts'
import { Failures } from './failures.ts'
import { refuseMany } from './limits.ts'

/** How often the same wrong code is looked at from one address in a quarter of an hour. */
const MOST = 20

const shown = z.object({ code: z.string().max(200) })

/**
 * Tells whoever goes on showing the same wrong code of a link to wait. Codes have 192 bits and are found by
 * nobody, so a right one is never kept out, whatever others behind the same address show; and what else is
 * wrong with a request is no guess.
 */
export function wrongCodeLimit(): ErrorRequestHandler {
  const wrong = new Failures(15 * 60_000)
  return (error: unknown, request, response, next) => {
    const { data } = shown.safeParse(request.body)
    if (!data || !(error instanceof Problem) || error.code !== 'link_expired') return next(error)
    const key = `${hashOf(data.code)} ${ipKeyGenerator(request.ip ?? '')}`
    if (wrong.of(key) >= MOST) {
      response.set('Retry-After', String(wrong.secondsLeft(key)))
      refuseMany()
    }
    wrong.add(key)
    next(error)
  }
}
