import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/broomball.ts'

export const words = { plays: {}, roles: {}, values: {}, columns: {}, groups: {} } satisfies Translated<
  typeof english
>
