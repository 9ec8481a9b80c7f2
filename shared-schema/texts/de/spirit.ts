import type { Translated } from '../translated.ts'
import type { spirit as english } from '../en/spirit.ts'

export const spirit = {
  category: {
    rules: 'Regelkenntnis und -anwendung',
    fouls: 'Fouls und Körperkontakt',
    fair_mindedness: 'Fairness',
    attitude: 'Positive Einstellung und Selbstbeherrschung',
    communication: 'Kommunikation',
  },
} satisfies Translated<typeof english>
