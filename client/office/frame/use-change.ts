import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendChange, type Change } from '../data/change.ts'
import { Sending } from '../data/sending.ts'
import { UndoStep } from '../data/undo-step.ts'
import { useLastChange } from './last-change.ts'
import { problemText } from './problem-text.ts'

interface Sent<Answer> {
  readonly change: Change<Answer>
  readonly key: string
}

/**
 * Sends changes to the server, each only once even if requested repeatedly meanwhile; afterwards everything
 * that the office shows is refetched.
 */
export function useChange<Answer = unknown>() {
  const client = useQueryClient()
  const [sending] = useState(() => new Sending<Answer>())
  const { setLast } = useLastChange()
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async ({ change, key }: Sent<Answer>) => {
      const step = new UndoStep()
      const answer = await sendChange(change, key, step)
      setLast(step.touched.length > 0 ? step.touched : null)
      return answer
    },
    onSettled: () => client.invalidateQueries(),
  })
  return {
    busy: isPending,
    /** The error message of the last change; null if it succeeded. */
    problem: error === null ? null : problemText(error),
    error,
    forgetProblem: reset,
    /** @throws RequestError which is `problem` too */
    send: (change: Change<Answer>): Promise<Answer> =>
      sending.once(change, key => mutateAsync({ change, key })),
  }
}
