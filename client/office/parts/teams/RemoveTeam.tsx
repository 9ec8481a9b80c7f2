import { ActionIcon, List, Modal, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { removalOf } from '../../data/previews.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { Consequences } from '../../frame/Consequences.tsx'
import { DialogButtons } from '../../frame/DialogButtons.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useGameNames, type EventPlace } from '../../frame/use-game-names.ts'
import type { TeamRow } from './team-rows.ts'

interface RemoveTeamProps {
  readonly team: TeamRow
  readonly place: EventPlace
}

/** Takes a team out of its tournament, or deletes it from its season, after showing its dependents. */
export function RemoveTeam({ team, place }: RemoveTeamProps) {
  const [asking, setAsking] = useState(false)
  const isEntry = place.tournament_id !== null
  const path = `${isEntry ? `/v1/tournament_teams/${place.tournament_id}` : '/v1/teams'}/${team.id}/?cascade=true`
  const name = t(isEntry ? 'teams.takeOut' : 'teams.delete', { team: bidiIsolate(team.name) })
  const preview = useQuery({ ...removalOf(path), enabled: asking })
  const nameOf = useGameNames(place, asking)
  const { send, busy, problem, forgetProblem } = useChange()
  const close = (): void => {
    setAsking(false)
    forgetProblem()
  }
  const remove = async (): Promise<void> => {
    if (await send({ method: 'DELETE', path })) close()
  }
  const dependents = preview.data?.dependents ?? []
  return (
    <>
      <ActionIcon size={56} variant="default" aria-label={name} onClick={() => setAsking(true)}>
        <IconTrash />
      </ActionIcon>
      <Modal opened={asking} onClose={close} title={clientT('common.question', { what: name })} size="lg">
        <Stack>
          <Text>{t(isEntry ? 'teams.takeOutWhat' : 'teams.deleteWhat')}</Text>
          {dependents.length > 0 && (
            <div>
              <Text>{t('details.goesAlong')}</Text>
              <List aria-label={t('details.goesAlong')}>
                {dependents.map(({ text }) => (
                  <List.Item key={text}>{text}</List.Item>
                ))}
              </List>
            </div>
          )}
          <Consequences query={preview} nameOf={nameOf} />
          <ProblemAlert problem={problem} />
          <DialogButtons onCancel={close}>
            <SendButton
              busy={busy}
              color="red"
              disabled={preview.data === undefined}
              onClick={() => void remove()}
            >
              {t(isEntry ? 'teams.confirmTakeOut' : 'teams.confirmDelete')}
            </SendButton>
          </DialogButtons>
        </Stack>
      </Modal>
    </>
  )
}
