import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while wanted. The browser releases the lock when the page is hidden, so it is requested
 * again.
 * @returns whether the screen stays on
 */
export function useWakeLock(wanted: boolean): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let held: WakeLockSentinel | undefined
    let over = false
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      try {
        held = await navigator.wakeLock.request('screen')
        held.addEventListener('release', () => setHeld(false))
        if (over) await held.release()
        else setHeld(true)
      } catch {
        // A low battery refuses it; the screen then sleeps as usual.
      }
    }
    const again = (): void => void hold()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', again)
      void held?.release().catch(() => undefined)
    }
  }, [wanted])
  return isHeld
}
