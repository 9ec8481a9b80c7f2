import { Paper, Title } from '@mantine/core'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import type { Tournament } from '../../data/shapes.ts'
import { playedBy } from '../../data/sites.ts'
import { t } from '../../texts/t.ts'
import { Form } from '../../../components/fields/Form.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { useFields } from '../../../components/fields/use-fields.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { TournamentChoice } from './TournamentChoice.tsx'

interface NewSiteProps {
  readonly organizationId: number
  /** The latest first. */
  readonly tournaments: readonly Tournament[]
  /** The preselected one, if any. */
  readonly tournamentId?: number
}

/** Adds a site, for the chosen tournaments. */
export function NewSite({ organizationId, tournaments, tournamentId }: NewSiteProps) {
  const { values, set, field } = useFields({
    name: '',
    tournaments: tournamentId === undefined ? [] : [tournamentId],
  })
  const { send, busy, problem, wrong } = useChange()
  const add = async (): Promise<void> => {
    const sent = await send({
      method: 'POST',
      path: '/v1/event_sites/',
      body: {
        name: values.name,
        organization_id: organizationId,
        ...playedBy(values.tournaments),
      },
    })
    if (sent) set('name', '')
  }
  return (
    <Paper withBorder p="md" component="section" aria-label={t('sites.newSite')}>
      <Form maw={640} onSend={add}>
        <Title order={2} size="h3">
          {t('sites.newSite')}
        </Title>
        <TextField label={t('sites.newName')} error={wrong.name} field={field('name')} />
        <TournamentChoice
          field={field('tournaments')}
          tournaments={tournaments}
          error={wrong.tournament_id ?? wrong.further_tournament_ids}
        />
        <ProblemAlert problem={problem} />
        <div>
          <SendButton busy={busy} disabled={values.name.trim() === ''}>
            {t('sites.addSite')}
          </SendButton>
        </div>
      </Form>
    </Paper>
  )
}
