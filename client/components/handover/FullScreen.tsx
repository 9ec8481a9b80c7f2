import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './handover.module.css'

interface FullScreenProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A full-screen picture with its text. */
export function FullScreen({ title, onClose, children }: FullScreenProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      title={title}
      classNames={{ content: classes.full, title: classes.title, body: classes.body }}
    >
      {children}
    </Modal>
  )
}
