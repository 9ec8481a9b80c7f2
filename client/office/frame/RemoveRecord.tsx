import type { Removal } from '../../components/RemoveDialog.tsx'
import { RemoveQuestion } from '../../components/RemoveQuestion.tsx'
import { useChange } from './use-change.ts'

interface RemoveRecordProps extends Removal {
  /** The address that is deleted. */
  readonly path: string
  /** The `time_last_updated` of the record: nothing that somebody else changed since is deleted. */
  readonly asOf?: string
  readonly onRemoved?: () => void
}

/** Deletes a record, after a confirmation. */
export function RemoveRecord({ path, asOf, onRemoved, ...removal }: RemoveRecordProps) {
  const { send, busy, problem, forgetProblem } = useChange()
  const remove = async () => {
    const sent = await send({ method: 'DELETE', path, ...(asOf === undefined ? {} : { asOf }) })
    if (sent) onRemoved?.()
    return sent
  }
  return (
    <RemoveQuestion
      {...removal}
      busy={busy}
      problem={problem}
      forgetProblem={forgetProblem}
      onConfirm={remove}
    />
  )
}
