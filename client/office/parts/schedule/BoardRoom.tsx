import { ActionIcon, Group, Text } from '@mantine/core'
import { useResizeObserver } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { t } from '../../texts/t.ts'
import classes from './schedule.module.css'

/** The width of the column of times, which does not scroll. */
export const HOURS_REM = 3.5

interface BoardRoomProps {
  /** The names of the fields across it. */
  readonly fields: readonly string[]
  readonly children: ReactNode
}

/** The fields in view: the first and the last of them, counted from 0. */
interface InView {
  readonly first: number
  readonly last: number
}

/**
 * The scrolling frame of the board. If not all fields fit, it shows which are in view, with buttons for the
 * others.
 */
export function BoardRoom({ fields, children }: BoardRoomProps) {
  const room = useRef<HTMLDivElement>(null)
  const [observed, { width }] = useResizeObserver()
  const [view, setView] = useState<InView>({ first: 0, last: fields.length - 1 })
  const count = fields.length
  const look = useCallback(() => {
    const box = room.current
    if (!box || count === 0) return
    const across = columnOf(box, count)
    // A field of which a few pixels are missing is in view.
    const first = Math.ceil((box.scrollLeft - 8) / across)
    const last = Math.floor((box.scrollLeft + box.clientWidth - hoursWidth() + 8) / across) - 1
    setView({ first: Math.max(0, first), last: Math.min(count - 1, Math.max(first, last)) })
  }, [count])
  useEffect(look, [look, width])
  const isCut = count > 0 && (view.first > 0 || view.last < count - 1)
  const go = (fieldsOn: number): void => {
    const box = room.current
    if (box)
      box.scrollTo({
        left: (Math.round(box.scrollLeft / columnOf(box, count)) + fieldsOn) * columnOf(box, count),
      })
  }
  return (
    <div>
      {isCut && (
        <Group justify="flex-end" gap="xs">
          <Text role="status">
            {t('schedule.fieldsInView', {
              first: fields[view.first] ?? '',
              last: fields[view.last] ?? '',
              count,
            })}
          </Text>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('schedule.fieldsBefore')}
            aria-disabled={view.first === 0}
            data-disabled={view.first === 0 || undefined}
            onClick={() => go(-1)}
          >
            <IconChevronLeft />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('schedule.fieldsAfter')}
            aria-disabled={view.last === count - 1}
            data-disabled={view.last === count - 1 || undefined}
            onClick={() => go(1)}
          >
            <IconChevronRight />
          </ActionIcon>
        </Group>
      )}
      <div
        ref={observed}
        className={classes.edges}
        data-before={view.first > 0 || undefined}
        data-after={view.last < count - 1 || undefined}
      >
        <div
          ref={room}
          className={classes.room}
          role="group"
          aria-label={t('schedule.board')}
          tabIndex={0}
          onScroll={look}
        >
          {children}
        </div>
      </div>
    </div>
  )
}

const hoursWidth = (): number => HOURS_REM * parseFloat(getComputedStyle(document.documentElement).fontSize)
const columnOf = (box: HTMLElement, count: number): number => (box.scrollWidth - hoursWidth()) / count
