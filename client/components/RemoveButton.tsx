import type { Removal } from './RemoveDialog.tsx'
import { RemoveQuestion } from './RemoveQuestion.tsx'
import { useRequest } from './use-request.ts'

interface RemoveButtonProps extends Removal {
  readonly onConfirm: () => Promise<void>
  readonly problemOf: (error: unknown) => string
}

/** Removes something, after a confirmation. */
export function RemoveButton({ onConfirm, problemOf, ...removal }: RemoveButtonProps) {
  const { send, busy, problem, forgetProblem } = useRequest(problemOf)
  return (
    <RemoveQuestion
      {...removal}
      busy={busy}
      problem={problem}
      forgetProblem={forgetProblem}
      onConfirm={() => send(onConfirm)}
    />
  )
}
