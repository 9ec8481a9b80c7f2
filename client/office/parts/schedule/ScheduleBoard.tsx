import { DndContext } from '@dnd-kit/core'
import { useRef, useState } from 'react'
import type { ShownConflict } from '../../../../shared-schema/api/schedule.ts'
import type { NamedGame } from '../../data/game-names.ts'
import type { BoardEvent, OfficeField } from '../../data/schedule.ts'
import { partColors } from '../../data/part-colors.ts'
import {
  boardHours,
  boardPlaces,
  dayOf,
  minutesOf,
  moveOrSwap,
  slotOf,
  spanOf,
  type TakenPlace,
} from '../../data/schedule-board.ts'
import { BoardCard } from './BoardCard.tsx'
import { BoardDay } from './BoardDay.tsx'
import { placeStyle, type BoardShape } from './board-shape.ts'
import { LandingNote } from './LandingNote.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { MoveList } from './MoveList.tsx'
import { TakenBlock } from './TakenBlock.tsx'
import { dragText } from './drag-text.ts'
import { WaitingGames } from './WaitingGames.tsx'
import { useBoardSensors } from './use-board-sensors.ts'
import { useDragging } from './use-dragging.ts'
import { useMoves } from './use-moves.ts'
import type { ShiftStart } from './ShiftGames.tsx'
import classes from './schedule.module.css'

interface ScheduleBoardProps {
  readonly event: BoardEvent
  readonly games: readonly NamedGame[]
  readonly fields: readonly OfficeField[]
  readonly days: readonly string[]
  readonly day: string
  readonly conflicts: readonly ShownConflict[]
  /** The slots of the day that other events take. */
  readonly taken: readonly TakenPlace[]
  /** The former places of games that changed since the schedule was published. */
  readonly changed: ReadonlyMap<number, string>
  /** Who officiates at each game, in words. */
  readonly officials: ReadonlyMap<number, string>
  readonly onShift: (start: ShiftStart) => void
}

/** A day: fields across, time down. A game is moved by dragging, by the arrow keys, or in its dialog. */
export function ScheduleBoard(props: ScheduleBoardProps) {
  const { event, games, fields, days, day, conflicts, taken, changed, officials, onShift } = props
  const grid = useRef<HTMLDivElement>(null)
  const [openId, setOpenId] = useState<number | null>(null)
  const moves = useMoves(event, games)
  const all = games.map(({ game }) => game)
  const board = shapeOf(props)
  const sensors = useBoardSensors(grid, fields.length, (board.hours.to - board.hours.from) / 60)
  const waiting = games.filter(({ game }) => slotOf(game).game_site_id === null)
  const named = new Map(games.map(one => [one.game.id, one]))
  const colors = partColors(games)
  const clashing = new Set(conflicts.flatMap(({ game_ids }) => game_ids))
  const opened = named.get(openId ?? 0)
  const { dragged, target, handlers } = useDragging(board, grid, named, ({ game }, slot) =>
    moves.move(moveOrSwap(all, game, slot)),
  )
  return (
    <DndContext sensors={sensors} accessibility={dragText()} {...handlers}>
      <MoveList moves={moves} games={named} fields={fields} />
      {waiting.length > 0 && (
        <WaitingGames
          games={waiting}
          colors={colors}
          fields={fields}
          changed={changed}
          officials={officials}
          onOpen={setOpenId}
        />
      )}
      <BoardDay
        pageOfField={id => (event.family === 'meets' ? null : `/events/tournament:${event.id}/fields/${id}`)}
        board={board}
        grid={grid}
      >
        {target && dragged && (
          <div
            className={classes.landing}
            style={placeStyle(board, {
              column: fields.findIndex(({ id }) => id === target.game_site_id),
              start: minutesOf(target.start_time),
              minutes: dragged.game.game_minutes ?? board.minutes,
            })}
          />
        )}
        {taken.map(place => (
          <TakenBlock
            key={`${place.column} ${place.time} ${place.name}`}
            place={place}
            style={placeStyle(board, place)}
          />
        ))}
        {boardPlaces(all, day, fields, event.game_minutes).map(place => {
          const { game } = place
          const one = named.get(game.id)
          return (
            one && (
              <BoardCard
                key={game.id}
                named={one}
                color={colors.get(one.partKey)}
                isClashing={clashing.has(game.id)}
                isPinned={game.is_pinned}
                was={changed.get(game.id)}
                officials={officials.get(game.id)}
                isMoving={moves.isMoving(game.id)}
                onOpen={() => setOpenId(game.id)}
                style={placeStyle(board, place)}
              />
            )
          )
        })}
      </BoardDay>
      {dragged && (
        <LandingNote
          event={event}
          moves={target ? moveOrSwap(all, dragged.game, target) : []}
          games={named}
          fields={fields}
        />
      )}
      {/* Until the board has loaded the move, the dialog would take it for somebody else's change. */}
      {opened && !moves.isMoving(opened.game.id) && (
        <MoveDialog
          key={opened.game.id}
          event={event}
          named={opened}
          games={games}
          fields={fields}
          days={days}
          was={changed.get(opened.game.id)}
          onMove={next => moves.move(next)}
          onShift={onShift}
          onClose={() => setOpenId(null)}
        />
      )}
    </DndContext>
  )
}

/** The board is as high as the hours of its fields, its games and those of other events. */
function shapeOf({ event, games, fields, day, taken }: ScheduleBoardProps): BoardShape {
  const minutes = event.game_minutes
  const spans = games
    .filter(({ game }) => dayOf(game.start_time) === day)
    .map(({ game }) => spanOf(game, minutes))
  return { day, fields, hours: boardHours(fields, [...spans, ...taken]), minutes }
}
