import { z } from 'zod'
import { Remembered } from './remembered.ts'

/** The device's confirmation of a tap, in addition to the screen. */
const feedback = z.object({ vibrates: z.boolean(), sounds: z.boolean() })
export type Feedback = z.infer<typeof feedback>

const chosen = new Remembered('feedback', feedback)

/** By default vibration is on, if the device has it; sound is off. */
export const chosenFeedback = (): Feedback => chosen.get() ?? { vibrates: true, sounds: false }

export const chooseFeedback = (feedback: Feedback): void => chosen.set(feedback)

const VIBRATION_MS = 25
const SOUND_MS = 70
const SOUND_HZ = 880

let audio: AudioContext | undefined

/** Confirms a tap by vibration and sound, as chosen. */
export function confirmTap(): void {
  const { vibrates, sounds } = chosenFeedback()
  // Not every browser supports it.
  if (vibrates && 'vibrate' in navigator) navigator.vibrate(VIBRATION_MS)
  if (sounds) beep()
}

function beep(): void {
  // Created at a tap, because only then do browsers allow a page to make sounds.
  audio ??= new AudioContext()
  const tone = audio.createOscillator()
  tone.frequency.value = SOUND_HZ
  tone.connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + SOUND_MS / 1000)
}
