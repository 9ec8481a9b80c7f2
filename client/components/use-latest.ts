import { startTransition, useEffect, useState } from 'react'
import type { Observable } from 'rxjs'
import { afterDrawing } from './after-drawing.ts'
import { showNewest, type Draw } from './show-newest.ts'

/**
 * The latest value of an observable, `initial` until there is one. The observable must be the same from one
 * rendering to the next.
 * @param draw `afterOthers`, if all values but the first are to be drawn after what is more urgent
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
 * Draws a change when what is drawn at once is on the screen: in one piece with it that would have to wait.
 */
export const afterOthers: Draw = change => {
  // Nothing is drawn on a page that nobody sees.
  if (document.hidden) return change()
  afterDrawing(() => startTransition(change))
}
