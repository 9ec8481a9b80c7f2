import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { t as clientT } from '../../texts/t.ts'

interface DialogButtonsProps {
  readonly onCancel: () => void
  /** The button that sends. */
  readonly children: ReactNode
}

/** The buttons at the end of a dialog: send and cancel. */
export const DialogButtons = ({ onCancel, children }: DialogButtonsProps) => (
  <Group>
    {children}
    <Button variant="default" onClick={onCancel}>
      {clientT('common.cancel')}
    </Button>
  </Group>
)
