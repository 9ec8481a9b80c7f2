import { isServedByDevice } from './served-by-device.ts'

/** What was missing when the page came may be missing a moment later too. */
const AGE_MS = 5000
const PAUSE_MS = 1000
const PATIENCE_MS = 5000

/**
 * Loads the page anew as soon as it can come from this device or from the server: a browser does not ask a
 * second time for a script that it could not get, as long as the page is the same.
 * @returns when nobody waits for it any more
 */
export async function loadAnew(signal: AbortSignal): Promise<void> {
  let isComing = false
  for (; !signal.aborted; await new Promise(resolve => setTimeout(resolve, PAUSE_MS))) {
    if (isComing || performance.now() < AGE_MS || !(await canCome()) || signal.aborted) continue
    isComing = true
    location.reload()
  }
}

/** Whether a service worker has the page, or the server is in reach. */
async function canCome(): Promise<boolean> {
  if (isServedByDevice()) return true
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })).ok
  } catch {
    return false
  }
}
