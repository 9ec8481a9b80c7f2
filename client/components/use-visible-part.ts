import { useLayoutEffect, useState, type RefObject } from 'react'
import { usePrinting } from './use-printing.ts'

/** The visible part of an element, in rem from its upper left corner. */
export interface VisiblePart {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The width of the element. */
  readonly width: number
}

/** Step of scrolling between updates, and margin drawn around the visible part. */
const STEP = 80

/**
 * The visible part of a large drawing, with a margin: the rest need not be drawn. On paper it is the whole
 * drawing.
 * @param drawing the element, which may be scrolled within another one
 */
export function useVisiblePart(drawing: RefObject<HTMLElement | null>): VisiblePart {
  const [part, setPart] = useState<VisiblePart>({ left: 0, right: 100, top: 0, bottom: 100, width: 0 })
  const isPrinting = usePrinting()
  useLayoutEffect(() => {
    const look = (): void => {
      if (!drawing.current) return
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
      const { left, top, width } = drawing.current.getBoundingClientRect()
      const before = (edge: number): number => (Math.floor(edge / rem / STEP) - 1) * STEP
      const next = {
        left: before(-left),
        right: before(window.innerWidth - left) + 3 * STEP,
        top: before(-top),
        bottom: before(window.innerHeight - top) + 3 * STEP,
        width: width / rem,
      }
      setPart(known => (isSame(known, next) ? known : next))
    }
    look()
    // The scrolling element may be any ancestor.
    window.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [drawing])
  return isPrinting ? { ...part, ...everything } : part
}

const everything = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }

const isSame = (a: VisiblePart, b: VisiblePart): boolean =>
  a.left === b.left && a.right === b.right && a.top === b.top && a.bottom === b.bottom && a.width === b.width
