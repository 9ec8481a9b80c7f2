import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Step } from '../data/step.ts'
import { useLastChange } from './last-change.ts'
import { problemText } from './problem-text.ts'

/**
 * Sends changes that belong together, one after the other; afterwards all that the office shows is read
 * again.
 */
export function useSeveral() {
  const client = useQueryClient()
  const underWay = useRef<Promise<void> | null>(null)
  const { setLast } = useLastChange()
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async (work: (step: Step) => Promise<void>) => {
      const step = new Step()
      try {
        await work(step)
      } finally {
        // Also of what was not done to its end: what was done can be undone.
        setLast(step.touched.length > 0 ? step.touched : null)
      }
    },
    retry: false,
    onSettled: () => client.invalidateQueries(),
  })
  return {
    busy: isPending,
    /** Why not all was done, in words; null if it was. */
    problem: error === null ? null : problemText(error),
    forgetProblem: reset,
    /** A second tap meanwhile asks for nothing more. @throws RequestError which is `problem` too */
    run: (work: (step: Step) => Promise<void>): Promise<void> => {
      underWay.current ??= mutateAsync(work).finally(() => (underWay.current = null))
      return underWay.current
    },
  }
}
