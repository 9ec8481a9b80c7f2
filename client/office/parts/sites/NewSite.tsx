import { Group, Paper, Select, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import type { Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
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
  const [name, setName] = useState('')
  const [chosen, choose] = useState(String(tournamentId ?? ''))
  const { send, busy, problem, wrong } = useChange()
  const add = async (): Promise<void> => {
    const sent = await send({
      method: 'POST',
      path: '/v1/event_sites/',
      body: {
        name,
        organization_id: organizationId,
        ...(chosen !== '' && { tournament_id: Number(chosen) }),
      },
    })
    if (sent) setName('')
  }
  return (
    <Paper withBorder p="md" component="section" aria-label={t('sites.newSite')}>
      <Stack
        component="form"
        onSubmit={event => {
          event.preventDefault()
          void add()
        }}
      >
        <Title order={2} size="h3">
          {t('sites.newSite')}
        </Title>
        <Group align="flex-end">
          <TextInput
            label={t('sites.newName')}
            value={name}
            error={wrong.name}
            onChange={event => setName(event.currentTarget.value)}
          />
          <Select
            label={t('sites.tournament')}
            allowDeselect={false}
            value={chosen}
            onChange={value => choose(value ?? '')}
            data={[
              { value: '', label: t('sites.noTournament') },
              ...tournaments.map(one => ({ value: String(one.id), label: one.name })),
            ]}
          />
          <SendButton busy={busy} disabled={name.trim() === ''}>
            {t('sites.addSite')}
          </SendButton>
        </Group>
        <ProblemAlert problem={problem} />
      </Stack>
    </Paper>
  )
}
