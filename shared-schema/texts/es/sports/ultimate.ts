import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/ultimate.ts'

export const words = {
  plays: {
    pull: 'pull',
    pullOutOfBounds: 'pull fuera de límites',
    pickedUpDisc: 'recogió el disco',
    callahan: 'callahan',
  },
  roles: {
    puller: 'lanza el pull',
  },
  values: {},
  columns: {},
  groups: {},
} satisfies Translated<typeof english>
