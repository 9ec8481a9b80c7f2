import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { t as commonT } from '../../texts/t.ts'

interface DialogButtonsProps {
  readonly onCancel: () => void
  /** What sends. */
  readonly children: ReactNode
}

/** What stands at the end of a dialog: the button that sends, and the one that leaves all as it is. */
export const DialogButtons = ({ onCancel, children }: DialogButtonsProps) => (
  <Group>
    {children}
    <Button variant="default" onClick={onCancel}>
      {commonT('common.cancel')}
    </Button>
  </Group>
)
