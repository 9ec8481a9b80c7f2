import { z } from 'zod'
import { Remembered } from './remembered.ts'

const remembered = new Remembered('server-time', z.object({ ahead: z.int() }))

/** A slower answer hardly tells when the server gave it. */
const SLOW_MS = 4000
/** The header has whole seconds: a smaller difference means nothing. */
const FINE_MS = 1500

/**
 * How many milliseconds the server's clock is ahead of this device's, by its last answer; null if there was
 * none.
 */
export const serverAhead = (): number | null => remembered.get()?.ahead ?? null

/**
 * Notes the server's time of an answer.
 * @param date the `date` header of the answer
 * @param requestedAt the time of the request, by this device's clock
 */
export function noteServerTime(date: string | null, requestedAt: number, answeredAt: number): void {
  const serverMs = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(serverMs) || answeredAt < requestedAt || answeredAt - requestedAt > SLOW_MS) return
  const ahead = Math.round(serverMs + 500 - (requestedAt + answeredAt) / 2)
  const known = serverAhead()
  if (known === null || Math.abs(known - ahead) > FINE_MS) remembered.set({ ahead })
}
