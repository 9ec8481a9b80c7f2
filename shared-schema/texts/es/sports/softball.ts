import type { Translated } from '../../translated.ts'
import type { softball as english } from '../../en/sports/softball.ts'

export const softball = { plays: {}, roles: {}, values: {}, columns: {}, groups: {} } satisfies Translated<
  typeof english
>
