import { useCallback, useState } from 'react'
import { usePrinting } from './use-printing.ts'

/** Number of lines drawn at first. */
const FIRST = 30
/** Number of lines added whenever the end of the drawn ones comes near. */
const STEP = 60

/** The end of the drawn part of a long list. */
export interface GrowingEnd {
  /** For the element at that end: more is drawn before it is visible. */
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined
  readonly more: () => void
}

/**
 * Draws only the part of a long list that is in use, which makes changes at its beginning quick to draw.
 * @returns the number of lines drawn, and the element at their end
 */
export function useGrowingPart(): readonly [number, GrowingEnd] {
  const [count, setCount] = useState(FIRST)
  const isPrinting = usePrinting()
  const more = useCallback(() => setCount(known => known + STEP), [])
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const observer = new IntersectionObserver(
        seen => {
          if (seen.some(({ isIntersecting }) => isIntersecting)) more()
        },
        { rootMargin: '50% 0px' },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [more],
  )
  return [isPrinting ? Infinity : count, { ref, more }]
}
