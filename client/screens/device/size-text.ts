import { numberText } from '../../../shared-schema/texts/number-text.ts'
import { languageNow } from '../../texts/texts.ts'

const GIGABYTE = 1000

/** `450 MB`, `10.7 GB`; in French `10,7 Go`. */
export const sizeText = (megabytes: number): string =>
  megabytes < GIGABYTE
    ? numberText(megabytes, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 }, languageNow())
    : numberText(
        megabytes / GIGABYTE,
        { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 },
        languageNow(),
      )
