import { Group, Paper, Title } from '@mantine/core'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import type { Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { recordOptions } from '../../../components/fields/form-field.ts'
import { Form } from '../../../components/fields/Form.tsx'
import { SelectField } from '../../../components/fields/SelectField.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { useFields } from '../../../components/fields/use-fields.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'

interface NewSiteProps {
  readonly organizationId: number
  /** The latest first. */
  readonly tournaments: readonly Tournament[]
  /** The preselected one, if any. */
  readonly tournamentId?: number
}

/** Adds a site, for a tournament if one is chosen. */
export function NewSite({ organizationId, tournaments, tournamentId }: NewSiteProps) {
  const { values, set, field } = useFields({ name: '', tournament: String(tournamentId ?? '') })
  const { send, busy, problem, wrong } = useChange()
  const add = async (): Promise<void> => {
    const sent = await send({
      method: 'POST',
      path: '/v1/event_sites/',
      body: {
        name: values.name,
        organization_id: organizationId,
        ...(values.tournament !== '' && { tournament_id: Number(values.tournament) }),
      },
    })
    if (sent) set('name', '')
  }
  return (
    <Paper withBorder p="md" component="section" aria-label={t('sites.newSite')}>
      <Form onSend={add}>
        <Title order={2} size="h3">
          {t('sites.newSite')}
        </Title>
        <Group align="flex-end">
          <TextField label={t('sites.newName')} error={wrong.name} field={field('name')} />
          <SelectField
            label={t('sites.tournament')}
            field={field('tournament')}
            options={recordOptions(tournaments, t('sites.noTournament'))}
          />
          <SendButton busy={busy} disabled={values.name.trim() === ''}>
            {t('sites.addSite')}
          </SendButton>
        </Group>
        <ProblemAlert problem={problem} />
      </Form>
    </Paper>
  )
}
