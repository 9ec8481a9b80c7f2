import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { later } from './later.tsx'
import type { Removal } from './RemoveDialog.tsx'
import type { Sent } from './use-request.ts'

const RemoveDialog = later(async () => (await import('./RemoveDialog.tsx')).RemoveDialog)

interface RemoveQuestionProps extends Removal {
  readonly busy: boolean
  readonly problem: string | null
  readonly forgetProblem: () => void
  readonly onConfirm: () => Promise<Sent<unknown>>
}

/** A button to remove something, which asks for confirmation. The dialog stays open after a failure. */
export function RemoveQuestion(props: RemoveQuestionProps) {
  const { name, forgetProblem, onConfirm } = props
  // Undefined until the first time: the dialog is loaded then, and stays to give the focus back.
  const [asking, setAsking] = useState<boolean>()
  const remove = async (): Promise<void> => {
    if (await onConfirm()) setAsking(false)
  }
  return (
    <>
      <ActionIcon
        size={56}
        variant="default"
        aria-label={name}
        onClick={() => {
          forgetProblem()
          setAsking(true)
        }}
      >
        <IconTrash />
      </ActionIcon>
      {asking !== undefined && (
        <RemoveDialog
          {...props}
          opened={asking}
          onKeep={() => setAsking(false)}
          onConfirm={() => void remove()}
        />
      )}
    </>
  )
}
