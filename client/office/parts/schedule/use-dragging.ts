import type { DragMoveEvent } from '@dnd-kit/core'
import { useState, type RefObject } from 'react'
import type { NamedGame } from '../../data/game-names.ts'
import { isSameSlot, slotOf, type BoardSlot } from '../../data/schedule-board.ts'
import { slotUnder, type BoardShape } from './board-shape.ts'

/**
 * The dragged game and its target on the board.
 * @param grid the grid on the screen
 * @param onDrop is called with a game that is dropped at another place
 */
export function useDragging(
  board: BoardShape,
  grid: RefObject<HTMLElement | null>,
  games: ReadonlyMap<number, NamedGame>,
  onDrop: (game: NamedGame, slot: BoardSlot) => void,
) {
  const [dragged, setDragged] = useState<NamedGame | null>(null)
  const [target, setTarget] = useState<BoardSlot | null>(null)
  const targetOf = ({ active }: DragMoveEvent): BoardSlot | null => {
    const [card, box] = [active.rect.current.translated, grid.current?.getBoundingClientRect()]
    return card && box ? slotUnder(board, card, box) : null
  }
  const end = (): void => {
    setDragged(null)
    setTarget(null)
  }
  return {
    dragged,
    /** Null off the board. */
    target,
    handlers: {
      onDragStart: ({ active }: Pick<DragMoveEvent, 'active'>) =>
        setDragged(games.get(Number(active.id)) ?? null),
      onDragMove: (event: DragMoveEvent) => {
        const slot = targetOf(event)
        setTarget(before => (slot && before && isSameSlot(slot, before) ? before : slot))
      },
      onDragCancel: end,
      onDragEnd: (event: DragMoveEvent) => {
        const slot = targetOf(event)
        if (dragged && slot && !isSameSlot(slot, slotOf(dragged.game))) onDrop(dragged, slot)
        end()
      },
    },
  }
}
