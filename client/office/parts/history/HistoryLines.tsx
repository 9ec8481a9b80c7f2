import { Text } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { usePrinting } from '../../../components/use-printing.ts'
import { historyOf, PER_PAGE, type HistoryQuery } from '../../data/history.ts'
import { t as clientT } from '../../../texts/t.ts'
import { useNearRows } from '../../frame/use-near-rows.ts'
import { ChangeText } from './ChangeText.tsx'

/** The assumed height of a change before it is measured, in px. */
const HEIGHT = 110
/**
 * The number of changes beyond the edges of the screen, so that none is missing during scrolling or keyboard
 * navigation.
 */
const BEYOND = 8

interface HistoryLinesProps {
  readonly query: HistoryQuery
  /** The total number of changes. */
  readonly total: number
}

/**
 * Any number of changes: only those near the screen are fetched and in the page. On paper, all fetched ones
 * are.
 */
export function HistoryLines({ query, total }: HistoryLinesProps) {
  const { list, rows, before, after, measure } = useNearRows({
    count: total,
    rowHeight: HEIGHT,
    beyond: BEYOND,
    keyOf: index => index,
  })
  const isPrinting = usePrinting()
  const pages = [...new Set(rows.map(({ index }) => Math.floor(index / PER_PAGE)))]
  // Printing does not wait for unfetched changes.
  const answers = useQueries({
    queries: pages.map(page => ({ ...historyOf(query, page), enabled: !isPrinting })),
  })
  const lineAt = (index: number) =>
    answers[pages.indexOf(Math.floor(index / PER_PAGE))]?.data?.objects[index % PER_PAGE]
  return (
    <div ref={list}>
      <div style={{ height: before }} />
      {rows.map(({ key, index }) => {
        const line = lineAt(index)
        return line || !isPrinting ? (
          <div
            key={String(key)}
            ref={measure}
            data-index={index}
            style={{ paddingBlockEnd: 'var(--mantine-spacing-md)' }}
          >
            {line ? <ChangeText line={line} /> : <Text>{clientT('common.loading')}</Text>}
          </div>
        ) : null
      })}
      <div style={{ height: after }} />
    </div>
  )
}
