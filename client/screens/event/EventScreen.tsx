import { Alert, Loader } from '@mantine/core'
import { useServices } from '../../app/services.ts'
import { useLatest } from '../../app/use-latest.ts'
import { useOpenScope } from '../../app/use-open-scope.ts'
import { Page } from '../Page.tsx'
import { EventParts } from './EventParts.tsx'

/**
 * One event: its games, and how they stand.
 * @param part which part of it is looked at, as its address says; the games where it says nothing
 */
export function EventScreen({ scope, part }: { scope: string; part: string | undefined }) {
  const { known } = useServices()
  const opening = useOpenScope(scope)
  useLatest(known.all$, known.all$.value)
  return (
    <Page title={known.nameOf(scope) ?? 'Event'} back={{ to: '/', name: 'All events' }}>
      {opening.state === 'opening' && <Loader aria-label="Opening" />}
      {opening.state === 'failed' && <Alert color="red" title="The event cannot be opened on this device">{opening.why}</Alert>}
      {opening.state === 'open' && <EventParts open={opening.open} part={part} />}
    </Page>
  )
}
