import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../../components/problem-text.ts'

/** Sends changes that belong together, one after the other; afterwards all that the office shows is read again. */
export function useSeveral() {
  const client = useQueryClient()
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    retry: false,
    onSettled: () => client.invalidateQueries(),
  })
  return {
    busy: isPending,
    /** Why not all was done, in words; null if it was. */
    problem: error === null ? null : problemText(error),
    forgetProblem: reset,
    /** @throws RequestError which is `problem` too */
    run: mutateAsync,
  }
}
