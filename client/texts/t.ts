import type { ParseKeys } from 'i18next'
import { numberText } from '../../shared-schema/texts/number-text.ts'
import { rangeText, timeText } from '../../shared-schema/texts/time-text.ts'
import { texts } from './texts.ts'

/**
 * A text of the tablet. Call this when the text is shown: a text in a constant stays in the language of the
 * start.
 */
export const t = texts.getFixedT(null, 'client')

type Values = Readonly<Record<string, string | number>>

/** A text with placeholders for its values. @param values for its `count` */
export const unfilledText = (key: ParseKeys, values: Values): string =>
  t(key, { ...values, skipInterpolation: true })

/** Fills values into a part of such a text. */
export const fillIn = (part: string, values: Values): string =>
  texts.services.interpolator.interpolate(part, values, texts.language, {})

/** A text that the server has as well. */
export const sharedT = texts.getFixedT(null, 'shared')

/** A shared text with placeholders that only the caller knows. @param values for all of them */
export const sharedFilled = (key: ParseKeys<'shared'>, values: Values): string => sharedT(key, values)

/** A day, or a time of day, in the language of the texts. @param parts which parts, and the time zone */
export const timeT = (time: number, parts: Intl.DateTimeFormatOptions): string =>
  timeText(time, parts, texts.language)

/**
 * A number in the language of the texts.
 * @param digits the number of decimals, by default as many as the number has
 */
export const numberT = (value: number, digits?: number): string =>
  numberText(
    value,
    digits === undefined
      ? { maximumFractionDigits: 12, useGrouping: 'min2' }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: 'min2' },
    texts.language,
  )

/** A share as a percentage: `66.7%`, in German `66,7 %`. @param share of 1 */
export const percentT = (share: number): string =>
  numberText(share, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }, texts.language)

/** A range from one time to another, in the language of the texts. */
export const rangeT = (from: number, to: number, parts: Intl.DateTimeFormatOptions): string =>
  rangeText(from, to, parts, texts.language)
