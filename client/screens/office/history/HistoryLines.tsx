import { Text } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { historyOf, PER_PAGE, type HistoryAsked } from '../../../office/records/history.ts'
import { t as commonT } from '../../../texts/t.ts'
import { ChangeTold } from './ChangeTold.tsx'

/** As high as a change is before it has been measured, in px. */
const HEIGHT = 110
/**
 * Changes beyond the edges of the screen, so that none is missing while somebody scrolls or goes on by the
 * keyboard.
 */
const BEYOND = 8

interface HistoryLinesProps {
  readonly asked: HistoryAsked
  /** How many changes there are. */
  readonly total: number
}

/** As many changes as there are: those alone that are near the screen are read, and are in the page. */
export function HistoryLines({ asked, total }: HistoryLinesProps) {
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => HEIGHT,
    overscan: BEYOND,
    scrollMargin: top,
  })
  const shown = virtualizer.getVirtualItems()
  const pages = [...new Set(shown.map(({ index }) => Math.floor(index / PER_PAGE)))]
  const answers = useQueries({ queries: pages.map(page => historyOf(asked, page)) })
  const lineAt = (index: number) =>
    answers[pages.indexOf(Math.floor(index / PER_PAGE))]?.data?.objects[index % PER_PAGE]
  return (
    <div ref={list} style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {shown.map(({ key, index, start }) => {
        const line = lineAt(index)
        return (
          <div
            key={String(key)}
            ref={virtualizer.measureElement}
            data-index={index}
            style={{
              position: 'absolute',
              insetInline: 0,
              paddingBlockEnd: 'var(--mantine-spacing-md)',
              transform: `translateY(${start - top}px)`,
            }}
          >
            {line ? <ChangeTold line={line} /> : <Text>{commonT('common.loading')}</Text>}
          </div>
        )
      })}
    </div>
  )
}
