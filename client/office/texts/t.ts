import { texts } from '../../texts/texts.ts'

/** A text of the office, which is loaded with it. To be asked for when it is shown. */
export const t = texts.getFixedT(null, 'office')
