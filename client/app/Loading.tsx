import { Center, Loader } from '@mantine/core'
import { t } from '../texts/t.ts'

/** Shown while a part of the app is on its way: from this device a moment, at the very first visit as long as the network takes. */
export function Loading() {
  return (
    <Center mih="100dvh">
      <Loader role="status" aria-label={t('common.loading')} />
    </Center>
  )
}
