import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useState } from 'react'
import { usePrinting } from '../../components/use-printing.ts'

/**
 * The rows of a long list that are near the screen, and how much room those before and after them take, in
 * px.
 */
export interface NearRows {
  /** To be set on the list. */
  readonly list: (list: Element | null) => void
  readonly rows: readonly { readonly key: number | string | bigint; readonly index: number }[]
  readonly before: number
  readonly after: number
  /** To be set on each row, beside its `data-index`. */
  readonly measure: (row: Element | null) => void
}

interface LongList {
  readonly count: number
  /** As high as a row is before it has been measured, in px. */
  readonly rowHeight: number
  /**
   * Rows beyond the edges of the screen, so that none is missing while somebody scrolls or goes on by the
   * keyboard.
   */
  readonly beyond: number
  readonly keyOf: (index: number) => number | string
}

/**
 * Which rows of a list are near the screen: those alone are in the page, so that there may be thousands. On
 * paper all of them are.
 */
export function useNearRows({ count, rowHeight, beyond, keyOf }: LongList): NearRows {
  const [top, setTop] = useState(0)
  const list = useCallback((element: Element | null) => {
    if (element) setTop(element.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: beyond,
    scrollMargin: top,
    getItemKey: keyOf,
  })
  const isPrinting = usePrinting()
  if (isPrinting) {
    const rows = Array.from({ length: count }, (_, index) => ({ key: keyOf(index), index }))
    return { list, rows, before: 0, after: 0, measure: virtualizer.measureElement }
  }
  const rows = virtualizer.getVirtualItems()
  return {
    list,
    rows,
    before: (rows[0]?.start ?? top) - top,
    after: virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top),
    measure: virtualizer.measureElement,
  }
}
