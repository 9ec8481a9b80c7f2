import { closestCenter, DndContext, useDraggable, useDroppable, type Over } from '@dnd-kit/core'
import { ActionIcon, Group, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useRef } from 'react'
import { movedTo } from './moved-to.ts'
import { t } from '../texts/t.ts'
import classes from './frame.module.css'
import { useDragSensors } from './use-drag-sensors.ts'

interface OrderedTeamsProps {
  /** The best team first. */
  readonly order: readonly number[]
  readonly teams: ReadonlyMap<number, string>
  readonly onChange: (order: number[]) => void
}

/** A vertical list of teams, ordered by dragging, or by moving one up and down. */
export function OrderedTeams({ order, teams, onChange }: OrderedTeamsProps) {
  const list = useRef<HTMLOListElement>(null)
  const sensors = useDragSensors(({ code }, { currentCoordinates: { x, y } }) => {
    const row = list.current?.firstElementChild?.getBoundingClientRect().height ?? 0
    if (code === 'ArrowUp') return { x, y: y - row }
    return code === 'ArrowDown' ? { x, y: y + row } : undefined
  })
  const positionText = ({ over }: { over: { id: Over['id'] } | null }): string | undefined =>
    over ? t('decisions.place', { place: order.indexOf(Number(over.id)) + 1 }) : undefined
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: t('decisions.howToDrag') },
        announcements: {
          onDragStart: ({ active }) => positionText({ over: active }),
          onDragOver: positionText,
          onDragEnd: positionText,
          onDragCancel: () => undefined,
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id)
          onChange(movedTo(order, Number(active.id), order.indexOf(Number(over.id))))
      }}
    >
      <ol ref={list} className={classes.ordered}>
        {order.map((id, index) => (
          <OrderedTeam
            key={id}
            id={id}
            name={teams.get(id) ?? ''}
            isFirst={index === 0}
            isLast={index === order.length - 1}
            onMove={by => onChange(movedTo(order, id, index + by))}
          />
        ))}
      </ol>
    </DndContext>
  )
}

interface OrderedTeamProps {
  readonly id: number
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
}

function OrderedTeam({ id, name, isFirst, isLast, onMove }: OrderedTeamProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = useDraggable({
    id,
  })
  const { setNodeRef: setPlaceRef, isOver } = useDroppable({ id })
  return (
    <li
      ref={node => {
        setNodeRef(node)
        setPlaceRef(node)
      }}
      data-dragged={isDragging || undefined}
      data-over={(isOver && !isDragging) || undefined}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
    >
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          size={44}
          variant="subtle"
          aria-roledescription={undefined}
          aria-label={t('decisions.drag', { team: name })}
        >
          <IconGripVertical />
        </ActionIcon>
        <Text fw={700}>{name}</Text>
        <ActionIcon
          size={44}
          variant="default"
          disabled={isFirst}
          aria-label={t('decisions.up', { team: name })}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp />
        </ActionIcon>
        <ActionIcon
          size={44}
          variant="default"
          disabled={isLast}
          aria-label={t('decisions.down', { team: name })}
          onClick={() => onMove(1)}
        >
          <IconArrowDown />
        </ActionIcon>
      </Group>
    </li>
  )
}
