import { Alert, Stack, Text, Title } from '@mantine/core'
import type { RegistrationForm } from '../../../../shared-schema/api/registration-form.ts'
import type { Registration, Registrations } from '../../../../shared-schema/api/registrations.ts'
import { amountOf } from '../../../base/formats/amount.ts'
import { CopyField } from '../../../components/CopyField.tsx'
import { ExportTable } from '../../../components/ExportTable.tsx'
import type { SeasonTeam } from '../../data/fixtures.ts'
import { t } from '../../texts/t.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import { RegistrationCard } from './RegistrationCard.tsx'
import { registrationTable } from './registration-table.ts'

interface RegistrationListProps {
  readonly tournamentId: number
  readonly form: RegistrationForm
  readonly found: Registrations
  /** All teams of the season. */
  readonly seasonTeams: readonly SeasonTeam[]
}

/** The registrations with the link that leads to them, how many places they take, and who is next. */
export function RegistrationList({ tournamentId: id, form, found, seasonTeams }: RegistrationListProps) {
  const { registrations, first_waiting_id, currency, totals } = found
  const taken = new Set(
    registrations.filter(({ state }) => state === 'confirmed').map(({ team_id }) => team_id),
  )
  const teams = seasonTeams.filter(team => !taken.has(team.id))
  const next = registrations.find(one => one.id === first_waiting_id)
  return (
    <Stack>
      <Title order={2}>{t('registration.title')}</Title>
      {form.is_offered ? (
        <CopyField label={t('registration.teamsLink')} text={`${location.origin}/register/${id}`} />
      ) : (
        <Alert color="yellow">{t('registration.notOffered')}</Alert>
      )}
      <Text fw={700} role="status">
        {placesText(found)}
      </Text>
      {currency !== null && <Text>{totalsText(totals, currency)}</Text>}
      {next && (
        <Alert color="field" title={t('registration.placeFree')}>
          <Stack gap="xs" align="flex-start">
            <Text>{t('registration.firstWaiting', { team: next.team_name })}</Text>
            <AnswerButtons key={next.id} tournamentId={id} registration={next} teams={teams} />
          </Stack>
        </Alert>
      )}
      {registrations.length === 0 && <Text>{t('registration.none')}</Text>}
      {registrations.toSorted(byUrgency).map(one => (
        <RegistrationCard key={one.id} tournamentId={id} form={form} registration={one} teams={teams} />
      ))}
      {registrations.length > 0 && (
        <ExportTable title={t('registration.title')} table={() => registrationTable(found)} />
      )}
    </Stack>
  )
}

/** The registrations that wait for an answer first, then the waiting list in its order. */
const byUrgency = (one: Registration, other: Registration): number =>
  urgency(one) - urgency(other) || (one.waiting_place ?? 0) - (other.waiting_place ?? 0)

const urgency = ({ state, wants_out }: Registration): number =>
  wants_out ? 0 : (['received', 'waiting', 'confirmed', 'declined', 'withdrawn'] as const).indexOf(state)

function placesText({ capacity, taken, confirmed, waiting }: Registrations): string {
  const places =
    capacity === null
      ? t('registration.taken', { count: taken })
      : t('registration.takenOf', { count: taken, all: capacity })
  return t('registration.counts', { places, confirmed, waiting })
}

/** `Still to pay: €500.00, overdue: €50.00, paid: €250.00` */
const totalsText = (
  { open, overdue, paid, overpaid, returnable }: Registrations['totals'],
  currency: string,
): string =>
  [
    t('registration.totalOpen', { amount: amountOf(open, currency) }),
    ...(overdue > 0 ? [t('registration.totalOverdue', { amount: amountOf(overdue, currency) })] : []),
    t('registration.totalPaid', { amount: amountOf(paid, currency) }),
    ...(overpaid > 0 ? [t('registration.totalOverpaid', { amount: amountOf(overpaid, currency) })] : []),
    ...(returnable > 0
      ? [t('registration.totalReturnable', { amount: amountOf(returnable, currency) })]
      : []),
  ].join(' · ')
