import { z } from 'zod'
import { languageCodes, languageFor, type Language } from '../../../shared-schema/texts/languages.ts'
import { reloadWhenReachable } from './reload-when-reachable.ts'
import { isSpeaking, speak } from '../../texts/texts.ts'
import { Remembered } from './remembered.ts'

const chosen = new Remembered('language', z.enum(languageCodes))

/** The language chosen on this device; undefined if it follows the device's own. */
export const chosenLanguage = (): Language | undefined => chosen.get()

/** The language set in this device. */
export const languageOfDevice = (): Language => languageFor(navigator.languages)

/** Switches to the chosen language, else to the device's. If its texts cannot be loaded, nothing changes. */
async function speakHere(): Promise<void> {
  const language = chosenLanguage() ?? languageOfDevice()
  try {
    await speak(language)
    document.documentElement.lang = language
  } catch (error) {
    console.warn('The texts of a language could not be loaded', error)
  }
}

/** The same at the start of the app: nothing can be shown before texts are loaded. */
export async function beginToSpeak(): Promise<void> {
  await speakHere()
  if (!isSpeaking()) await reloadWhenReachable(new AbortController().signal)
}

/** Switches this device to another language. @param language undefined follows the device's own */
export async function chooseLanguage(language: Language | undefined): Promise<void> {
  if (language === undefined) chosen.clear()
  else chosen.set(language)
  await speakHere()
}
