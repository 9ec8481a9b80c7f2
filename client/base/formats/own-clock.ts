// Days and times on the clock of this device.
import { timeT } from '../../texts/t.ts'

/** `14:05` @param at in milliseconds since 1970 */
export const clockTime = (at: number): string => timeT(at, { hour: '2-digit', minute: '2-digit' })

/** `21 Nov 2026` @param time ISO 8601 */
export const dayOf = (time: string): string =>
  timeT(Date.parse(time), { day: 'numeric', month: 'short', year: 'numeric' })

/** `21 Nov, 14:05` @param time ISO 8601 */
export const momentOf = (time: string): string =>
  timeT(Date.parse(time), { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** `2026-11-21`, the date at this device. @param at in milliseconds since 1970 */
export function dayOfDevice(at: number): string {
  const now = new Date(at)
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-')
}
