import { useCallback, useEffect, useState } from 'react'
import { errorKindOf } from '../base/requests/request-error.ts'

/** A network that is back does not always carry the first question. */
const RETRY_MS = 5000

type Ask<T> = (signal: AbortSignal) => Promise<T>

/** What the server answered to a screen's question. */
export interface Query<T> {
  /** The latest answer, also while it is asked again. */
  readonly value: T | undefined
  /** Why there is no fresh answer; null if there is one, or if none came yet. */
  readonly error: unknown
  readonly asking: boolean
  readonly again: () => void
}

interface Outcome<T> {
  readonly ask: Ask<T>
  readonly attempt: number
  readonly value: T | undefined
  readonly error: unknown
}

/**
 * Asks the server once, and again on request, when the network is back, and after a while if it was out of
 * reach. The question must be the same from one rendering to the next.
 */
export function useQuery<T>(ask: Ask<T>): Query<T> {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const load = async (): Promise<void> => {
      const [value, error] = await ask(leaving.signal).then(
        answer => [answer, null] as const,
        (failure: unknown) => [undefined, failure] as const,
      )
      if (!leaving.signal.aborted)
        setOutcome(last => ({
          ask,
          attempt,
          value: value ?? (last?.ask === ask ? last.value : undefined),
          error,
        }))
    }
    void load()
    return () => leaving.abort()
  }, [ask, attempt])
  const again = useCallback((): void => setAttempt(last => last + 1), [])
  useEffect(() => {
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [again])
  const isOutOfReach =
    outcome !== null && outcome.error !== null && errorKindOf(outcome.error) === 'unreachable'
  useEffect(() => {
    if (!isOutOfReach) return undefined
    const later = setTimeout(again, RETRY_MS)
    return () => clearTimeout(later)
  }, [isOutOfReach, outcome, again])
  const current = outcome?.ask === ask ? outcome : null
  return {
    value: current?.value,
    error: current?.error ?? null,
    asking: current?.attempt !== attempt,
    again,
  }
}
