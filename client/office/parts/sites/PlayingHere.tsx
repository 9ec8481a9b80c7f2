import { Text } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { Form } from '../../../components/fields/Form.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import type { Tournament } from '../../data/shapes.ts'
import { playedBy, tournamentsAt, type EventSite } from '../../data/sites.ts'
import { t } from '../../texts/t.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { TournamentChoice } from './TournamentChoice.tsx'

interface PlayingHereProps {
  readonly site: EventSite
  /** The tournaments of its organization, the latest first. */
  readonly tournaments: readonly Tournament[]
}

const shape = z.object({ tournaments: z.array(z.int()) })

/** The tournaments that play at a site: each has all of its fields. */
export function PlayingHere({ site, tournaments }: PlayingHereProps) {
  const path = `/v1/event_sites/${site.id}/`
  const form = useEdits(`${path}tournaments`, { tournaments: tournamentsAt(site) }, shape)
  const { send, busy, wrong, isChangedSince, problem } = useChange()
  const [stored, setStored] = useState(false)
  const store = async (): Promise<void> => {
    setStored(false)
    const body = playedBy(form.values.tournaments, site.tournament_id)
    if (!(await send({ method: 'PATCH', path, body, asOf: site.time_last_updated }))) return
    form.done()
    setStored(true)
  }
  return (
    <Form maw={640} onSend={store}>
      <TournamentChoice
        field={form.field('tournaments')}
        tournaments={tournaments}
        error={wrong.tournament_id ?? wrong.further_tournament_ids}
      />
      <ProblemAlert problem={isChangedSince ? t('frame.changedSince') : problem} />
      <div>
        <SendButton busy={busy} disabled={Object.keys(form.unsent).length === 0}>
          {t('sites.storeTournaments')}
        </SendButton>
      </div>
      <Text role="status">{stored ? t('frame.stored') : ''}</Text>
    </Form>
  )
}
