import { startTransition, useEffect, useState } from 'react'
import type { Observable } from 'rxjs'
import { afterDrawing } from './after-drawing.ts'
import { showNewest, type Draw } from './show-newest.ts'

/**
 * The latest value of an observable, `initial` until there is one. The observable must be the same in every
 * rendering.
 * @param draw `afterOthers` to draw all values but the first after more urgent changes
 */
export function useLatest<T>(source$: Observable<T>, initial: T, draw: Draw = atOnce): T {
  const [latest, setLatest] = useState({ source$, value: initial })
  useEffect(() => {
    const shown = showNewest(source$, draw, value => setLatest({ source$, value }))
    return () => shown.unsubscribe()
  }, [source$, draw])
  return latest.source$ === source$ ? latest.value : initial
}

const atOnce: Draw = change => change()

/**
 * Draws a change after the urgent ones are on the screen: drawn together, those would have to wait for it.
 */
export const afterOthers: Draw = change => {
  // A hidden page draws nothing.
  if (document.hidden) return change()
  afterDrawing(() => startTransition(change))
}
