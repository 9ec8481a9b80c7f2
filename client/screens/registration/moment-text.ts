import { dayTitle } from '../../base/formats/day-title.ts'
import { startWithZone } from '../../base/formats/event-clock.ts'

/** `Saturday 13 June, 12:00`, on the clocks of the event. @param time with the offset of its zone */
export const momentText = (time: string): string => `${dayTitle(time.slice(0, 10))}, ${startWithZone(time)}`
