import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { handover as english } from '../../en/screens/handover.ts'

export const handover = {
  showCodes: 'Als Codes zeigen',
  saveFile: 'Als Datei speichern',
  shareFile: 'Datei teilen',
  saved:
    'Gespeichert als {{file}}. Jedes andere Tablet oder das Büro kann sie aufnehmen. Hier bleiben die Einträge, bis das Büro sie hat.',
  notHandedOver: 'Nicht übergeben',

  sealed:
    'Was hier aufgezeichnet wurde, ist versiegelt, bis sich jemand anmeldet, der die Veranstaltung sehen darf',
  toHandOver_one: '{{count}} Eintrag zu übergeben',
  toHandOver_other: '{{count}} Einträge zu übergeben',
  place: '{{at}} von {{of}}',
  code: 'Code {{at}} von {{of}}',
  back: 'Zurück',
  next: 'Weiter',
  pause: 'Anhalten',
  goOn: 'Weiterlaufen',
  howToShow:
    'Auf dem anderen Tablet: die Ecke antippen, dann <b>{{read}}</b>. Diesen Bildschirm so hell wie möglich stellen.',
  stay: 'Die Einträge bleiben auf diesem Tablet, bis das Büro sie hat.',

  takeIn:
    'Hat ein anderes Tablet kein Netz? Hier aufnehmen, was es als Codes zeigt oder als Datei gespeichert hat.',
  readCodes: 'Mit der Kamera lesen',
  takeFile: 'Datei aufnehmen',
  notTakenIn: 'Nicht aufgenommen',
  allKnown: '{{event}}: Alles davon war schon hier.',
  takenIn_one:
    '{{event}}: {{count}} aufgenommen. Dieses Tablet sendet den Eintrag, sobald es Verbindung hat.',
  takenIn_other: '{{event}}: {{count}} aufgenommen. Dieses Tablet sendet sie, sobald es Verbindung hat.',
  known_one: '{{count}} war schon hier.',
  known_other: '{{count}} waren schon hier.',

  cameraSees: 'Was die Kamera sieht',
  noPicture: 'Kein Bild',
  noPictureWhat:
    '{{why}} Eine Datei tut es auch: <b>{{save}}</b> auf dem anderen Tablet, <b>{{take}}</b> hier.',
  noneRead: 'Noch kein Code gelesen',
  read: '{{read}} von {{of}}',
  readMissing: '{{read}} von {{of}}; es fehlen {{numbers}}',
  howToRead:
    'Auf dem anderen Tablet <b>{{show}}</b> antippen. Dieses davorhalten, sodass der Code das Bild füllt. Fehlt eine Nummer? Dort mit <b>{{back}}</b> und <b>{{next}}</b> zu ihr gehen.',

  camera: {
    httpsOnly: 'Der Browser gibt die Kamera nur Seiten, deren Adresse mit https:// beginnt.',
    notOffered: 'Dieser Browser gibt Seiten keine Kamera.',
    refused:
      'Die Kamera wurde verweigert. Sie in den Einstellungen des Browsers für diese Seite erlauben, dann erneut versuchen.',
    none: 'Dieses Gerät hat keine Kamera.',
    inUse:
      'Die Kamera startet nicht. Vielleicht benutzt sie eine andere App: diese schließen, dann erneut versuchen.',
    noPicture: 'Dieser Browser kann das Bild der Kamera nicht lesen.',
    stopped: 'Die Kamera hat angehalten. Erneut versuchen.',
  },
} satisfies Translated<typeof english>
