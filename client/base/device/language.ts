import { z } from 'zod'
import { languageCodes, languageFor, type Language } from '../../../shared-schema/texts/languages.ts'
import { loadAnew } from './load-anew.ts'
import { isSpeaking, speak } from '../../texts/texts.ts'
import { Remembered } from './remembered.ts'

const chosen = new Remembered('language', z.enum(languageCodes))

/** The language that somebody chose on this device; undefined if it goes by the device's own. */
export const chosenLanguage = (): Language | undefined => chosen.get()

/** The language of this device, as its owner has set it. */
export const languageOfDevice = (): Language => languageFor(navigator.languages)

/**
 * Speaks the chosen language, else that of the device. If its texts cannot be loaded, all stays as it was.
 */
export async function speakHere(): Promise<void> {
  const language = chosenLanguage() ?? languageOfDevice()
  try {
    await speak(language)
    document.documentElement.lang = language
  } catch (error) {
    console.warn('The texts of a language could not be loaded', error)
  }
}

/** Does the same when the app starts: nothing can be shown before something can be said. */
export async function beginToSpeak(): Promise<void> {
  await speakHere()
  if (!isSpeaking()) await loadAnew(new AbortController().signal)
}

/** Speaks another language from now on, on this device. @param language undefined goes by the device's own */
export async function chooseLanguage(language: Language | undefined): Promise<void> {
  if (language === undefined) chosen.clear()
  else chosen.set(language)
  await speakHere()
}
