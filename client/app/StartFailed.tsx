import { Alert, Button, Stack } from '@mantine/core'
import { Look } from './Look.tsx'
import { t } from '../texts/t.ts'

/** Shown when the device's storage cannot be opened: without it no entry would be kept. */
export function StartFailed({ why }: { why: string }) {
  return (
    <Look>
      <Stack p="lg">
        <Alert color="red" title={t('app.cannotStore')}>
          {t('app.cannotStoreWhy', { why })}
        </Alert>
        <Button onClick={() => location.reload()}>{t('common.tryAgain')}</Button>
      </Stack>
    </Look>
  )
}
