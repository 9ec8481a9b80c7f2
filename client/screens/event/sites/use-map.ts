import { useEffect, useState } from 'react'
import type { EventSite } from '../../../reading/events/event-sites.ts'
import { bringPicture } from '../../../base/requests/bring-picture.ts'

/**
 * Which picture of a map there is for this device: the large one, or the small one if only that was kept.
 * Undefined until it is known, null if neither is to be had.
 */
export function useMap({ path, small }: NonNullable<EventSite['map']>): string | null | undefined {
  const [found, setFound] = useState<{ readonly of: string; readonly at: string | null }>()
  useEffect(() => {
    let isOver = false
    const bring = async (): Promise<void> => {
      const at = (await bringPicture(path)) ? path : (await bringPicture(small)) ? small : null
      if (!isOver) setFound({ of: path, at })
    }
    void bring()
    return () => {
      isOver = true
    }
  }, [path, small])
  return found?.of === path ? found.at : undefined
}
