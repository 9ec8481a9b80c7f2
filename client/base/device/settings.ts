import { BehaviorSubject } from 'rxjs'
import { z } from 'zod'
import { Remembered } from './remembered.ts'

export const palettes = ['system', 'daylight', 'dark'] as const
export const textSizes = ['usual', 'large', 'larger'] as const
export const hands = ['right', 'left'] as const

// What an older or newer version wrote otherwise is as usual, each by itself.
const shape = z.object({
  palette: z.enum(palettes).catch('system'),
  textSize: z.enum(textSizes).catch('usual'),
  hand: z.enum(hands).catch('right'),
})
export type Settings = z.infer<typeof shape>

const remembered = new Remembered('settings', shape)

/** How this device is set, for whoever uses it. */
export const settings$ = new BehaviorSubject<Settings>(remembered.get() ?? shape.parse({}))

/** Sets some of it. It lasts, and is in effect at once. */
export function changeSettings(changed: Partial<Settings>): void {
  const next = { ...settings$.value, ...changed }
  remembered.set(next)
  settings$.next(next)
}
