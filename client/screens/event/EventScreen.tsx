import { Alert, Loader } from '@mantine/core'
import { useServices } from '../../components/services.ts'
import { useLatest } from '../../components/use-latest.ts'
import { useOpenScope } from '../../components/use-open-scope.ts'
import { Page } from '../../components/page/Page.tsx'
import { EventParts } from './EventParts.tsx'
import { t } from '../../texts/t.ts'

/**
 * One event: its games and scores.
 * @param part its current part, from the address; the games by default
 * @param id of the team, player, site or field of the part
 */
export function EventScreen({
  scope,
  part,
  id,
}: {
  scope: string
  part: string | undefined
  id: string | undefined
}) {
  const { known } = useServices()
  const opening = useOpenScope(scope)
  useLatest(known.all$, known.all$.value)
  return (
    <Page title={known.nameOf(scope) ?? t('common.event')} back={{ to: '/', name: t('common.allEvents') }}>
      {opening.state === 'opening' && <Loader role="status" aria-label={t('common.opening')} />}
      {opening.state === 'failed' && (
        <Alert color="red" title={t('common.cannotOpen')}>
          {opening.why}
        </Alert>
      )}
      {opening.state === 'open' && <EventParts open={opening.open} part={part} id={id} />}
    </Page>
  )
}
