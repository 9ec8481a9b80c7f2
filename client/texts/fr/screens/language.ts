import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { language as english } from '../../en/screens/language.ts'

export const language = {
  language: 'Langue',
  asDevice: 'Comme cet appareil : {{language}}',
} satisfies Translated<typeof english>
