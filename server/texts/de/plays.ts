import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { plays as english } from '../en/plays.ts'

export const plays = {
  oneOrMany: 'muss eine Liste von 1 bis {{most}} Aktionen sein',
  severalAreCalled: 'heißen mehrere Aktionen: in type sagen, welche, {{types}}',
  nobodyFits:
    'passt zu niemandem in den Kadern dieses Spiels; eine ID angeben, oder Nummer oder Namen, wie sie im Kader stehen',
  severalFit: 'passt zu mehreren Spielern dieses Spiels: die ID angeben, eine von {{players}}',
  clock: 'müssen Minuten und Sekunden sein, etwa 12:05, oder Sekunden',
  notCsv: 'ist keine Tabelle mit Werten, die Kommas trennen: {{what}}',
} satisfies Translated<typeof english>
