import { t } from '../../texts/t.ts'
/** Runs work while nothing else, in any tab, runs under the same lock. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>

/** Work under the lock takes milliseconds; a tab that holds it this long hangs. */
const PATIENCE_MS = 5000

/**
 * The lock under which all tabs of this browser record: one counter, one order. A tap that cannot get it is
 * reported to the scorekeeper as not saved, rather than left waiting unseen.
 */
export const recordingLock: Lock = async work => {
  try {
    return await navigator.locks.request(
      'sideline-recording',
      { signal: AbortSignal.timeout(PATIENCE_MS) },
      work,
    )
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new Error(t('device.otherTabHangs'), { cause: error })
    }
    throw error
  }
}
