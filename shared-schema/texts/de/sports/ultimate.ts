import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/ultimate.ts'

export const words = {
  plays: {
    pull: 'Pull',
    pullOutOfBounds: 'Pull ins Aus',
    pickedUpDisc: 'Scheibe aufgenommen',
    callahan: 'Callahan',
  },
  roles: {
    puller: 'Pull von',
  },
  values: {},
  columns: {},
  groups: {},
} satisfies Translated<typeof english>
