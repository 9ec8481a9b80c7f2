import { initReactI18next } from 'react-i18next'
import { openTexts } from '../../shared-schema/texts/open-texts.ts'
import { timeText } from '../../shared-schema/texts/time-text.ts'
import { client as en } from './en/index.ts'

const texts = openTexts('client', { en }, initReactI18next)

/** A text of the tablet. To be asked for when it is shown: what is kept in a constant stays in the language of the start. */
export const t = texts.getFixedT(null, 'client')

/** A text that the server says as well. */
export const sharedT = texts.getFixedT(null, 'shared')

/** A day, or a time of day, in the language of the texts. @param parts what of it, and in which zone */
export const timeT = (time: number, parts: Intl.DateTimeFormatOptions): string =>
  timeText(time, parts, texts.language)
