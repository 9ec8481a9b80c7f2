import { useState } from 'react'
import { bringPicture } from '../base/requests/bring-picture.ts'

/** How it is with a picture that a page shows. */
interface Brought {
  /** It is not to be had: there is nothing to show. */
  readonly isMissing: boolean
  /** Another one, as the key of the picture, makes the page try again. */
  readonly attempt: number
  /** To be called when the page could not show it. */
  readonly onError: () => void
}

/** A picture that is asked for once more, as who uses the device, if the page by itself does not get it. */
export function useBrought(path: string | undefined): Brought {
  const [last, setLast] = useState({ path, attempt: 0, isMissing: false })
  const { attempt, isMissing } = last.path === path ? last : { attempt: 0, isMissing: false }
  const retry = async (from: string): Promise<void> => {
    const isThere = attempt === 0 && (await bringPicture(from))
    setLast({ path, attempt: attempt + 1, isMissing: !isThere })
  }
  return {
    isMissing,
    attempt,
    onError: () => {
      if (path !== undefined) void retry(path)
    },
  }
}
