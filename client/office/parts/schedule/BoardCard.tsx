import { useDraggable } from '@dnd-kit/core'
import { IconHistory, IconPinFilled } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { waitsForDay } from '../../../../shared-schema/rules/progress/ruling.ts'
import { startTime } from '../../../base/formats/event-clock.ts'
import { pairText, scoreText, type NamedGame } from '../../data/game-names.ts'
import { t } from '../../texts/t.ts'
import { statusText } from '../../../scoring/play-text.ts'
import classes from './schedule.module.css'

interface BoardCardProps {
  readonly named: NamedGame
  /** The colour of its pool, bracket or round, as CSS. */
  readonly color: string | undefined
  readonly isClashing: boolean
  readonly isPinned: boolean
  /** The game's place when the schedule was published, if different. */
  readonly was: string | undefined
  /** Who officiates at it, in words. */
  readonly officials?: string | undefined
  /** It has no place yet: the time on its record was not chosen by anybody. */
  readonly isUnplaced?: boolean
  /** Whether its move is still being sent. */
  readonly isMoving?: boolean
  readonly onOpen: () => void
  readonly style?: CSSProperties
}

/** The element id of a game's card. */
export const cardId = (gameId: number): string => `card-${gameId}`

/** A game on the board: draggable until it begins; a tap opens it. */
export function BoardCard(props: BoardCardProps) {
  const {
    named,
    color,
    isClashing,
    isPinned,
    was,
    officials,
    isUnplaced = false,
    isMoving = false,
    onOpen,
    style,
  } = props
  const { game, part } = named
  const hasBegun = game.status !== 'scheduled'
  const { setNodeRef, listeners, attributes, transform, isDragging } = useDraggable({
    id: game.id,
    disabled: hasBegun,
  })
  const own: CSSProperties & { readonly '--part': string | undefined } = {
    '--part': color,
    ...style,
  }
  return (
    <button
      {...attributes}
      {...listeners}
      ref={setNodeRef}
      id={cardId(game.id)}
      type="button"
      title={was}
      className={classes.card}
      aria-disabled={undefined}
      data-changed={was === undefined ? undefined : true}
      data-clashing={isClashing || undefined}
      data-status={game.status}
      data-moving={isMoving || undefined}
      data-dragged={isDragging || undefined}
      style={{
        ...own,
        ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }),
      }}
      onClick={onOpen}
    >
      <small>
        {isPinned && <IconPinFilled size={14} aria-label={t('schedule.pinned')} />}
        {[
          waitsForDay(game)
            ? statusText(game.status, false, game.ruling)
            : isUnplaced
              ? ''
              : startTime(game.start_time),
          part,
          hasBegun ? statusText(game.status, false, game.ruling) : '',
          scoreText(game),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <b>{pairText(named)}</b>
      {was !== undefined && (
        <small>
          <IconHistory size={14} aria-hidden />
          {was}
        </small>
      )}
      {officials !== undefined && <small>{officials}</small>}
    </button>
  )
}
