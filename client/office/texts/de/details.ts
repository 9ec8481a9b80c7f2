import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { details as english } from '../en/details.ts'

export const details = {
  title: 'Angaben',
  name: 'Name',
  info: 'Beschreibung',
  isPublic: 'Alle dürfen es sehen',
  isPublicWhat: 'Spielplan, Ergebnisse und Kader sind ohne Anmeldung zu lesen.',
  isPublicSeasonWhat: 'Teams, Tabelle und die Spiele außerhalb von Turnieren sind ohne Anmeldung zu lesen.',
  sportWhat: 'Sie lässt sich ändern, bis etwas erfasst ist.',
  gender: 'Es spielen',
  genders: { open: 'Alle', mixed: 'Gemischte Teams', womens: 'Frauen', mens: 'Männer' },
  season: 'Saison',
  seasonWhat: 'Eine mit anderer Sportart lässt sich wählen, bis etwas erfasst ist.',
  leagueWhat: 'Eine mit anderer Sportart lässt sich wählen, bis etwas erfasst ist.',
  startDate: 'Erster Tag',
  endDate: 'Letzter Tag',
  timezone: 'Zeitzone',
  noTimezone: 'So heißt keine Zeitzone. Nach einer großen Stadt suchen.',
  gameMinutes: 'Minuten für ein Spiel, mit seiner Pause',
  restMinutes: 'Mindestens so viele Minuten Ruhe zwischen zwei Spielen eines Teams',
  swissRounds: 'Geplante Schweizer Runden',
  swissRoundsWhat:
    'Über Gleichstand in der Schweizer Rangliste ist zu entscheiden, sobald so viele Runden zu Ende sind. Leer lassen, solange offen ist, wie viele es werden.',

  delete: {
    organizations: 'Organisation {{name}} löschen',
    leagues: 'Liga {{name}} löschen',
    seasons: 'Saison {{name}} löschen',
    tournaments: 'Turnier {{name}} löschen',
  },
  nothingHangs: 'Nichts hängt daran.',
  goesAlong: 'Das hängt daran und geht mit:',
  deleteWhat:
    'Danach ist es für alle weg, auch auf Tablets. Im Verlauf lässt es sich zurückholen, eine Organisation aber nicht, und Bilder auch nicht. Was erfasst wurde, bleibt im Verlauf.',
  typeName: 'Zum Löschen den Namen eintippen',
  deleteNow: 'Jetzt löschen',
} satisfies Translated<typeof english>
