import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { start as english } from '../en/start.ts'

export const start = {
  title: 'Veranstaltung anlegen',
  newOrganization: 'Eine neue',
  organizationName: 'Name der Organisation',
  organizationWhat: 'Wer die Veranstaltung ausrichtet: ein Verein, eine Liga, eine Schule.',
  what: 'Was ist es?',
  kind: { tournament: 'Turnier', day: 'Einzelner Spieltag', season: 'Ligasaison' },
  kindWhat: {
    tournament: 'Teams treffen sich für einige Tage, in Gruppen, K.-o.-Runden oder Schweizer Runden.',
    day: 'Teams treffen sich an einem Tag.',
    season: 'Teams spielen über Wochen oder Monate gegeneinander, und eine Tabelle ordnet sie.',
  },
  leagueName: 'Name der Liga',
  eventName: 'Name',
  sport: 'Sportart',
  league: 'Liga',
  newLeague: 'Eine neue gleichen Namens',
  day: 'Tag',
  backwards: 'Der letzte Tag liegt vor dem ersten.',
  makes: 'Das entsteht',
  makesOrganization: 'Die Organisation {{name}}',
  makesLeague: 'Die Liga {{name}}: {{sport}}',
  makesSeason: 'Die Saison {{league}} {{season}}',
  makesTournament: 'Das Turnier {{name}}, {{days}}',
  make: 'Anlegen und weiter',
  another: 'Trotzdem ein zweites Mal mit demselben Namen anlegen',
  namesake: {
    organizations:
      'Es gibt schon eine Organisation {{name}}; vielleicht wurde sie gerade von jemand anderem angelegt. Sie lässt sich oben auswählen.',
    leagues:
      'Es gibt schon eine Liga {{name}}; vielleicht wurde sie gerade von jemand anderem angelegt. Sie lässt sich oben auswählen.',
    seasons:
      'Es gibt in dieser Liga schon eine Saison {{name}}; vielleicht wurde sie gerade von jemand anderem angelegt.',
    tournaments:
      'Es gibt in dieser Saison schon ein Turnier {{name}}; vielleicht wurde es gerade von jemand anderem angelegt.',
  },
} satisfies Translated<typeof english>
