import { z } from 'zod'
import { Remembered } from './remembered.ts'

/** How this device confirms a tap that was taken, beside what it shows. */
const feedback = z.object({ vibrates: z.boolean(), sounds: z.boolean() })
export type Feedback = z.infer<typeof feedback>

const chosen = new Remembered('feedback', feedback)

/** Vibration is on unless somebody chose otherwise, where there is any; sound is off. */
export const chosenFeedback = (): Feedback => chosen.get() ?? { vibrates: true, sounds: false }

export const chooseFeedback = (feedback: Feedback): void => chosen.set(feedback)

const VIBRATION_MS = 25
const SOUND_MS = 70
const SOUND_HZ = 880

let audio: AudioContext | undefined

/** Lets whoever tapped feel and hear that the tap was taken, as they chose. */
export function confirmTap(): void {
  const { vibrates, sounds } = chosenFeedback()
  // Not every browser has it.
  if (vibrates && 'vibrate' in navigator) navigator.vibrate(VIBRATION_MS)
  if (sounds) beep()
}

function beep(): void {
  // Made at a tap, because browsers let a page be heard only then.
  audio ??= new AudioContext()
  const tone = audio.createOscillator()
  tone.frequency.value = SOUND_HZ
  tone.connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + SOUND_MS / 1000)
}
