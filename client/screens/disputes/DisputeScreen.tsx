import { Alert, Loader } from '@mantine/core'
import { useServices } from '../../app/services.ts'
import { useLatest } from '../../app/use-latest.ts'
import { useOpenScope } from '../../app/use-open-scope.ts'
import { Page } from '../Page.tsx'
import { DisputeDesk } from './DisputeDesk.tsx'

/** One game of which two tablets have different sheets. */
export function DisputeScreen({ scope, gameId }: { scope: string; gameId: number }) {
  const { known } = useServices()
  const opening = useOpenScope(scope)
  useLatest(known.all$, known.all$.value)
  return (
    <Page title={`Dispute · ${known.nameOf(scope) ?? 'Event'}`} back={{ to: `/events/${scope}/office/disputes`, name: 'All disputes' }}>
      {opening.state === 'opening' && <Loader aria-label="Opening" />}
      {opening.state === 'failed' && <Alert color="red" title="The event cannot be opened on this device">{opening.why}</Alert>}
      {opening.state === 'open' && <DisputeDesk open={opening.open} gameId={gameId} />}
    </Page>
  )
}
