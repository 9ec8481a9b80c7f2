import { Button, Modal } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'

interface ListDialogProps {
  /** The text of the button, and the title of its dialog. */
  readonly name: string
  /** @param close for a list that is done once it is stored */
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a list, pasted or from a file. */
export function ListDialog({ name, children }: ListDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {name}
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} size="xl" title={name}>
        {children(() => setIsOpen(false))}
      </Modal>
    </>
  )
}
