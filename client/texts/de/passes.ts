import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { passes as english } from '../en/passes.ts'

export const passes = {
  cameIn: 'Kam mit einem Zugangslink herein',
} satisfies Translated<typeof english>
