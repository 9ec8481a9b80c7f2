import { Text } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { usePrinting } from '../../../components/use-printing.ts'
import { historyOf, PER_PAGE, type HistoryAsked } from '../../data/history.ts'
import { t as commonT } from '../../../texts/t.ts'
import { useNearRows } from '../../frame/use-near-rows.ts'
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

/**
 * As many changes as there are: those alone that are near the screen are read, and are in the page. On paper
 * are all that have been read.
 */
export function HistoryLines({ asked, total }: HistoryLinesProps) {
  const { list, rows, before, after, measure } = useNearRows({
    count: total,
    rowHeight: HEIGHT,
    beyond: BEYOND,
    keyOf: index => index,
  })
  const isPrinting = usePrinting()
  const pages = [...new Set(rows.map(({ index }) => Math.floor(index / PER_PAGE)))]
  // Paper does not wait for what is still to be read.
  const answers = useQueries({
    queries: pages.map(page => ({ ...historyOf(asked, page), enabled: !isPrinting })),
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
            {line ? <ChangeTold line={line} /> : <Text>{commonT('common.loading')}</Text>}
          </div>
        ) : null
      })}
      <div style={{ height: after }} />
    </div>
  )
}
