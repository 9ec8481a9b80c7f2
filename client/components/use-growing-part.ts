import { useCallback, useState } from 'react'
import { usePrinting } from './use-printing.ts'

/** How many lines are drawn at first. */
const FIRST = 30
/** How many more are drawn whenever the end of them comes near. */
const STEP = 60

/** The end of what is drawn of a long list. */
export interface GrowingEnd {
  /** For the element that stands there: more is drawn before it is seen. */
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined
  readonly more: () => void
}

/**
 * Draws of a long list what somebody looks at, so that what changes at its beginning is drawn quickly.
 * @returns how many of its lines are drawn, and what stands at their end
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
