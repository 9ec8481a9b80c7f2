import { useEffect } from 'react'
import { cachesPictures } from '../base/device/picture-cache.ts'
import { bringPicture } from '../base/requests/bring-picture.ts'

/** Fetches pictures to this device one after the other, for use without a network. */
export function useOfflinePictures(paths: readonly string[]): void {
  const all = paths.join(' ')
  useEffect(() => {
    let isOver = false
    const bring = async (): Promise<void> => {
      if (!(await cachesPictures())) return
      for (const path of all.split(' ')) if (!isOver) await bringPicture(path)
    }
    if (all !== '') void bring()
    return () => {
      isOver = true
    }
  }, [all])
}
