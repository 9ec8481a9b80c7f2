import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import type { RefObject } from 'react'
import { STEP_MINUTES } from '../../data/schedule-board.ts'
import { useDragSensors } from '../../frame/use-drag-sensors.ts'

/**
 * Dragging of cards by mouse, finger, or arrow keys, by one field or one step of time.
 * @param grid the fields of the board
 * @param hours the number of hours shown
 */
export function useBoardSensors(grid: RefObject<HTMLElement | null>, fields: number, hours: number) {
  const coordinateGetter: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y } }) => {
    const board = grid.current?.getBoundingClientRect()
    if (!board) return undefined
    const across = board.width / Math.max(1, fields)
    const down = (board.height / (hours * 60)) * STEP_MINUTES
    switch (event.code) {
      case 'ArrowUp':
        return { x, y: y - down }
      case 'ArrowDown':
        return { x, y: y + down }
      case 'ArrowLeft':
        return { x: x - across, y }
      case 'ArrowRight':
        return { x: x + across, y }
      default:
        return undefined
    }
  }
  return useDragSensors(coordinateGetter)
}
