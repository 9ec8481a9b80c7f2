import { use } from 'react'
import { RequestError } from '../../base/requests/request-error.ts'
import { useRequest, type Sent } from '../../components/use-request.ts'
import { UndoStep } from '../data/undo-step.ts'
import { useLastChange } from './last-change.ts'
import { problemText } from './problem-text.ts'
import { RefetchContext } from './refetch.ts'
import { useSessionCheck } from './use-session-check.ts'

/**
 * Sends changes to the server as steps that can be undone. After each, what the office shows of the changed
 * records is refetched.
 */
export function useSteps() {
  const refetch = use(RefetchContext)
  const { setLast } = useLastChange()
  const check = useSessionCheck()
  const { send, error, ...state } = useRequest(problemText)
  const take = async <Answer>(work: (step: UndoStep) => Promise<Answer>): Promise<Answer> => {
    const step = new UndoStep()
    let isDone = false
    try {
      const answer = await work(step)
      isDone = true
      return answer
    } catch (error) {
      check(error)
      throw error
    } finally {
      // Also after a failure: the completed changes can be undone.
      if (isDone || step.touched.length > 0) setLast(step.touched.length > 0 ? step.touched : null)
      await refetch(step.touched)
    }
  }
  return {
    ...state,
    /** The errors of single fields, by their names in requests. */
    wrong: error instanceof RequestError ? error.fields : {},
    /** True if the change was refused because somebody else had changed the record. */
    isChangedSince: error instanceof RequestError && error.kind === 'changed-since',
    /**
     * Never rejects: a failure is shown as `problem`.
     * @param name distinguishes steps that may be under way at the same time
     */
    run: <Answer>(work: (step: UndoStep) => Promise<Answer>, name?: string): Promise<Sent<Answer>> =>
      send(() => take(work), name),
  }
}
