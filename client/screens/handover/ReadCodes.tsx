import { Modal } from '@mantine/core'
import type { Packed } from '../../../shared-schema/handover/packed.ts'
import { CodeReader } from './CodeReader.tsx'
import classes from './handover.module.css'

interface ReadCodesProps {
  readonly onRead: (packed: Packed) => void
  readonly onClose: () => void
}

/** Reads with the camera the codes that another tablet shows, until all of them are there. */
export function ReadCodes({ onRead, onClose }: ReadCodesProps) {
  return (
    <Modal
      opened onClose={onClose} fullScreen title="Read with the camera"
      classNames={{ content: classes.full, title: classes.title, body: classes.body }} closeButtonProps={{ 'aria-label': 'Close', size: 56 }}
    >
      <CodeReader onRead={onRead} />
    </Modal>
  )
}
