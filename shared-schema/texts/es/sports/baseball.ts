import type { Translated } from '../../translated.ts'
import type { baseball as english } from '../../en/sports/baseball.ts'

export const baseball = { plays: {}, roles: {}, values: {}, columns: {}, groups: {} } satisfies Translated<
  typeof english
>
