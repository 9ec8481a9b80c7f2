import { useEffect, useState } from 'react'
import { momentNow } from '../../../base/device/moment.ts'
import type { Moment } from '../../../../shared-schema/scoring/game-clock.ts'

/**
 * The present moment, updated every second.
 * @param ticks whether anything that is shown changes with time
 * @param since the time at which one of the seconds begins, in milliseconds of this device's clock
 */
export function useNow(deviceId: string, ticks: boolean, since: number): Moment {
  const [now, setNow] = useState(() => momentNow(deviceId))
  useEffect(() => {
    if (!ticks) return undefined
    let timer: number
    const tick = (): void => {
      const moment = momentNow(deviceId)
      setNow(moment)
      // A little late rather than early: the second must have come.
      timer = window.setTimeout(tick, 1005 - ((((moment.at - since) % 1000) + 1000) % 1000))
    }
    tick()
    return () => window.clearTimeout(timer)
  }, [deviceId, ticks, since])
  return now
}
