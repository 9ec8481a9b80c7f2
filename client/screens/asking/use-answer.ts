import { useEffect, useState } from 'react'

type Ask<T> = (signal: AbortSignal) => Promise<T>

/** What the server answered to a screen's question. */
export interface Answer<T> {
  /** The latest answer, also while it is asked again. */
  readonly value: T | undefined
  /** Why there is no fresh answer; null where there is one, or where none came yet. */
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

/** Asks the server once, and again on request or when the network is back. The question must be the same from one rendering to the next. */
export function useAnswer<T>(ask: Ask<T>): Answer<T> {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const load = async (): Promise<void> => {
      const [value, error] = await ask(leaving.signal).then(answer => [answer, null] as const, (failure: unknown) => [undefined, failure] as const)
      if (!leaving.signal.aborted) setOutcome(last => ({ ask, attempt, value: value ?? (last?.ask === ask ? last.value : undefined), error }))
    }
    void load()
    return () => leaving.abort()
  }, [ask, attempt])
  useEffect(() => {
    const again = (): void => setAttempt(last => last + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  const current = outcome?.ask === ask ? outcome : null
  return {
    value: current?.value, error: current?.error ?? null, asking: current?.attempt !== attempt,
    again: () => setAttempt(last => last + 1),
  }
}
