import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { passes as english } from '../en/passes.ts'

export const passes = {
  cameIn: 'Entré avec un pass',
} satisfies Translated<typeof english>
