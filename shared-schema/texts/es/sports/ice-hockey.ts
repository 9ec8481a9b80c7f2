import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/ice-hockey.ts'

export const words = {
  plays: {
    hit: 'carga',
    takeaway: 'disco robado',
    giveaway: 'disco regalado',
  },
  roles: {
    hitter: 'carga de',
    hitPlayer: 'carga sobre',
  },
  values: {},
  columns: {
    hits_given: {
      short: 'CG',
      name: 'cargas',
      meaning: 'Rivales cargados con el cuerpo para quitarles el disco.',
    },
    takeaways: { short: 'DRO', name: 'discos robados', meaning: 'El disco ganado a un rival.' },
    giveaways: { short: 'DRE', name: 'discos regalados', meaning: 'El disco perdido ante un rival.' },
    shot_attempts: {
      short: 'IT',
      name: 'intentos de tiro',
      meaning: 'Tiros a puerta, tiros fuera y tiros bloqueados.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
