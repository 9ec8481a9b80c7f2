import type { Translated } from '../translated.ts'
import type { spirit as english } from '../en/spirit.ts'

export const spirit = {
  category: {
    rules: 'Connaissance et application des règles',
    fouls: 'Fautes et contacts',
    fair_mindedness: 'Esprit d’équité',
    attitude: 'Attitude positive et maîtrise de soi',
    communication: 'Communication',
  },
} satisfies Translated<typeof english>
