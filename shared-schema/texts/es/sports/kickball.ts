import type { Translated } from '../../translated.ts'
import type { kickball as english } from '../../en/sports/kickball.ts'

export const kickball = {
  plays: { fouledOut: 'eliminado por fouls' },
  roles: {},
  values: {},
  columns: {},
  groups: {},
} satisfies Translated<typeof english>
