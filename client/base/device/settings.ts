import { BehaviorSubject } from 'rxjs'
import { z } from 'zod'
import { Remembered } from './remembered.ts'

export const palettes = ['system', 'daylight', 'dark'] as const
export const textSizes = ['usual', 'large', 'larger'] as const
export const hands = ['right', 'left'] as const

// A setting that an older or newer version wrote differently falls back to its default.
const shape = z.object({
  palette: z.enum(palettes).catch('system'),
  textSize: z.enum(textSizes).catch('usual'),
  hand: z.enum(hands).catch('right'),
})
export type Settings = z.infer<typeof shape>

const remembered = new Remembered('settings', shape)

/** This device's settings, for all its users. */
export const settings$ = new BehaviorSubject<Settings>(remembered.get() ?? shape.parse({}))

/** Changes some settings, permanently and with immediate effect. */
export function changeSettings(changed: Partial<Settings>): void {
  const next = { ...settings$.value, ...changed }
  remembered.set(next)
  settings$.next(next)
}
