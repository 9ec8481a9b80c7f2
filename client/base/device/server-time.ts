import { z } from 'zod'
import { Remembered } from './remembered.ts'

const remembered = new Remembered('server-time', z.object({ ahead: z.int() }))

/** An answer that took longer than this says little of when it was given. */
const SLOW_MS = 4000
/** The header has whole seconds: within this nothing was learned. */
const FINE_MS = 1500

/**
 * By how many milliseconds the server's clock is ahead of this device's, as far as it has heard; null if it
 * never did.
 */
export const serverAhead = (): number | null => remembered.get()?.ahead ?? null

/**
 * Takes in when the server says it answered.
 * @param date the header of its answer
 * @param askedAt when it was asked, by this device's clock
 */
export function noteServerTime(date: string | null, askedAt: number, answeredAt: number): void {
  const told = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(told) || answeredAt < askedAt || answeredAt - askedAt > SLOW_MS) return
  const ahead = Math.round(told + 500 - (askedAt + answeredAt) / 2)
  const known = serverAhead()
  if (known === null || Math.abs(known - ahead) > FINE_MS) remembered.set({ ahead })
}
