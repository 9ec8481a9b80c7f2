import type { Translated } from '../translated.ts'
import type { brackets as english } from '../en/brackets.ts'

export const brackets = {
  game: 'Spiel {{number}}',
  quarterFinals: 'VF {{number}}',
  semiFinals: 'HF {{number}}',
  final: 'Finale',
} satisfies Translated<typeof english>
