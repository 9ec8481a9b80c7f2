import type { Moment } from '../../../shared-schema/scoring/game-clock.ts'
import { serverAhead } from './server-time.ts'

/** This moment, by the clock of this device and by what it knows of the server's. */
export const momentNow = (device_id: string): Moment => ({ device_id, at: Date.now(), ahead: serverAhead() })
