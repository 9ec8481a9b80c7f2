import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { UndoStep } from '../data/undo-step.ts'
import { useLastChange } from './last-change.ts'
import { problemText } from './problem-text.ts'

/** Sends related changes one after the other; afterwards everything that the office shows is refetched. */
export function useSeveral() {
  const client = useQueryClient()
  const underWay = useRef<Promise<void> | null>(null)
  const { setLast } = useLastChange()
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async (work: (step: UndoStep) => Promise<void>) => {
      const step = new UndoStep()
      try {
        await work(step)
      } finally {
        // Also after a failure: the completed changes can be undone.
        setLast(step.touched.length > 0 ? step.touched : null)
      }
    },
    retry: false,
    onSettled: () => client.invalidateQueries(),
  })
  return {
    busy: isPending,
    /** The error message if not everything was done; null if it was. */
    problem: error === null ? null : problemText(error),
    forgetProblem: reset,
    /** Ignored while another run is under way. @throws RequestError which is `problem` too */
    run: (work: (step: UndoStep) => Promise<void>): Promise<void> => {
      underWay.current ??= mutateAsync(work).finally(() => (underWay.current = null))
      return underWay.current
    },
  }
}
