import { pathOfPicture } from '../../shared-schema/resources/pictures.ts'
import classes from './picture-of.module.css'
import { useBrought } from './use-brought.ts'

interface PictureOfProps {
  /** As its record has it. */
  readonly address: string | undefined
  /** Its width and height, whatever the picture is: nothing moves when it comes. */
  readonly size: number
}

/**
 * The picture of a team, a league or a player beside its name, which says already who it is. One of another
 * server is not shown, because that would hear who looks at it; and nothing is in its place if there is none,
 * or none without a network.
 */
export function PictureOf({ address = '', size }: PictureOfProps) {
  const path = pathOfPicture(address)
  const { isMissing, attempt, onError } = useBrought(path)
  if (path === undefined || isMissing) return null
  return (
    <img
      key={attempt}
      className={classes.picture}
      src={path}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  )
}
