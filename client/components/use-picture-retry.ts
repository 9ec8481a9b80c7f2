import { useState } from 'react'
import { bringPicture } from '../base/requests/bring-picture.ts'

/** The state of a picture in a page. */
interface PictureRetry {
  /** Whether it is unavailable: there is nothing to show. */
  readonly isMissing: boolean
  /** Use it as the key of the picture: a new value makes the page try again. */
  readonly attempt: number
  /** Must be called when the page could not show it. */
  readonly onError: () => void
}

/** Requests a picture once more, for the current user, if the page alone does not get it. */
export function usePictureRetry(path: string | undefined): PictureRetry {
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
