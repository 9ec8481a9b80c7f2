import { Alert, Button, MantineProvider, Stack } from '@mantine/core'
import { theme } from './theme.ts'
import { t } from '../texts/t.ts'

/** Shown when the device's storage cannot be opened: without it nothing recorded would last. */
export function StartFailed({ why }: { why: string }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <Stack p="lg">
        <Alert color="red" title={t('app.cannotStore')}>
          {t('app.cannotStoreWhy', { why })}
        </Alert>
        <Button onClick={() => location.reload()}>{t('common.tryAgain')}</Button>
      </Stack>
    </MantineProvider>
  )
}
