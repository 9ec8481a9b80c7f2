import type { KeyboardEvent, MouseEvent } from 'react'
import type { SiteMark } from '../../../../shared-schema/resources/site-map.ts'
import { withMoved } from './moved-mark.ts'
import classes from './sites.module.css'

/** The distance that an arrow key moves a mark. */
const STEP = 0.01

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

interface MarkedMapProps {
  readonly alt: string
  readonly image: string
  readonly marks: readonly SiteMark[]
  readonly nameOf: (mark: SiteMark) => string
  readonly onAdd: (x: number, y: number) => void
  readonly onChange: (marks: SiteMark[]) => void
}

/** A map with its marks: a click adds one, dragging or the arrow keys move it. */
export function MarkedMap({ alt, image, marks, nameOf, onAdd, onChange }: MarkedMapProps) {
  const place = (at: number, x: number, y: number): void => onChange(withMoved(marks, at, x, y))
  const onKey = (event: KeyboardEvent, at: number, { x, y }: SiteMark): void => {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    place(at, x + arrow[0], y + arrow[1])
  }
  return (
    <div className={classes.map}>
      {/* With the keyboard marks are put by the button below. */}
      <img src={image} alt={alt} draggable={false} onClick={event => onAdd(...shareOf(event))} />
      {marks.map((mark, at) => (
        <button
          key={at}
          type="button"
          className={classes.mark}
          style={{ left: `${mark.x * 100}%`, top: `${mark.y * 100}%` }}
          onKeyDown={event => onKey(event, at, mark)}
          onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={event => {
            if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
            const map = event.currentTarget.parentElement
            if (map) place(at, ...shareIn(map, event))
          }}
        >
          {nameOf(mark)}
        </button>
      ))}
    </div>
  )
}

const shareOf = (event: MouseEvent): [number, number] => shareIn(event.currentTarget, event)

function shareIn(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [(clientX - left) / width, (clientY - top) / height]
}
