import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useState } from 'react'
import { usePrinting } from '../../components/use-printing.ts'

/**
 * The rows of a long list that are near the screen, and the heights of those before and after them, in px.
 */
export interface NearRows {
  /** The ref of the list. */
  readonly list: (list: Element | null) => void
  readonly rows: readonly { readonly key: number | string | bigint; readonly index: number }[]
  readonly before: number
  readonly after: number
  /** The ref of each row, which also needs `data-index`. */
  readonly measure: (row: Element | null) => void
}

interface LongList {
  readonly count: number
  /** The assumed height of a row before it is measured, in px. */
  readonly rowHeight: number
  /**
   * The number of rows beyond the edges of the screen, so that none is missing during scrolling or keyboard
   * navigation.
   */
  readonly beyond: number
  readonly keyOf: (index: number) => number | string
}

/**
 * Finds the rows of a list near the screen: only those are in the page, which allows thousands. When printed,
 * all rows are.
 */
export function useNearRows({ count, rowHeight, beyond, keyOf }: LongList): NearRows {
  const [top, setTop] = useState(0)
  const list = useCallback((element: Element | null) => {
    if (element) setTop(element.getBoundingClientRect().top + window.scrollY)
  }, [])
  // React must not memoize its answers. Nothing here is compiled by React Compiler, which would.
  // oxlint-disable-next-line react/incompatible-library
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
