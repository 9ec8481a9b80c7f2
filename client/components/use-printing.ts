import { useSyncExternalStore } from 'react'

let isPrinting = false

function hear(tell: () => void): () => void {
  const turn = (to: boolean): void => {
    isPrinting = to
    tell()
  }
  const [begin, end] = [() => turn(true), () => turn(false)]
  const paper = matchMedia('print')
  const change = ({ matches }: MediaQueryListEvent): void => turn(matches)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  // A page can be in print layout without being printed.
  paper.addEventListener('change', change)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    paper.removeEventListener('change', change)
  }
}

/** Whether the page is being printed: then a long list draws all of its rows, not only the visible ones. */
export const usePrinting = (): boolean => useSyncExternalStore(hear, () => isPrinting)
