import { useState } from 'react'
import { onceAtATime } from './once-at-a-time.ts'
import { problemText } from './problem-text.ts'

type Request = () => Promise<void>

/**
 * A request to the server that a tap sends: busy while it waits, in words why it failed. What is tapped
 * meanwhile is not sent: the second tap of a double one was meant as one.
 * @param textOf why it failed, in words
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
