import { useState } from 'react'
import { onceAtATime } from './once-at-a-time.ts'
import { problemText } from './problem-text.ts'

/** The answer to a request; undefined if it was refused, or ignored as a double tap. */
export type Sent<Answer> = { readonly answer: Answer } | undefined

/**
 * Requests to the server sent by taps: busy while one waits, with a message if it fails. Taps in the
 * meantime are ignored: a double tap is meant as one.
 * @param textOf the error message of a failure
 */
export function useRequest(textOf: (error: unknown) => string = problemText) {
  const [once] = useState(onceAtATime)
  const [waiting, setWaiting] = useState(0)
  const [error, setError] = useState<unknown>(null)
  return {
    busy: waiting > 0,
    /** The error of the last request; null if it succeeded. */
    error,
    /** Its error message. */
    problem: error === null ? null : textOf(error),
    forgetProblem: () => setError(null),
    /**
     * Never rejects: a failure is shown as `problem`.
     * @param name distinguishes requests that may be under way at the same time
     */
    send: <Answer>(request: () => Promise<Answer>, name?: string): Promise<Sent<Answer>> =>
      once(async () => {
        setWaiting(count => count + 1)
        setError(null)
        try {
          return { answer: await request() }
        } catch (failure) {
          setError(failure)
          return undefined
        } finally {
          setWaiting(count => count - 1)
        }
      }, name),
  }
}
