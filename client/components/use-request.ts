import { useState } from 'react'
import { problemText } from './problem-text.ts'

/** A request to the server that a tap sends: busy while it waits, in words why it failed. */
export function useRequest() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (request: () => Promise<void>, done: () => void): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      await request()
      done()
    } catch (error) {
      setProblem(problemText(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, send: (request: () => Promise<void>, done: () => void) => void send(request, done) }
}
