import { Anchor, Text } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { Link } from 'wouter'
import { BoardRoom, HOURS_REM } from './BoardRoom.tsx'
import { clockTimes, stepsOf, type BoardShape } from './board-shape.ts'
import classes from './schedule.module.css'

/** The height of a step, in rem. */
const STEP_REM = 1.25

interface BoardDayProps {
  /** The page of a field; none of several divisions together. */
  readonly pageOfField: (id: number) => string | null
  readonly board: BoardShape
  readonly grid: RefObject<HTMLDivElement | null>
  /** The cards on the grid. */
  readonly children: ReactNode
}

/** The board of a day: the names of its fields, its hours, and a grid for the games. */
export const BoardDay = ({ pageOfField, board, grid, children }: BoardDayProps) => (
  <BoardRoom fields={board.fields.map(({ name }) => name)}>
    <div
      className={classes.board}
      style={{
        gridTemplateColumns: `${HOURS_REM}rem repeat(${board.fields.length}, minmax(var(--field-width), 1fr))`,
      }}
    >
      <div className={classes.corner} />
      {board.fields.map(({ id, name }) => (
        <Text key={id} fw={700} ta="center">
          <FieldName name={name} page={pageOfField(id)} />
        </Text>
      ))}
      <ol className={classes.hours}>
        {clockTimes(board).map(time => (
          <li key={time}>{time}</li>
        ))}
      </ol>
      <div className={classes.grid} ref={grid} style={{ height: `${stepsOf(board) * STEP_REM}rem` }}>
        {children}
      </div>
    </div>
  </BoardRoom>
)

const FieldName = ({ name, page }: { name: string; page: string | null }) =>
  page === null ? (
    name
  ) : (
    <Anchor inherit component={Link} href={page}>
      {name}
    </Anchor>
  )
