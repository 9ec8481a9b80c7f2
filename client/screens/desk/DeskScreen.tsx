import { Alert, Loader, SegmentedControl, Stack } from '@mantine/core'
import { Redirect, useLocation } from 'wouter'
import { useServices } from '../../components/services.ts'
import { useLatest } from '../../components/use-latest.ts'
import { useOpenScope } from '../../components/use-open-scope.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import { DisputeList } from './disputes/DisputeList.tsx'
import { Page } from '../../components/page/Page.tsx'
import { TabletList } from './tablets/TabletList.tsx'
import { NotCountedList } from './verdicts/NotCountedList.tsx'
import { t } from '../../texts/t.ts'

const parts = ['disputes', 'tablets', 'verdicts'] as const

/** The office's view of an event during games. It needs a connection. */
export function DeskScreen({ scope, part }: { scope: string; part: string | undefined }) {
  const { known } = useServices()
  const [, go] = useLocation()
  const opening = useOpenScope(scope)
  useLatest(known.all$, known.all$.value)
  if (part === undefined) return <Redirect to={`/events/${scope}/office/disputes`} replace />
  return (
    <Page
      title={t('office.of', { event: bidiIsolate(known.nameOf(scope) ?? t('common.event')) })}
      back={{ to: `/events/${scope}`, name: t('game.allGames') }}
    >
      <Stack>
        <SegmentedControl
          fullWidth
          size="lg"
          aria-label={t('office.whatToShow')}
          data={parts.map(each => ({ value: each, label: t(`office.parts.${each}`) }))}
          value={part}
          styles={{ label: { paddingInline: 4 } }}
          onChange={chosen => go(`/events/${scope}/office/${chosen}`, { replace: true })}
        />
        {opening.state === 'opening' && <Loader role="status" aria-label={t('common.opening')} />}
        {opening.state === 'failed' && (
          <Alert color="red" title={t('common.cannotOpen')}>
            {opening.why}
          </Alert>
        )}
        {opening.state === 'open' && <Part part={part} open={opening.open} />}
      </Stack>
    </Page>
  )
}

function Part({ part, open }: { part: string; open: OpenScope }) {
  switch (part) {
    case 'tablets':
      return <TabletList scope={open.scope} />
    case 'verdicts':
      return <NotCountedList open={open} />
    default:
      return <DisputeList open={open} />
  }
}
