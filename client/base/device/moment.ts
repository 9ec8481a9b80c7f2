import type { Moment } from '../../../shared-schema/scoring/game-clock.ts'
import { serverAhead } from './server-time.ts'

/** The present moment by this device's clock, and the known offset of the server's. */
export const momentNow = (device_id: string): Moment => ({ device_id, at: Date.now(), ahead: serverAhead() })
