import { pathOfPicture } from '../../shared-schema/resources/pictures.ts'
import classes from './picture-of.module.css'
import { usePictureRetry } from './use-picture-retry.ts'

interface PictureOfProps {
  /** As in its record. */
  readonly address: string | undefined
  /** Width and height of any picture here: nothing moves when it arrives. */
  readonly size: number
}

/**
 * The picture of a team, a league or a player next to its name, which already identifies it. Pictures on
 * other servers are not shown, because those would learn who looks at them. Nothing is shown if there is no
 * picture, or none without a network.
 */
export function PictureOf({ address = '', size }: PictureOfProps) {
  const path = pathOfPicture(address)
  const { isMissing, attempt, onError } = usePictureRetry(path)
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
