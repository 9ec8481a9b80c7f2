import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { passes as english } from '../../en/screens/passes.ts'

export const passes = {
  cameIn: 'Kam mit einem Zugangslink herein',
  code: 'QR-Code',

  comeIn: 'Spiele schreiben',
  yourName: 'Name',
  yourNameWhat: 'Er steht bei dem, was erfasst wird. Ein Konto ist nicht nötig.',
  goOn: 'Spiele schreiben',
  goOnAs: 'Weiter als {{name}}',
  scanAgain:
    'Einen Code gescannt? Bitte noch einmal mit der Kamera dieses Geräts scannen. Spiele öffentlicher Veranstaltungen sind auch ohne Link zu sehen.',
  somebodyElse: 'Jemand anderes? Dann den Namen eingeben.',
  offeredBy: 'Von <bdi>{{name}}</bdi>',
  onDay: '{{what}}, am {{day}}',
  accountKept: 'Schon ein Konto? Dessen E-Mail und Passwort eingeben: Es bekommt diese Rolle dazu.',

  whoRecords: 'Wer erfasst?',
  newName: 'Anderer Name …',
  leave: 'Dieses Gerät verlassen',
  leaveNow: 'Verlassen bestätigen',
  leaveWhat:
    'Was erfasst wurde, bleibt. Um wieder hereinzukommen, den Link noch einmal öffnen oder den Code scannen.',
  sendFirst: 'Zuerst senden, was noch auf diesem Gerät ist. Dann lässt es sich verlassen.',
  noAccount: 'Mit einem Zugangslink ist kein Konto nötig. Wer den Link gegeben hat, kann eines anbieten.',
  withAccount: 'Mit einem Konto anmelden',

  ownAccount: 'Eigenes Konto',
  ownAccountWhat: 'Was erfasst wurde, behält seinen Namen.',
  takeUp: 'Konto anlegen',

  passes: 'Zugangslinks',
  passesWhat:
    'Ein Link oder QR-Code für Helfende. Wer ihn öffnet, gibt einen Namen an und schreibt dort Spiele, ohne Konto.',
  make: 'Zugangslink erzeugen',
  makeFor: 'Für',
  kind: {
    each_field: 'Jedes Feld eines Turniers, je mit Aushang',
    game_site: 'Ein Feld',
    event_site: 'Eine Anlage',
    tournament: 'Ein ganzes Turnier',
    game: 'Ein Spiel',
    team: 'Ein Team',
  },
  day: 'Nur die Spiele eines Tages',
  until: 'Lässt herein bis',
  noEnd: 'Leer: bis er beendet wird',
  makeNow: 'Erzeugen',
  noFields: 'Dieses Turnier hat noch keine Felder.',
  ready_one: 'Der Zugangslink ist bereit',
  ready_other: '{{count}} Zugangslinks sind bereit',
  readyWhat:
    'Der Link wird jetzt gezeigt und später nicht mehr. Für einen neuen Aushang einen neuen Link erzeugen.',
  print_one: 'Aushang drucken',
  print_other: '{{count}} Aushänge drucken',
  codeOf: 'QR-Code für {{place}}',
  linkOf: 'Link für {{place}}',

  poster: {
    title: 'Hier Spiele schreiben',
    one: 'Den Code mit der Kamera von Handy oder Tablet scannen.',
    two: 'Den Namen eingeben. Ein Konto ist nicht nötig.',
    three: 'Das Spiel öffnen und antippen, was geschieht. Es geht auch ohne Netz.',
  },

  list: 'Zugangslinks dieser Organisation',
  listOfTournament: 'Zugangslinks für dieses Turnier',
  none: 'Es gibt noch keinen Zugangslink.',
  madeBy: 'Erzeugt von {{name}}',
  untilDay: 'Gilt bis {{day}}',
  noEndSet: 'Gilt, bis er beendet wird',
  isOver: 'Lässt niemanden mehr herein',
  cameInCount_one: '{{count}} Person kam herein',
  cameInCount_other: '{{count}} Personen kamen herein',
  manage: 'Zugangslink: {{what}}',
  newLink: 'Neuer Link: Der alte lässt niemanden mehr herein',
  needsRenewal:
    '{{name}} hat ihn erzeugt und ist nicht mehr hier oder darf das nicht mehr: Er lässt niemanden herein. Ein neuer Link erneuert ihn; wer hereinkam, bleibt.',
  renew: 'Erneuern: neuen Link erzeugen',
  mayComeAgain:
    'Wer den Link kennt, kann unter anderem Namen oder mit einem anderen Gerät wieder hereinkommen. Nur ein neuer Link verhindert das.',
  leaveLink: 'Den Link so lassen',
  end: 'Für alle beenden',
  endWhat:
    'Niemand kommt mehr damit herein, und wer hereinkam, erfasst nicht mehr. Was danach erfasst wird, bleibt erhalten und zählt nicht, bis die Person wieder hereingelassen wird.',
  arrivals: 'Wer hereinkam',
  lastSeen: 'Zuletzt gesehen {{time}}',
  wasEnded: 'Erfasst nicht mehr',
  hasAccount: 'Hat ein Konto',
  person: '{{name}}, mit Zugangslink hereingekommen',
  endPerson: 'Für {{name}} beenden',
  endDevice: 'Für dieses Gerät beenden',
  letIn: 'Wieder hereinlassen: Was erfasst wurde, zählt',
  offer: 'Konto anbieten',
  giveAccountTo: 'Diesen Link nur an {{name}} geben',
  giveAccountWhat:
    'Er gilt einmal, innerhalb eines Tages. Die Person wählt E-Mail und Passwort; was sie erfasst hat, bleibt ihres.',

  invitations: 'Offene Einladungen',
  noInvitations: 'Keine Einladung ist offen.',
  takeBack: 'Einladung zurücknehmen: {{what}}',
  takeBackWhat: 'Der Link gilt nicht mehr.',
} satisfies Translated<typeof english>
