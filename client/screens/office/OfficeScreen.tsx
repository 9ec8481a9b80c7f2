import { Alert, Loader, SegmentedControl, Stack } from '@mantine/core'
import { Redirect, useLocation } from 'wouter'
import { useServices } from '../../app/services.ts'
import { useLatest } from '../../app/use-latest.ts'
import { useOpenScope } from '../../app/use-open-scope.ts'
import type { OpenScope } from '../../scopes/open-scope.ts'
import { DisputeList } from '../disputes/DisputeList.tsx'
import { Page } from '../Page.tsx'
import { TabletList } from '../tablets/TabletList.tsx'
import { NotCountedList } from '../verdicts/NotCountedList.tsx'

const parts = [
  { value: 'disputes', label: 'Disputes' },
  { value: 'tablets', label: 'Tablets' },
  { value: 'verdicts', label: 'Not counted' },
]

/** What the office of an event looks after while games are played. It needs a connection. */
export function OfficeScreen({ scope, part }: { scope: string; part: string | undefined }) {
  const { known } = useServices()
  const [, go] = useLocation()
  const opening = useOpenScope(scope)
  useLatest(known.all$, known.all$.value)
  if (part === undefined) return <Redirect to={`/events/${scope}/office/disputes`} replace />
  return (
    <Page title={`Office · ${known.nameOf(scope) ?? 'Event'}`} back={{ to: `/events/${scope}`, name: 'All games' }}>
      <Stack>
        <SegmentedControl
          fullWidth size="lg" aria-label="What to show" data={parts} value={part} styles={{ label: { paddingInline: 4 } }}
          onChange={chosen => go(`/events/${scope}/office/${chosen}`, { replace: true })}
        />
        {opening.state === 'opening' && <Loader aria-label="Opening" />}
        {opening.state === 'failed' && <Alert color="red" title="The event cannot be opened on this device">{opening.why}</Alert>}
        {opening.state === 'open' && <Part part={part} open={opening.open} />}
      </Stack>
    </Page>
  )
}

function Part({ part, open }: { part: string; open: OpenScope }) {
  switch (part) {
    case 'tablets': return <TabletList scope={open.scope} />
    case 'verdicts': return <NotCountedList open={open} />
    default: return <DisputeList open={open} />
  }
}
