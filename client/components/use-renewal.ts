import { useEffect } from 'react'
import type { Query } from './use-query.ts'

const EVERY_MS = 5000

/**
 * Repeats a request a few seconds after each answer while the page is visible: somebody may watch a list all
 * day.
 */
export function useRenewal({ asking, again }: Pick<Query<unknown>, 'asking' | 'again'>): void {
  useEffect(() => {
    if (asking) return undefined
    const renew = (): void => {
      if (document.visibilityState === 'visible') again()
    }
    const timer = setTimeout(renew, EVERY_MS)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [asking, again])
}
