import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { PlayerReference } from '../../../shared-schema/sports/model/player-reference.ts'
import { rotated, type Positions, type SideNumber } from '../../../shared-schema/sports/model/situation.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { positionChanges, rowsOfCourt } from '../../scoring/positions.ts'
import { t } from '../../texts/t.ts'
import classes from './game.module.css'
import { PlayerChip } from './PlayerChip.tsx'
import { TeamChoice } from './TeamChoice.tsx'
import type { Game } from './use-recording.ts'

interface RotationProps {
  readonly view: GameView
  readonly game: Game
  /** The side that is shown first. */
  readonly first?: SideNumber
  readonly onClose: () => void
}

/**
 * The players in their positions: a tapped player takes the first free one, in the order of service; a tap on a
 * position makes it free. Changes are recorded on saving.
 */
export function Rotation({ view, game, first = 0, onClose }: RotationProps) {
  const known = view.board.situation.positions
  const many = view.sport.structure.players
  const before = ([0, 1] as const).map(side => known?.[side] ?? Array.from({ length: many }, () => null))
  const [side, setSide] = useState<SideNumber>(first)
  const [slots, setSlots] = useState<readonly Positions[]>(before)
  const own = slots[side] ?? []
  const { roster } = view.sides[side]
  const change = (positions: Positions): void =>
    setSlots(slots.map((one, index) => (index === side ? positions : one)))
  const put = (player: PlayerReference): void => {
    const free = own.indexOf(null)
    if (free >= 0) change(own.map((one, place) => (place === free ? player : one)))
  }
  const nameAt = (position: number): string => {
    const player = own[position - 1] ?? null
    return player === null ? '–' : view.names.player(player)
  }
  const save = async (): Promise<void> => {
    const changes = ([0, 1] as const).flatMap(one => positionChanges(slots[one] ?? [], one, view))
    if (await game.record(...changes)) onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t('game.positions')} size="xl" closeOnClickOutside={false}>
      <Stack>
        <TeamChoice sides={view.sides} side={side} onSide={setSide} />
        <Text>{t('game.positionsWhat')}</Text>
        <div className={classes.positions}>
          {rowsOfCourt.map(position => (
            <Button
              key={position}
              className={classes.role}
              variant="default"
              onClick={() => change(own.map((one, place) => (place === position - 1 ? null : one)))}
            >
              <span className={classes.clamped}>
                {t('game.roleIs', { role: String(position), player: nameAt(position) })}
              </span>
            </Button>
          ))}
        </div>
        <Button variant="default" onClick={() => change(rotated(own))}>
          {t('game.rotate')}
        </Button>
        <div key={side} className={classes.chips} role="group" aria-label={view.sides[side].name}>
          {roster.map(({ reference, number, name }) => (
            <PlayerChip
              key={reference}
              player={reference}
              number={number}
              name={name}
              isChosen={own.includes(reference)}
              isTaken={own.includes(reference)}
              away={view.isOut(reference) ? 'out' : null}
              onTap={put}
            />
          ))}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button onClick={() => void save()}>{t('common.save')}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
