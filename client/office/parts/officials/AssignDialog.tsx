import { Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type {
  OfficialCandidate,
  OfficiatedGame,
  OfficiatingSlot,
} from '../../../../shared-schema/api/officiating.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { candidatesOf, type OfficiatedEvent } from '../../data/officials.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'

export interface ChosenSlot {
  readonly game: OfficiatedGame
  readonly slot: OfficiatingSlot
}

interface AssignDialogProps {
  readonly event: OfficiatedEvent
  readonly chosen: ChosenSlot
  readonly onClose: () => void
}

/** The choice of an official or team for a role at a game. Hindrances are shown, and forbid nothing. */
export function AssignDialog({ event, chosen: { game, slot }, onClose }: AssignDialogProps) {
  const query = useQuery(candidatesOf(event, game.game_id, slot))
  const { send, busy, isChangedSince, problem } = useChange()
  const path = `/v1/game_officials/${slot.assignment_id}/`
  const asOf = slot.time_last_updated === null ? {} : { asOf: slot.time_last_updated }
  const choose = async ({ official_id, team_id }: OfficialCandidate): Promise<void> => {
    const who = { official_id, team_id }
    const sent =
      slot.assignment_id === null
        ? await send({
            method: 'POST',
            path: '/v1/game_officials/',
            body: { game_id: game.game_id, role: slot.role, ...who, if_open: true },
          })
        : await send({ method: 'PATCH', path, body: who, ...asOf })
    if (sent) onClose()
  }
  const empty = async (): Promise<void> => {
    if (await send({ method: 'DELETE', path, ...asOf })) onClose()
  }
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('officials.choose', { role: bidiIsolate(slot.role), game: bidiIsolate(game.name) })}
    >
      <Stack>
        <ProblemAlert problem={isChangedSince ? t('officials.meanwhile') : problem} />
        <QueryResult query={query}>
          {({ candidates }) =>
            candidates.length === 0 ? (
              <Text>{t(`officials.nobody.${slot.by}`)}</Text>
            ) : (
              <List listStyleType="none" spacing="xs">
                {candidates.map(one => (
                  <List.Item key={`${one.official_id} ${one.team_id}`}>
                    <Choice candidate={one} slot={slot} busy={busy} onChoose={() => void choose(one)} />
                  </List.Item>
                ))}
              </List>
            )
          }
        </QueryResult>
        <Group>
          {slot.assignment_id !== null && (
            <SendButton variant="default" busy={busy} onClick={() => void empty()}>
              {t('officials.leaveOpen')}
            </SendButton>
          )}
          <Button variant="default" onClick={onClose}>
            {clientT('common.cancel')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

interface ChoiceProps {
  readonly candidate: OfficialCandidate
  readonly slot: OfficiatingSlot
  readonly busy: boolean
  readonly onChoose: () => void
}

function Choice({ candidate, slot, busy, onChoose }: ChoiceProps) {
  const { name, games, hindrances, official_id, team_id } = candidate
  const hasIt = slot.assignment_id !== null && slot.official_id === official_id && slot.team_id === team_id
  return (
    <Stack gap={2}>
      <Group gap="xs">
        <SendButton variant="default" busy={busy} disabled={hasIt} onClick={onChoose}>
          <bdi>{name}</bdi>
        </SendButton>
        <Text size="sm">{hasIt ? t('officials.hasIt') : t('officials.load', { count: games })}</Text>
      </Group>
      {!hasIt &&
        hindrances.map(text => (
          <Text key={text} size="sm">
            {t('officials.but', { what: text })}
          </Text>
        ))}
    </Stack>
  )
}
