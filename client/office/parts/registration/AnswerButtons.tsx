import { Group } from '@mantine/core'
import type { Registration, RegistrationState } from '../../../../shared-schema/api/registrations.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { answeringOf } from '../../data/registration.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'

/** The answers that the office may give in each state. A confirmed team is taken out among the teams first. */
const possible: Readonly<Record<RegistrationState, readonly RegistrationState[]>> = {
  received: ['confirmed', 'waiting', 'declined'],
  waiting: ['confirmed', 'declined'],
  confirmed: ['withdrawn'],
  declined: ['received', 'waiting'],
  withdrawn: ['received', 'waiting'],
}

interface AnswerButtonsProps {
  readonly tournamentId: number
  readonly registration: Registration
}

/** Buttons that answer a registration. */
export function AnswerButtons({ tournamentId, registration: { id, state, wants_out } }: AnswerButtonsProps) {
  const { send, busy, problem } = useChange()
  const answers: readonly RegistrationState[] = wants_out ? ['withdrawn', 'confirmed'] : possible[state]
  return (
    <>
      <Group gap="xs">
        {answers.map((answer, place) => (
          <SendButton
            key={answer}
            busy={busy}
            variant={place === 0 && (state === 'received' || state === 'waiting') ? 'filled' : 'default'}
            onClick={() => void send(answeringOf(tournamentId, id, answer))}
          >
            {wants_out && answer === 'confirmed'
              ? t('registration.keepTeam')
              : t(`registration.answers.${answer}`)}
          </SendButton>
        ))}
      </Group>
      <ProblemAlert problem={problem} />
    </>
  )
}
