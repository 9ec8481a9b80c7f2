import { Alert, Button, Group, List, Paper, Stack, Text } from '@mantine/core'
import type {
  OfficiatedGame,
  OfficiatingConflict,
  OfficiatingSlot,
} from '../../../../shared-schema/api/officiating.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'

interface GameSlotsProps {
  readonly game: OfficiatedGame
  readonly conflicts: readonly OfficiatingConflict[]
  readonly onChoose: (slot: OfficiatingSlot) => void
}

/** A game with its roles: a button for each, and what is wrong with those who have them. */
export function GameSlots({ game, conflicts, onChoose }: GameSlotsProps) {
  const { name, start_time, field, slots } = game
  const time = start_time.slice(11, 16)
  return (
    <Paper withBorder p="sm" component="article" aria-label={`${time} ${name}`}>
      <Stack gap="xs">
        <Text fw={700}>{[time, field, bidiIsolate(name)].filter(part => part !== '').join(' · ')}</Text>
        <Group gap="xs">
          {slots.length === 0 && <Text size="sm">{t('officials.noneWanted')}</Text>}
          {slots.map((slot, index) => (
            <Button
              key={slot.assignment_id ?? `open ${index}`}
              variant={slot.assignment_id === null ? 'outline' : 'default'}
              onClick={() => onChoose(slot)}
            >
              {t(slot.assignment_id === null ? 'officials.open' : 'officials.filled', {
                role: bidiIsolate(slot.role),
                name: bidiIsolate(slot.name),
              })}
            </Button>
          ))}
        </Group>
        {conflicts.length > 0 && <Conflicts slots={slots} conflicts={conflicts} />}
      </Stack>
    </Paper>
  )
}

function Conflicts({ slots, conflicts }: Pick<OfficiatedGame, 'slots'> & Pick<GameSlotsProps, 'conflicts'>) {
  return (
    <Alert color="yellow" p="xs">
      <List>
        {conflicts.map(({ assignment_id, kind, text }) => {
          const slot = slots.find(one => one.assignment_id === assignment_id)
          return (
            <List.Item key={`${assignment_id} ${kind} ${text}`}>
              {t('officials.conflict', { name: bidiIsolate(slot?.name ?? ''), what: text })}
              {kind === 'moved' && slot && <Confirm slot={slot} />}
            </List.Item>
          )
        })}
      </List>
    </Alert>
  )
}

/** Says of a moved game that its official still comes: the assignment knows the new time then. */
function Confirm({ slot: { assignment_id, role, time_last_updated } }: { slot: OfficiatingSlot }) {
  const { send, busy, problem } = useChange()
  const confirm = () =>
    send({
      method: 'PATCH',
      path: `/v1/game_officials/${assignment_id}/`,
      body: { role },
      ...(time_last_updated !== null && { asOf: time_last_updated }),
    })
  return (
    <>
      <SendButton size="compact-sm" variant="default" ml="xs" busy={busy} onClick={() => void confirm()}>
        {t('officials.allRight')}
      </SendButton>
      <ProblemAlert problem={problem} />
    </>
  )
}
