import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../texts/t.ts'
import { RecordPicture } from './RecordPicture.tsx'

/** A button that opens the picture of a player. */
export function PlayerPicture({ id, name }: { id: number; name: string }) {
  const [open, setOpen] = useState(false)
  const title = t('pictures.of', { name })
  return (
    <>
      <Button variant="default" aria-label={title} onClick={() => setOpen(true)}>
        {t('pictures.title')}
      </Button>
      <Modal opened={open} onClose={() => setOpen(false)} title={title}>
        <RecordPicture family="players" id={id} name={name} />
      </Modal>
    </>
  )
}
