import { Button, Modal, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { previewOf } from '../data/previews.ts'
import { Consequences } from './Consequences.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import { SendButton } from './SendButton.tsx'
import { useChange } from './use-change.ts'

interface ConfirmWithPreviewProps {
  /** The text of the button, and the title of its dialog. */
  readonly name: string
  readonly change: {
    readonly method: 'POST' | 'PATCH' | 'DELETE'
    readonly path: string
    readonly body?: unknown
    readonly asOf?: string
  }
  readonly nameOf: (gameId: number) => string | undefined
  /** Further information before the change. */
  readonly children?: ReactNode
  /** Disables the change, with the reason. */
  readonly disabled?: boolean
  readonly onDone?: () => void
}

/** A button for a change in a tournament: a dialog previews its effects before it is made. */
export function ConfirmWithPreview({
  name,
  change,
  nameOf,
  children,
  disabled = false,
  onDone,
}: ConfirmWithPreviewProps) {
  const [asking, setAsking] = useState(false)
  const { send, busy, problem, forgetProblem } = useChange()
  const preview = useQuery({ ...previewOf(change), enabled: asking })
  const close = (): void => {
    setAsking(false)
    forgetProblem()
  }
  const go = async (): Promise<void> => {
    if (!(await send(change))) return
    close()
    onDone?.()
  }
  return (
    <>
      <Button variant="default" disabled={disabled} onClick={() => setAsking(true)}>
        {name}
      </Button>
      <Modal opened={asking} onClose={close} title={name} size="lg">
        <Stack>
          {children}
          <Consequences query={preview} nameOf={nameOf} />
          <ProblemAlert problem={problem} />
          <DialogButtons onCancel={close}>
            <SendButton busy={busy} disabled={preview.data === undefined} onClick={() => void go()}>
              {name}
            </SendButton>
          </DialogButtons>
        </Stack>
      </Modal>
    </>
  )
}
