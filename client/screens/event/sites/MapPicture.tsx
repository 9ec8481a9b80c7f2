import { useState } from 'react'
import type { MarkOnMap } from '../../../reading/events/event-sites.ts'
import { MarkSign } from './MarkSign.tsx'
import classes from './sites.module.css'

interface MapPictureProps {
  /** Where it is; undefined until that is known. */
  readonly path: string | undefined
  readonly alt: string
  readonly marks: readonly MarkOnMap[]
  /** That of the field that is looked for. */
  readonly sought: MarkOnMap | undefined
}

/**
 * A map with its marks, which whoever listens has in the list beside it. Its room is there before it: nothing
 * moves when it comes.
 */
export function MapPicture({ path, alt, marks, sought }: MapPictureProps) {
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
              data-sought={mark === sought || undefined}
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
