import { Alert, Loader } from '@mantine/core'
import { useServices } from '../../app/services.ts'
import { useLatest } from '../../app/use-latest.ts'
import { useOpenScope } from '../../app/use-open-scope.ts'
import { Page } from '../Page.tsx'
import { GameList } from './GameList.tsx'

/** The games of one event. */
export function EventScreen({ scope }: { scope: string }) {
  const { known } = useServices()
  const opening = useOpenScope(scope)
  useLatest(known.all$, known.all$.value)
  return (
    <Page title={known.nameOf(scope) ?? 'Event'} back={{ to: '/', name: 'All events' }}>
      {opening.state === 'opening' && <Loader aria-label="Opening" />}
      {opening.state === 'failed' && <Alert color="red" title="The event cannot be opened on this device">{opening.why}</Alert>}
      {opening.state === 'open' && <GameList open={opening.open} />}
    </Page>
  )
}
