import { useCallback, useEffect, useState } from 'react'
import { errorKindOf } from '../base/requests/request-error.ts'

/** A network that has just come back may still lose the first request. */
const RETRY_MS = 5000

type Ask<T> = (signal: AbortSignal) => Promise<T>

/** The server's answer to a screen's request; TanStack Query's results have these fields too. */
export interface Answer<T> {
  /** The latest answer, even during a new request. */
  readonly data: T | undefined
  /** The reason for the lack of a fresh answer; null if there is one, or none yet. */
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface Outcome<T> {
  readonly ask: Ask<T>
  readonly attempt: number
  readonly value: T | undefined
  readonly error: unknown
}

/**
 * Sends a request once, and again on demand, when the network is back, and after a pause if the server was
 * unreachable. The request must be the same in every rendering. For the game's screen: TanStack Query, which
 * the other screens use, would make the app larger that a tablet loads before it can score.
 */
export function useAnswer<T>(ask: Ask<T>): Answer<T> {
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
    data: current?.value,
    error: current?.error ?? null,
    isFetching: current?.attempt !== attempt,
    refetch: again,
  }
}
