import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import type { RefObject } from 'react'
import { STEP_MINUTES } from '../../data/schedule-board.ts'
import { useDragSensors } from '../../frame/use-drag-sensors.ts'

/**
 * How cards are dragged: by mouse, finger, or arrow keys, a field and a step of time at once.
 * @param grid the fields of the board
 * @param hours how many it shows
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
