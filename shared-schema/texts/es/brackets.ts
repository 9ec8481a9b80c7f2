import type { Translated } from '../translated.ts'
import type { brackets as english } from '../en/brackets.ts'

export const brackets = {
  game: 'Partido {{number}}',
  quarterFinals: 'CF {{number}}',
  semiFinals: 'SF {{number}}',
  final: 'Final',
} satisfies Translated<typeof english>
