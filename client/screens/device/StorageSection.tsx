import { Button, Stack, Text, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { keepStorage } from '../../base/device/keep-storage.ts'
import { storageCare, type StorageCare } from '../../base/device/storage-care.ts'
import { sizeText } from './size-text.ts'
import { t } from '../../texts/t.ts'

/** Whether what is stored here is safe from the browser, and how full the device is. */
export function StorageSection() {
  const [care, setCare] = useState<StorageCare | null>(null)
  useEffect(() => {
    void storageCare().then(setCare)
  }, [])
  if (!care) return null
  const { isKept, usedMb, freeMb } = care
  return (
    <Stack component="section" aria-label={t('tablet.storage')} gap="sm" align="flex-start">
      <Title order={2}>{t('tablet.storage')}</Title>
      <Text>{isKept === null ? t('tablet.unknown') : isKept ? t('tablet.kept') : t('tablet.notKept')}</Text>
      {isKept === false && (
        <Button variant="default" onClick={() => void keepStorage().then(storageCare).then(setCare)}>
          {t('tablet.askToKeep')}
        </Button>
      )}
      {usedMb !== null && freeMb !== null && (
        <Text>{t('tablet.full', { used: sizeText(usedMb), free: sizeText(freeMb) })}</Text>
      )}
    </Stack>
  )
}
