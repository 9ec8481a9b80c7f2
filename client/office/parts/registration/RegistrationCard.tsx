import { Alert, Anchor, Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'wouter'
import type { RegistrationForm } from '../../../../shared-schema/api/registration-form.ts'
import type { Registration, RegistrationState } from '../../../../shared-schema/api/registrations.ts'
import { amountOf, balanceText } from '../../../base/formats/amount.ts'
import { momentOf } from '../../../base/formats/own-clock.ts'
import { t } from '../../texts/t.ts'
import type { SeasonTeam } from '../../data/fixtures.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import { RegistrationDetails } from './RegistrationDetails.tsx'

interface RegistrationCardProps {
  readonly tournamentId: number
  readonly form: RegistrationForm
  readonly registration: Registration
  /** The teams of the season that have no confirmed registration. */
  readonly teams: readonly SeasonTeam[]
}

/** A registration: its state, its contact, and what the office can do. */
export function RegistrationCard({ tournamentId, form, registration, teams }: RegistrationCardProps) {
  const { team_id, team_name, state, contact_name, contact_email, wants_out, waiting_place } = registration
  const { fees, payments, balance } = registration
  const [isOpen, setIsOpen] = useState(false)
  const changed = changedByTeam(registration)
  return (
    <Paper component="article" withBorder p="sm" aria-label={team_name}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={3} size="h4">
            <bdi>{team_name}</bdi>
          </Title>
          <Badge autoContrast size="lg" color={COLOURS[state]}>
            {waiting_place === null
              ? t(`registration.states.${state}`)
              : t('registration.waitingAt', { place: waiting_place })}
          </Badge>
        </Group>
        <Text style={{ overflowWrap: 'anywhere' }}>
          {contact_name} · <Anchor href={`mailto:${contact_email}`}>{contact_email}</Anchor>
        </Text>
        {form.currency !== null && fees.length + payments.length > 0 && (
          <Text fw={balance.overdue > 0 ? 700 : undefined}>
            {balanceText(balance, form.currency, state)}
            {balance.open === 0 && balance.paid > 0 && state !== 'confirmed' && state !== 'received'
              ? ` ${t('registration.toPayBack', { amount: amountOf(balance.paid, form.currency) })}`
              : ''}
          </Text>
        )}
        {changed !== undefined && (
          <Text size="sm">{t('registration.changedByTeam', { when: momentOf(changed) })}</Text>
        )}
        {wants_out && (
          <Alert color="yellow" title={t('registration.wantsOut')}>
            {t('registration.wantsOutWhat')}
          </Alert>
        )}
        {state === 'confirmed' && team_id === null && (
          <Alert color="yellow">{t('registration.teamGone')}</Alert>
        )}
        {state === 'confirmed' && team_id !== null && (
          <Anchor component={Link} href={`/office/tournaments/${tournamentId}/teams`}>
            {t('registration.toTeams')}
          </Anchor>
        )}
        {(state !== 'confirmed' || wants_out || team_id === null) && (
          <AnswerButtons tournamentId={tournamentId} registration={registration} teams={teams} />
        )}
        <div>
          <Button
            variant="subtle"
            aria-label={t(isOpen ? 'registration.hideOf' : 'registration.showOf', { team: team_name })}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'registration.hide' : 'registration.show')}
          </Button>
        </div>
        {isOpen && (
          <RegistrationDetails tournamentId={tournamentId} form={form} registration={registration} />
        )}
      </Stack>
    </Paper>
  )
}

const COLOURS: Readonly<Record<RegistrationState, string>> = {
  received: 'yellow',
  confirmed: 'field',
  waiting: 'gray',
  declined: 'red',
  withdrawn: 'gray',
}

/** When the team last changed its contact or its roster; undefined if it never did. */
const changedByTeam = ({ changes }: Registration): string | undefined =>
  changes.findLast(({ what, by_team }) => by_team && (what === 'contact' || what === 'roster'))?.time
