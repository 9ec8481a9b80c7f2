import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/ultimate.ts'

export const words = {
  plays: {
    pull: 'engagement',
    pullOutOfBounds: 'engagement hors limites',
    pickedUpDisc: 'a ramassé le disque',
    callahan: 'callahan',
  },
  roles: {
    puller: 'lanceur de l’engagement',
  },
  values: {},
  columns: {},
  groups: {},
} satisfies Translated<typeof english>
