import type { OfficeField } from '../../data/schedule.ts'
import {
  clockOf,
  STEP_MINUTES,
  type BoardHours,
  type BoardPlace,
  type BoardSlot,
} from '../../data/schedule-board.ts'

/** A day on the board: fields across, time down. */
export interface BoardShape {
  readonly day: string
  readonly fields: readonly Pick<OfficeField, 'id' | 'name'>[]
  readonly hours: BoardHours
  /** The length of a game that has none of its own. */
  readonly minutes: number
}

const heightOf = ({ hours }: BoardShape): number => hours.to - hours.from

/** The rows on which games are dropped. */
export const stepsOf = (board: BoardShape): number => heightOf(board) / STEP_MINUTES

/** The times at the edge of the board. */
export const clockTimes = (board: BoardShape): string[] =>
  Array.from({ length: heightOf(board) / 60 }, (_, hour) => clockOf(board.hours.from + hour * 60))

/** The position of a card on the grid. */
export const placeStyle = (
  board: BoardShape,
  {
    column,
    start,
    minutes = board.minutes,
    lane = 0,
    lanes = 1,
  }: Partial<BoardPlace> & Pick<BoardPlace, 'column' | 'start'>,
) => ({
  left: `${((column + lane / lanes) / board.fields.length) * 100}%`,
  width: `${100 / board.fields.length / lanes}%`,
  top: `${((start - board.hours.from) / heightOf(board)) * 100}%`,
  height: `${(minutes / heightOf(board)) * 100}%`,
})

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** The place under a card; null off the grid. @param grid the grid on the screen */
export function slotUnder(board: BoardShape, card: Box, grid: Box): BoardSlot | null {
  const { day, fields, hours } = board
  const column = Math.floor(((card.left + card.width / 2 - grid.left) / grid.width) * fields.length)
  const down = Math.round(((card.top - grid.top) / grid.height) * stepsOf(board))
  const field = fields[column]
  const start = hours.from + down * STEP_MINUTES
  return field && start >= hours.from && start < hours.to
    ? { game_site_id: field.id, start_time: `${day}T${clockOf(start)}` }
    : null
}
