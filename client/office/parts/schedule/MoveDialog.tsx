import { Anchor, Button, Checkbox, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'wouter'
import { dayHeading } from '../../../base/formats/day-title.ts'
import { pairText, type NamedGame } from '../../data/game-names.ts'
import type { BoardEvent, Move, OfficeField } from '../../data/schedule.ts'
import { dayOf, isSameSlot, slotOf } from '../../data/schedule-board.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { DialogButtons } from '../../frame/DialogButtons.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { HistoryLink } from '../../frame/HistoryLink.tsx'
import { Clashes } from './Clashes.tsx'
import { slotText } from './slot-text.ts'
import type { ShiftStart } from './ShiftGames.tsx'

interface MoveDialogProps {
  readonly event: BoardEvent
  readonly named: NamedGame
  readonly games: readonly NamedGame[]
  readonly fields: readonly OfficeField[]
  readonly days: readonly string[]
  /** The game's place when the schedule was published, if different. */
  readonly was: string | undefined
  /** Moves all later games on its field too. */
  readonly onShift: (start: ShiftStart) => void
  readonly onMove: (moves: readonly Move[]) => void
  readonly onClose: () => void
}

/** Moves a game to any place, also on another day, or swaps it with another one. */
export function MoveDialog(props: MoveDialogProps) {
  const { event, named, games, fields, days, was, onShift, onMove, onClose } = props
  // The record as it was when the dialog opened: others' later changes are not overwritten unseen.
  const [{ game }] = useState(named)
  const [slot, setSlot] = useState(() => slotOf(game))
  const [swapId, setSwapId] = useState('')
  /** Null for the default: a moved game stays where it is put. */
  const [pin, setPin] = useState<boolean | null>(null)
  const other = games.find(one => String(one.game.id) === swapId)
  const isMoved = other !== undefined || !isSameSlot(slot, slotOf(game))
  const isPinned = pin ?? (isMoved || game.is_pinned)
  const moves: Move[] = other
    ? [
        { game, slot: slotOf(other.game), isPinned },
        { game: other.game, slot: slotOf(game), isPinned },
      ]
    : [{ game, slot, isPinned }]
  const hasBegun = game.status !== 'scheduled'
  const [day, time] = [dayOf(slot.start_time), slot.start_time.slice(11, 16)]
  return (
    <Modal opened onClose={onClose} title={pairText(named)} size="lg">
      <Stack>
        <Text>{[named.part, slotText(slotOf(game), fields), was].filter(Boolean).join(' · ')}</Text>
        <HistoryLink family="games" id={game.id} name={pairText(named)} />
        {hasBegun ? (
          <Text>{t('schedule.hasBegun')}</Text>
        ) : (
          <>
            <Group align="flex-end">
              <Select
                label={t('schedule.day')}
                allowDeselect={false}
                value={day}
                onChange={value => setSlot({ ...slot, start_time: `${value ?? day}T${time}` })}
                data={days.map(value => ({ value, label: dayHeading(value) }))}
              />
              <TextInput
                type="time"
                label={t('schedule.time')}
                value={time}
                onChange={({ currentTarget }) => {
                  const chosen = currentTarget.value
                  if (chosen !== '') setSlot({ ...slot, start_time: `${day}T${chosen}` })
                }}
              />
              <Select
                label={t('schedule.field')}
                allowDeselect={false}
                value={String(slot.game_site_id ?? '')}
                onChange={value => setSlot({ ...slot, game_site_id: value ? Number(value) : null })}
                data={[
                  { value: '', label: t('schedule.noField') },
                  ...fields.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
            </Group>
            <Select
              label={t('schedule.swapWith')}
              searchable
              // Nobody looks through more, and thousands take long to draw.
              limit={100}
              value={swapId}
              onChange={value => setSwapId(value ?? '')}
              data={[
                { value: '', label: t('schedule.nobody') },
                ...games
                  .filter(one => one.game.id !== game.id && one.game.status === 'scheduled')
                  .map(one => ({
                    value: String(one.game.id),
                    label: `${pairText(one)} · ${slotText(slotOf(one.game), fields)}`,
                  })),
              ]}
            />
            <Checkbox
              label={t('schedule.pin')}
              checked={isPinned}
              onChange={({ currentTarget }) => setPin(currentTarget.checked)}
            />
            {isMoved && <Clashes event={event} moves={moves} />}
          </>
        )}
        <Anchor component={Link} href={`/events/tournament:${game.tournament_id}/games/${game.id}`}>
          {t('results.gamePage')}
        </Anchor>
        <DialogButtons onCancel={onClose}>
          {!hasBegun && (
            <SendButton
              disabled={!isMoved && isPinned === game.is_pinned}
              onClick={() => {
                onMove(moves)
                onClose()
              }}
            >
              {other ? t('schedule.swap') : isMoved ? t('schedule.move') : clientT('common.save')}
            </SendButton>
          )}
          {game.game_site_id !== null && !hasBegun && (
            <Button
              variant="default"
              onClick={() => {
                const { start_time, game_site_id } = slotOf(game)
                onShift({ from: start_time.slice(11, 16), field: String(game_site_id) })
                onClose()
              }}
            >
              {t('schedule.stretch')}
            </Button>
          )}
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
