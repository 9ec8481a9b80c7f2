import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { swiss as english } from '../en/swiss.ts'

export const swiss = {
  hidden: 'verborgen',
  reveal: 'Allen zeigen',
  revealWhat: 'Alle sehen die Runde, und ihre Spiele kommen auf die Tablets.',
  hide: 'Verbergen',
  hideWhat: 'Dann sehen sie nur die Veranstalter, und ihre Spiele verschwinden von den Tablets.',
  delete: 'Runde {{number}} löschen',
  redraw: 'Runde {{number}} neu auslosen',
  redrawWhat:
    'Die Runde wird mit ihren Spielen gelöscht und nach dem jetzigen Stand zur selben Zeit neu ausgelost. Die Felder werden neu gewählt.',
  next: 'Die nächste Runde',
  start: 'Beginn',
  drawHidden: 'Verborgen, bis ich sie zeige',
  notOver_one: '{{count}} Spiel ist noch nicht beendet',
  notOver_other: '{{count}} Spiele sind noch nicht beendet',
  wouldMeet: 'So würde gespielt:',
  draw: 'Runde {{number}} auslosen',

  howMany: 'Wie viele Schweizer Runden sollen es werden?',
  howManyWhat:
    'Solange das offen ist, kann noch eine Runde kommen: Teams im Gleichstand warten auf sie, und über keinen Gleichstand ist zu entscheiden.',
  setRounds: 'Zahl der Runden festlegen',
} satisfies Translated<typeof english>
