import { Button, Modal, Stack, Text } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { CodeOf } from '../../components/CodeOf.tsx'
import { CopyField } from '../../components/CopyField.tsx'
import { t } from '../texts/t.ts'

/** The link to an event that everybody may see, to be copied, and its QR code. */
export function EventLink({ scope }: { scope: Scope }) {
  const [isOpen, setOpen] = useState(false)
  const link = new URL(`/events/${scope}`, location.origin).href
  return (
    <>
      <div>
        <Button variant="default" leftSection={<IconQrcode aria-hidden />} onClick={() => setOpen(true)}>
          {t('eventLink.open')}
        </Button>
      </div>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t('eventLink.title')} size="lg">
        <Stack>
          <Text>{t('eventLink.what')}</Text>
          <CopyField label={t('eventLink.link')} text={link} />
          <CodeOf text={link} />
        </Stack>
      </Modal>
    </>
  )
}
