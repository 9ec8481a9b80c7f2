import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { todo as english } from '../en/todo.ts'

export const todo = {
  title: 'Noch zu tun',
  allDone: 'All das ist getan',
  open_one: '{{count}} Sache zu tun',
  open_other: '{{count}} Sachen zu tun',
  done: 'Getan',
  what: {
    days: 'Tage',
    teams: 'Teams',
    fields: 'Felder',
    format: 'Format',
    schedule: 'Felder und Zeiten',
    late: 'Teams ohne Spiele',
    decisions: 'Entscheidungen',
    fixtures: 'Spielplan',
    publish: 'Für alle zu sehen',
  },
  how: {
    days: 'Sag, an welchen Tagen gespielt wird.',
    teams: 'Füge die Liste der Teams ein oder nimm sie aus einer Datei.',
    fields: 'Füge die Anlage mit ihren Feldern hinzu, oder wähle eine, die es schon gibt.',
    format: 'Wähle, wie die Teams spielen: Gruppen, K.-o.-Runden oder Schweizer Runden.',
    schedule: 'Gib jedem Spiel ein Feld und eine Zeit.',
    late: 'Die fehlenden Spiele hinzufügen oder die Teams herausnehmen.',
    decisions: 'Jemand muss entscheiden, bevor es weitergeht.',
    fixtures: 'Lose aus, wer wann gegen wen spielt.',
    publish: 'Lass es alle sehen, ohne sich anzumelden.',
  },
} satisfies Translated<typeof english>
