import { t } from '../../../texts/t.ts'
import { good, odd, type Finding } from './check.ts'

const PATIENCE_MS = 8000
/** The server's clock comes in whole seconds. */
const HALF_SECOND = 500
const OFF_S = 5

/** An answer of the server: how long it took, and how far its clock is ahead of the device's, if it says. */
interface Answer {
  readonly ms: number
  readonly aheadMs: number | null
}

async function askServer(): Promise<Answer | null> {
  const start = Date.now()
  try {
    const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    const end = Date.now()
    const date = Date.parse(response.headers.get('Date') ?? '')
    const aheadMs = Number.isNaN(date) ? null : date + HALF_SECOND - (start + end) / 2
    return response.ok ? { ms: end - start, aheadMs } : null
  } catch {
    return null
  }
}

export async function checkNetwork(): Promise<Finding> {
  const answer = await askServer()
  return answer ? good(t('tablet.found.reached', { ms: answer.ms })) : odd(t('tablet.found.notReached'))
}

/** Holds the device's clock against the server's. */
export async function checkClock(): Promise<Finding> {
  const answer = await askServer()
  if (!answer || answer.aheadMs === null) return odd(t('tablet.found.clockUnknown'))
  const count = Math.max(1, Math.round(Math.abs(answer.aheadMs) / 1000))
  return count > OFF_S
    ? odd(t('tablet.found.clockOff', { count }))
    : good(t('tablet.found.clockRight', { count }))
}
