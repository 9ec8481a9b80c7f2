import { useState } from 'react'
import type { MarkOnMap } from '../../../reading/events/event-sites.ts'
import { MarkSign } from './MarkSign.tsx'
import classes from './sites.module.css'

interface MapPictureProps {
  /** The address of the picture; undefined until it is known. */
  readonly path: string | undefined
  readonly alt: string
  readonly marks: readonly MarkOnMap[]
  /** The mark of the field to find. */
  readonly highlighted: MarkOnMap | undefined
}

/**
 * A map with its marks; screen readers have them in the list next to it. Its space is reserved: nothing moves
 * when it loads.
 */
export function MapPicture({ path, alt, marks, highlighted }: MapPictureProps) {
  const [ratio, setRatio] = useState<number>()
  return (
    <div className={classes.room}>
      {path !== undefined && (
        <div
          className={classes.map}
          style={ratio === undefined ? undefined : roomFor(ratio)}
          data-drawn={ratio !== undefined || undefined}
        >
          <img
            src={path}
            alt={alt}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setRatio(naturalWidth / naturalHeight)
            }
          />
          {marks.map((mark, at) => (
            <span
              key={at}
              aria-hidden
              className={classes.mark}
              data-kind={mark.kind}
              data-sought={mark === highlighted || undefined}
              style={{ left: within(mark.x), top: within(mark.y) }}
            >
              <MarkSign mark={mark} />
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

/** As large as the room for it allows. */
const roomFor = (ratio: number) => ({ width: `min(100cqw, 100cqh * ${ratio})`, aspectRatio: ratio })

/** A share of the map, but not so near its edge that a mark would be cut off. */
const within = (share: number): string => `clamp(16px,${share * 100}%,100% - 16px)`
