import { Modal, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { previewOf } from '../../data/previews.ts'
import { Consequences } from '../../frame/Consequences.tsx'
import { DialogButtons } from '../../frame/DialogButtons.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useGameNames, type EventPlace } from '../../frame/use-game-names.ts'

interface PreviewedChangeProps {
  /** The text of the dialog's title and of the button that confirms. */
  readonly name: string
  readonly place: EventPlace
  /** Null while something is not chosen yet. */
  readonly change: {
    readonly method: 'POST' | 'PATCH'
    readonly path: string
    readonly body: object
    readonly asOf?: string
  } | null
  /** The options. */
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A dialog for choosing a change, with a preview of its effects. */
export function PreviewedChange({ name, place, change, children, onClose }: PreviewedChangeProps) {
  const { send, busy, problem } = useChange()
  const [settledBody] = useDebouncedValue(change === null ? null : JSON.stringify(change.body), 250)
  const isReady = change !== null && settledBody !== null
  const preview = useQuery({
    ...previewOf({
      method: change?.method ?? 'POST',
      path: change?.path ?? '',
      body: settledBody === null ? undefined : JSON.parse(settledBody),
    }),
    enabled: isReady,
  })
  const nameOf = useGameNames(place, true)
  const go = async (): Promise<void> => {
    if (change === null) return
    if (await send(change)) onClose()
  }
  return (
    <Modal opened onClose={onClose} title={name} size="lg">
      <Stack>
        {children}
        {isReady && <Consequences query={preview} nameOf={nameOf} />}
        <ProblemAlert problem={problem} />
        <DialogButtons onCancel={onClose}>
          <SendButton
            busy={busy}
            disabled={!isReady || settledBody !== JSON.stringify(change.body) || preview.data === undefined}
            onClick={() => void go()}
          >
            {name}
          </SendButton>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
