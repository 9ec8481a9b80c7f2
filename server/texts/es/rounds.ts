import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { rounds as english } from '../en/rounds.ts'

export const rounds = {
  numberOutside: 'debe estar entre 1 y {{next}}, la siguiente',
  numberTaken: 'está ocupado: ya hay una ronda {{number}}; la siguiente es {{next}}',
} satisfies Translated<typeof english>
