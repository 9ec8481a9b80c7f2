import { Text } from '@mantine/core'
import { useLatest } from '../../components/use-latest.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import { t } from '../../texts/t.ts'

/** The number of sealed, unsent entries of an event that nobody here may read. */
export function SealedEntries({ open }: { open: OpenScope }) {
  const { size: unsent } = useLatest(open.unsent.ids$, open.unsent.ids$.value)
  return unsent > 0 && <Text mt="xs">{t('tablet.sealed', { count: unsent })}</Text>
}
