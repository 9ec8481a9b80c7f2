import type { Translated } from '../translated.ts'
import type { spirit as english } from '../en/spirit.ts'

export const spirit = {
  category: {
    rules: 'Conocimiento y uso de las reglas',
    fouls: 'Faltas y contacto físico',
    fair_mindedness: 'Imparcialidad',
    attitude: 'Actitud positiva y autocontrol',
    communication: 'Comunicación',
  },
} satisfies Translated<typeof english>
