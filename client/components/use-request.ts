import { useState } from 'react'
import { onceAtATime } from './once-at-a-time.ts'
import { problemText } from './problem-text.ts'

type Request = () => Promise<void>

/**
 * A request to the server sent by a tap: busy while it waits, with a message if it fails. Taps in the
 * meantime are ignored: a double tap is meant as one.
 * @param textOf the error message of a failure
 */
export function useRequest(textOf: (error: unknown) => string = problemText) {
  const [guarded] = useState(onceAtATime)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (request: Request, done: () => void): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      await request()
      done()
    } catch (error) {
      setProblem(textOf(error))
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    problem,
    forgetProblem: () => setProblem(null),
    send: (request: Request, done: () => void = nothing) => void guarded(() => send(request, done)),
  }
}

const nothing = (): void => undefined
