import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Form } from '../../../components/fields/Form.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { useFields } from '../../../components/fields/use-fields.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { addDivision } from '../../data/divisions.ts'
import type { Tournament } from '../../data/shapes.ts'
import { useLastChange } from '../../frame/last-change.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useSteps } from '../../frame/use-steps.ts'
import { t } from '../../texts/t.ts'

interface AddDivisionProps {
  /** A tournament of the event, or one that becomes its first division. */
  readonly like: Tournament
  readonly organizationId: number
}

/** Adds a division to an event, and makes the event if the tournament is in none. */
export function AddDivision({ like, organizationId }: AddDivisionProps) {
  const [, go] = useLocation()
  const { values, field } = useFields({ event: like.name, name: '' })
  const [attempt] = useState(() => crypto.randomUUID())
  const { run, busy, problem } = useSteps()
  const { takeAlong } = useLastChange()
  const add = async (): Promise<void> => {
    const sent = await run(step => addDivision(like, organizationId, { ...values, attempt }, step))
    if (!sent) return
    takeAlong(sent.answer)
    go(sent.answer)
  }
  return (
    <Form maw={640} onSend={add}>
      <Text>{t('divisions.what')}</Text>
      {like.meet_id === null && (
        <TextField
          label={t('divisions.event')}
          description={t('divisions.eventWhat')}
          field={field('event')}
        />
      )}
      <Group align="flex-end">
        <TextField label={t('divisions.name')} field={field('name')} />
        <SendButton busy={busy} disabled={values.name.trim() === '' || values.event.trim() === ''}>
          {t('divisions.add')}
        </SendButton>
      </Group>
      <ProblemAlert problem={problem} />
    </Form>
  )
}

/** A tournament as a division: the way to its event, and to further divisions. */
export const TournamentDivisions = ({ like, organizationId }: AddDivisionProps) => (
  <Stack gap="sm" component="section" aria-label={t('divisions.title')}>
    <Title order={2}>{t('divisions.title')}</Title>
    {like.meet_id !== null && (
      <Anchor component={Link} href={`/office/meets/${like.meet_id}`}>
        {t('divisions.toEvent')}
      </Anchor>
    )}
    <AddDivision like={like} organizationId={organizationId} />
  </Stack>
)
