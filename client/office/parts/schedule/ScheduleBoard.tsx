import { DndContext, type DragMoveEvent } from '@dnd-kit/core'
import { Anchor, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import type { ShownConflict } from '../../../../shared-schema/api/schedule.ts'
import type { NamedGame } from '../../data/game-names.ts'
import type { OfficeField } from '../../data/schedule.ts'
import type { Tournament } from '../../data/shapes.ts'
import {
  boardHours,
  boardPlaces,
  clockOf,
  dayOf,
  isSameSlot,
  localOf,
  minutesOf,
  moveOrSwap,
  slotOf,
  STEP_MINUTES,
  type BoardPlace,
  type BoardSlot,
} from '../../data/schedule-board.ts'
import { BoardCard } from './BoardCard.tsx'
import { BoardRoom, HOURS_REM } from './BoardRoom.tsx'
import { LandingTold } from './LandingTold.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { MovesTold } from './MovesTold.tsx'
import classes from './schedule.module.css'
import { dragWords } from './drag-words.ts'
import { WaitingGames } from './WaitingGames.tsx'
import { useBoardSensors } from './use-board-sensors.ts'
import { useMoves } from './use-moves.ts'
import type { ShiftStart } from './ShiftGames.tsx'

/** The height of a step, in rem. */
const STEP_REM = 1.25

interface ScheduleBoardProps {
  readonly tournament: Tournament
  readonly games: readonly NamedGame[]
  readonly fields: readonly OfficeField[]
  readonly days: readonly string[]
  readonly day: string
  readonly conflicts: readonly ShownConflict[]
  /** The former places of games that changed since the schedule was published. */
  readonly changed: ReadonlyMap<number, string>
  readonly onShift: (start: ShiftStart) => void
}

/** A day: fields across, time down. A game is moved by dragging, by the arrow keys, or in its dialog. */
export function ScheduleBoard(props: ScheduleBoardProps) {
  const { tournament, games, fields, days, day, conflicts, changed, onShift } = props
  const grid = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<NamedGame | null>(null)
  const [target, setTarget] = useState<BoardSlot | null>(null)
  const [openId, setOpenId] = useState<number | null>(null)
  const moves = useMoves(tournament.id, games)
  const all = games.map(({ game }) => game)
  const ofDay = all.filter(({ start_time }) => dayOf(start_time) === day)
  const minutes = tournament.game_minutes
  const hours = boardHours(
    fields,
    ofDay.map(({ start_time }) => minutesOf(localOf(start_time))),
    minutes,
  )
  const sensors = useBoardSensors(grid, fields.length, (hours.to - hours.from) / 60)
  const steps = (hours.to - hours.from) / STEP_MINUTES
  const places = boardPlaces(all, day, fields, minutes)
  const waiting = games.filter(({ game }) => slotOf(game).game_site_id === null)
  const named = new Map(games.map(one => [one.game.id, one]))
  const clashing = new Set(conflicts.flatMap(({ game_ids }) => game_ids))
  const opened = named.get(openId ?? 0)

  /** The place under the dragged card; null off the board. */
  const slotUnder = ({ active }: DragMoveEvent): BoardSlot | null => {
    const [card, board] = [active.rect.current.translated, grid.current?.getBoundingClientRect()]
    if (!card || !board || fields.length === 0) return null
    const column = Math.floor(((card.left + card.width / 2 - board.left) / board.width) * fields.length)
    const down = Math.round(((card.top - board.top) / board.height) * steps)
    const field = fields[column]
    const start = hours.from + down * STEP_MINUTES
    return field && start >= hours.from && start < hours.to
      ? { game_site_id: field.id, start_time: `${day}T${clockOf(start)}` }
      : null
  }

  /** The position of a card on the grid. */
  const styleOf = ({
    column,
    start,
    lane = 0,
    lanes = 1,
  }: Partial<BoardPlace> & Pick<BoardPlace, 'column' | 'start'>) => ({
    left: `${((column + lane / lanes) / fields.length) * 100}%`,
    width: `${100 / fields.length / lanes}%`,
    top: `${((start - hours.from) / (hours.to - hours.from)) * 100}%`,
    height: `${(minutes / (hours.to - hours.from)) * 100}%`,
  })

  return (
    <DndContext
      sensors={sensors}
      accessibility={dragWords()}
      onDragStart={({ active }) => setDragged(named.get(Number(active.id)) ?? null)}
      onDragMove={event => {
        const slot = slotUnder(event)
        setTarget(before => (slot && before && isSameSlot(slot, before) ? before : slot))
      }}
      onDragCancel={() => {
        setDragged(null)
        setTarget(null)
      }}
      onDragEnd={event => {
        const slot = slotUnder(event)
        if (dragged && slot && !isSameSlot(slot, slotOf(dragged.game)))
          moves.move(moveOrSwap(all, dragged.game, slot))
        setDragged(null)
        setTarget(null)
      }}
    >
      <MovesTold moves={moves} games={named} fields={fields} />
      {waiting.length > 0 && (
        <WaitingGames games={waiting} fields={fields} changed={changed} onOpen={setOpenId} />
      )}
      <BoardRoom fields={fields.map(({ name }) => name)}>
        <div
          className={classes.board}
          style={{
            gridTemplateColumns: `${HOURS_REM}rem repeat(${fields.length}, minmax(var(--field-width), 1fr))`,
          }}
        >
          <div className={classes.corner} />
          {fields.map(({ id, name }) => (
            <Text key={id} fw={700} ta="center">
              <Anchor inherit component={Link} href={`/events/tournament:${tournament.id}/fields/${id}`}>
                {name}
              </Anchor>
            </Text>
          ))}
          <ol className={classes.hours}>
            {Array.from({ length: (hours.to - hours.from) / 60 }, (_, hour) => (
              <li key={hour}>{clockOf(hours.from + hour * 60)}</li>
            ))}
          </ol>
          <div className={classes.grid} ref={grid} style={{ height: `${steps * STEP_REM}rem` }}>
            {target && dragged && (
              <div
                className={classes.landing}
                style={styleOf({
                  column: fields.findIndex(({ id }) => id === target.game_site_id),
                  start: minutesOf(target.start_time),
                })}
              />
            )}
            {places.map(place => {
              const { game } = place
              const one = named.get(game.id)
              return (
                one && (
                  <BoardCard
                    key={game.id}
                    named={one}
                    isClashing={clashing.has(game.id)}
                    isPinned={game.is_pinned}
                    was={changed.get(game.id)}
                    isMoving={moves.isMoving(game.id)}
                    onOpen={() => setOpenId(game.id)}
                    style={styleOf(place)}
                  />
                )
              )
            })}
          </div>
        </div>
      </BoardRoom>
      {dragged && (
        <LandingTold
          tournamentId={tournament.id}
          moves={target ? moveOrSwap(all, dragged.game, target) : []}
          games={named}
          fields={fields}
        />
      )}
      {/* Before the board has read anew what was moved, the dialog would take that for what somebody else did. */}
      {opened && !moves.isMoving(opened.game.id) && (
        <MoveDialog
          key={opened.game.id}
          tournamentId={tournament.id}
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
