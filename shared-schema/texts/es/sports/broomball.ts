import type { Translated } from '../../translated.ts'
import type { broomball as english } from '../../en/sports/broomball.ts'

export const broomball = { plays: {}, roles: {}, values: {}, columns: {}, groups: {} } satisfies Translated<
  typeof english
>
