import type { Translated } from '../translated.ts'
import type { brackets as english } from '../en/brackets.ts'

export const brackets = {
  game: 'Match {{number}}',
  quarterFinals: 'QF {{number}}',
  semiFinals: 'DF {{number}}',
  final: 'Finale',
} satisfies Translated<typeof english>
