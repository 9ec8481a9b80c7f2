import { isServedByDevice } from './served-by-device.ts'

/** A file missing when the page loaded may still be missing a moment later. */
const AGE_MS = 5000
const PAUSE_MS = 1000
const PATIENCE_MS = 5000

/**
 * Reloads the page as soon as this device or the server can deliver it: a browser does not request a script
 * again that it could not get, as long as the page is the same.
 * @returns after the signal is aborted
 */
export async function reloadWhenReachable(signal: AbortSignal): Promise<void> {
  let isComing = false
  for (; !signal.aborted; await new Promise(resolve => setTimeout(resolve, PAUSE_MS))) {
    if (isComing || performance.now() < AGE_MS || !(await canCome()) || signal.aborted) continue
    isComing = true
    location.reload()
  }
}

/** Whether a service worker has the page, or the server is reachable. */
async function canCome(): Promise<boolean> {
  if (isServedByDevice()) return true
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })).ok
  } catch {
    return false
  }
}
