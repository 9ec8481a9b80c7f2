import { Alert, Loader } from '@mantine/core'
import { useServices } from '../../../components/services.ts'
import { useLatest } from '../../../components/use-latest.ts'
import { useOpenScope } from '../../../components/use-open-scope.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { Page } from '../../../components/page/Page.tsx'
import { DisputePanel } from './DisputePanel.tsx'
import { t } from '../../../texts/t.ts'

/** One game with two different sheets. */
export function DisputeScreen({ scope, gameId }: { scope: string; gameId: number }) {
  const { known } = useServices()
  const opening = useOpenScope(scope)
  useLatest(known.all$, known.all$.value)
  return (
    <Page
      title={t('disputes.title', { event: bidiIsolate(known.nameOf(scope) ?? t('common.event')) })}
      back={{ to: `/events/${scope}/office/disputes`, name: t('disputes.all') }}
    >
      {opening.state === 'opening' && <Loader role="status" aria-label={t('common.opening')} />}
      {opening.state === 'failed' && (
        <Alert color="red" title={t('common.cannotOpen')}>
          {opening.why}
        </Alert>
      )}
      {opening.state === 'open' && <DisputePanel open={opening.open} gameId={gameId} />}
    </Page>
  )
}
