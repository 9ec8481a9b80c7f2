import { Group, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { RegistrationForm } from '../../../../shared-schema/api/registration-form.ts'
import type { Registration, RegistrationChange } from '../../../../shared-schema/api/registrations.ts'
import { momentOf } from '../../../base/formats/own-clock.ts'
import { CopyField } from '../../../components/CopyField.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { newLinkOf, registrationPath } from '../../data/registration.ts'
import { RemoveRecord } from '../../frame/RemoveRecord.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import { TeamPayments } from './TeamPayments.tsx'
import { playerText, valueText } from './registration-table.ts'

interface RegistrationDetailsProps {
  readonly tournamentId: number
  readonly form: RegistrationForm
  readonly registration: Registration
}

/** All that a team sent, the history of its registration, and the rare things that the office can do. */
export function RegistrationDetails({ tournamentId, form, registration }: RegistrationDetailsProps) {
  const { id, state, team_name, colours, code, roster, answers, agreements, changes } = registration
  const [token, setToken] = useState<string>()
  const { send, busy, problem } = useChange()
  const renew = async (): Promise<void> => {
    const sent = await send(newLinkOf(tournamentId, id))
    if (sent) setToken(sent.answer.token)
  }
  return (
    <Stack gap="xs" style={{ overflowWrap: 'anywhere' }}>
      {colours !== '' && <Line name={clientT('registration.colours')}>{colours}</Line>}
      {code !== '' && <Line name={clientT('registration.code')}>{code}</Line>}
      {answers.map(({ question_id, label, value }) => (
        <Line key={question_id} name={label}>
          <span style={{ whiteSpace: 'pre-line' }}>{valueText(value)}</span>
        </Line>
      ))}
      {agreements.map(({ id: text, title, version }) => (
        <Text key={text}>{t('registration.agreed', { title, version })}</Text>
      ))}
      <Line name={clientT('registration.roster')}>
        {roster.length === 0 ? clientT('registration.noPlayers') : roster.map(playerText).join(', ')}
      </Line>
      {form.currency !== null && (
        <TeamPayments
          tournamentId={tournamentId}
          form={form}
          currency={form.currency}
          registration={registration}
        />
      )}
      <Text fw={700}>{t('registration.history')}</Text>
      <List size="sm">
        {changes.map((change, place) => (
          <List.Item key={place}>{changeText(change)}</List.Item>
        ))}
      </List>
      {state === 'confirmed' && !registration.wants_out && registration.team_id !== null && (
        <AnswerButtons tournamentId={tournamentId} registration={registration} teams={[]} />
      )}
      <Group>
        <SendButton variant="default" busy={busy} onClick={() => void renew()}>
          {t('registration.newLink')}
        </SendButton>
        <RemoveRecord
          path={registrationPath(tournamentId, id)}
          name={t('registration.remove', { team: team_name })}
          consequence={t('registration.removeWhat')}
          confirm={t('registration.confirmRemove')}
        />
      </Group>
      <Text size="sm">{t('registration.newLinkWhat')}</Text>
      <ProblemAlert problem={problem} />
      {token !== undefined && (
        <CopyField
          label={t('registration.linkOf', { team: team_name })}
          text={`${location.origin}/registration#${token}`}
        />
      )}
    </Stack>
  )
}

const Line = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <Text fw={700}>{name}</Text>
    <Text component="div">{children}</Text>
  </div>
)

const changeText = ({ what, time, person, by_team }: RegistrationChange): string =>
  t('registration.change', {
    when: momentOf(time),
    who: by_team ? t('registration.team') : (person?.name ?? t('history.server')),
    what: t(`registration.changes.${what}`),
  })
