import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { rounds as english } from '../en/rounds.ts'

export const rounds = {
  numberOutside: 'muss zwischen 1 und {{next}} liegen, der nächsten',
  numberTaken: 'ist vergeben: Die Runde {{number}} gibt es schon; die nächste ist {{next}}',
} satisfies Translated<typeof english>
