import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { pairText, type NamedGame } from '../../data/game-names.ts'
import type { Move, OfficeField } from '../../data/schedule.ts'
import { slotOf } from '../../data/schedule-board.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { slotText } from './slot-text.ts'
import type { Moves } from './use-moves.ts'

interface MoveListProps {
  readonly moves: Moves
  readonly games: ReadonlyMap<number, NamedGame>
  readonly fields: readonly OfficeField[]
}

/**
 * The last moves, with undo; or those refused because somebody else had moved a game, with its current place.
 */
export function MoveList({ moves, games, fields }: MoveListProps) {
  const moveText = ({ game, slot }: Move): string => {
    const named = games.get(game.id)
    return t('schedule.movedTo', { game: named ? pairText(named) : '', place: slotText(slot, fields) })
  }
  const now = (all: readonly Move[]): Move[] =>
    all.map(({ game }) => ({ game, slot: slotOf(games.get(game.id)?.game ?? game) }))
  const { done, refused, problem, busy } = moves
  return (
    <Stack gap="xs">
      <ProblemAlert problem={problem} />
      {refused && (
        <Alert color="yellow" role="alert" title={t('schedule.meanwhile')}>
          <Stack gap="xs">
            {now(refused.wanted).map(one => (
              <Text key={one.game.id}>{t('schedule.isNow', { what: moveText(one) })}</Text>
            ))}
            {refused.wanted.map(one => (
              <Text key={one.game.id}>{t('schedule.youWanted', { what: moveText(one) })}</Text>
            ))}
            <Group>
              <SendButton busy={busy} onClick={moves.allTheSame}>
                {t('schedule.allTheSame')}
              </SendButton>
              <Button variant="default" onClick={moves.forget}>
                {t('schedule.leave')}
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      {done && (
        <Alert
          color="field"
          role="status"
          withCloseButton
          closeButtonLabel={clientT('common.cancel')}
          onClose={moves.forget}
        >
          <Group justify="space-between">
            <Text>{done.wanted.map(moveText).join(' ')}</Text>
            <SendButton variant="default" busy={busy} onClick={moves.takeBack}>
              {t('schedule.takeBack')}
            </SendButton>
          </Group>
        </Alert>
      )}
    </Stack>
  )
}
