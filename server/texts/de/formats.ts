import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { formats as english } from '../en/formats.ts'

export const formats = {
  onePool: 'jeder gegen jeden',
  pools_one: '{{count}} Gruppe mit {{size}} Teams',
  pools_other: '{{count}} Gruppen mit je {{size}} Teams',
  poolsOf_one: '{{count}} Gruppe mit {{least}} bis {{most}} Teams',
  poolsOf_other: '{{count}} Gruppen mit {{least}} bis {{most}} Teams',
  swiss_one: '{{count}} Schweizer Runde',
  swiss_other: '{{count}} Schweizer Runden',
  then: '{{first}}, dann {{brackets, list}}',
  bracket: {
    'single elimination': 'K.-o.-Runde um die Plätze {{first}}–{{last}}',
    'double elimination': 'Doppel-K.-o. um die Plätze {{first}}–{{last}}',
    consolation: 'K.-o.-Runde mit Trostrunde um die Plätze {{first}}–{{last}}',
    'full placement': 'ein K.-o.-Baum, in dem alle weiterspielen, um die Plätze {{first}}–{{last}}',
  },
  later: {
    swiss_rounds: 'Sobald alle Spiele der Runde davor beendet sind.',
    brackets:
      'Sobald die letzte Schweizer Runde beendet ist: Nach ihr richtet sich, wer im K.-o.-Baum spielt.',
  },

  teams: 'muss 2 bis {{most}} sein, damit Formate gesucht werden, nicht {{teams}}',
  beyond:
    'Ein K.-o.-Baum ist für die Plätze {{from}} bis {{to}} verlangt. Teams gibt es nur bis Platz {{last}}; es entsteht für diese.',
  flaw: {
    none: 'muss mindestens eine Stufe nennen',
    groups: 'darf Gruppen oder Schweizer Runden einmal haben, nicht mehrmals',
    order: 'muss Gruppen oder Schweizer Runden vor den K.-o.-Bäumen haben',
    pools: 'hat zu viele Gruppen für {{teams}} Teams: mindestens zwei Teams in jeder',
    rounds: 'hat zu viele Schweizer Runden für {{teams}} Teams: es müssen weniger Runden als Teams sein',
    'bracket size':
      'hat einen K.-o.-Baum, auf dessen Plätzen weniger als 2 oder mehr als 256 der {{teams}} Teams stehen',
    'places twice': 'hat K.-o.-Bäume mit gemeinsamen Plätzen: jeder Platz darf nur in einem sein',
  },
  mayNotMake: 'Nur Inhaber und Admins der Organisation dürfen sagen, wie dieses Turnier gespielt wird.',
  exists:
    'Das Turnier hat schon Gruppen, K.-o.-Bäume oder Schweizer Runden. Angeben, dass diese an ihre Stelle treten.',
  played_one:
    '{{count}} Spiel hat begonnen oder ist beendet, deshalb bleibt das Format. Einzelne Gruppen und K.-o.-Bäume können noch dazukommen.',
  played_other:
    '{{count}} Spiele haben begonnen oder sind beendet, deshalb bleibt das Format. Einzelne Gruppen und K.-o.-Bäume können noch dazukommen.',
} as const satisfies Translated<typeof english>
