import { Group } from '@mantine/core'
import { useState } from 'react'
import type { Registration, RegistrationState } from '../../../../shared-schema/api/registrations.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import type { SeasonTeam } from '../../data/fixtures.ts'
import { answeringOf } from '../../data/registration.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'
import { TeamChoice } from './TeamChoice.tsx'

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
  /** The teams of the season that have no confirmed registration. */
  readonly teams: readonly SeasonTeam[]
}

/** Buttons that answer a registration, with a choice of the team that it gets. */
export function AnswerButtons({ tournamentId, registration, teams }: AnswerButtonsProps) {
  const { id, state, team_id, team_name, wants_out } = registration
  const [chosen, setChosen] = useState('')
  const { send, busy, problem } = useChange()
  const answers: readonly RegistrationState[] = wants_out ? ['withdrawn', 'confirmed'] : possible[state]
  const isChoice = teams.length > 0 && team_id === null && (state === 'received' || state === 'waiting')
  const teamId = isChoice && chosen !== '' ? Number(chosen) : null
  return (
    <>
      {isChoice && (
        <TeamChoice teamName={team_name} teams={teams} field={{ value: chosen, set: setChosen }} />
      )}
      <Group gap="xs">
        {answers.map((answer, place) => (
          <SendButton
            key={answer}
            busy={busy}
            variant={place === 0 && (state === 'received' || state === 'waiting') ? 'filled' : 'default'}
            onClick={() =>
              void send(
                answeringOf(tournamentId, id, {
                  state: answer,
                  ...(answer === 'confirmed' && teamId !== null ? { team_id: teamId } : {}),
                }),
              )
            }
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
