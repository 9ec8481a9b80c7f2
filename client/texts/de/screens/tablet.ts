import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { tablet as english } from '../../en/screens/tablet.ts'

export const tablet = {
  title: 'Dieses Tablet',
  office: 'Das Büro nennt es <b>{{name}}</b>.',

  sealed_one:
    '{{count}} Eintrag, der hier aufgezeichnet und nicht gesendet wurde, ist versiegelt. Er wird gesendet, sobald sich jemand anmeldet, der die Veranstaltung sehen darf.',
  sealed_other:
    '{{count}} Einträge, die hier aufgezeichnet und nicht gesendet wurden, sind versiegelt. Sie werden gesendet, sobald sich jemand anmeldet, der die Veranstaltung sehen darf.',
  look: 'Aussehen',
  palette: { label: 'Farben', system: 'Wie System', daylight: 'Tageslicht', dark: 'Dunkel' },
  textSize: { label: 'Größe der Schrift', usual: 'Normal', large: 'Groß', larger: 'Größer' },
  hand: { label: 'Hand, die tippt', right: 'Rechts', left: 'Links' },
  feedback: { label: 'Wenn ein Tippen zählt', vibrates: 'Das Tablet vibriert', sounds: 'Das Tablet piept' },

  installing: 'Auf dem Startbildschirm',
  installed: 'Sideline läuft vom Startbildschirm aus.',
  whyInstall:
    'Browser können löschen, was eine Seite gespeichert hat, wenn sie eine Woche lang nicht benutzt wird, außer wenn sie auf dem Startbildschirm liegt.',
  install: 'Auf den Startbildschirm legen',
  steps: {
    share: 'In Safari auf das Teilen-Zeichen tippen.',
    addToHome: 'Zum Home-Bildschirm wählen.',
    menu: 'Das Menü des Browsers öffnen.',
    installApp: 'Installieren wählen, oder Zum Startbildschirm hinzufügen.',
    open: 'Sideline danach vom Startbildschirm aus öffnen.',
  },

  storage: 'Was hier gespeichert ist',
  kept: 'Der Browser behält die Daten von Sideline, bis sie jemand löscht.',
  notKept:
    'Der Browser kann die Daten von Sideline löschen, wenn der Platz knapp wird. Was gesendet ist, ist sicher.',
  unknown: 'Dieser Browser sagt nicht, wie lange er Daten behält.',
  askToKeep: 'Den Browser bitten, sie zu behalten',
  full: 'Sideline belegt {{used}} MB; etwa {{free}} MB sind dafür frei.',

  test: 'Dieses Tablet prüfen',
  testWhat: 'Dauert ein paar Sekunden, am besten mit Netz, bevor es zum Feld geht.',
  testStart: 'Jetzt prüfen',
  testAgain: 'Noch einmal prüfen',
  testing: 'Prüfung läuft',
  state: { good: 'Gut', odd: 'Ansehen', bad: 'Nicht gut' },
  check: {
    storage: 'Speichern',
    space: 'Platz',
    offline: 'Ohne Netz',
    network: 'Netz',
    clock: 'Uhr',
    camera: 'Kamera',
    screen: 'Bildschirm bleibt an',
  },
  found: {
    stored: 'Was geschrieben wird, kommt so zurück, wie es war.',
    notStored:
      'Es kann nichts gespeichert werden: das private Fenster verlassen, oder Fotos oder Apps löschen.',
    spaceLeft: 'Etwa {{free}} MB sind frei. Ein Tag mit Spielen braucht weniger als 10.',
    spaceShort: 'Nur {{free}} MB sind frei: Fotos oder Apps löschen.',
    cannotSay: 'Dieser Browser sagt es nicht.',
    ready: 'Sideline startet hier ohne Netz.',
    notReady:
      'Noch ist nicht alles von Sideline auf diesem Gerät: eine Minute lang mit Netz geöffnet lassen, dann noch einmal prüfen.',
    noWorker:
      'Dieser Browser kann Sideline nicht ohne Netz starten: ein Fenster nehmen, das nicht privat ist, über https.',
    reached: 'Der Server antwortet nach {{ms}} ms.',
    notReached: 'Der Server ist nicht erreichbar. Erfassen geht trotzdem; gesendet wird später.',
    clockRight: 'Sie geht auf {{count}} s genau.',
    clockOff:
      'Sie geht um {{count}} s falsch: das Gerät so einstellen, dass es die Zeit aus dem Netz nimmt. Die Spieluhr geht trotzdem richtig.',
    clockUnknown: 'Sie kann nur verglichen werden, wenn der Server erreichbar ist.',
    camera: 'Sie kann Codes anderer Tablets lesen.',
    cameraRefused:
      'Die Kamera darf nicht benutzt werden: in den Einstellungen des Browsers für diese Seite erlauben. Sie wird nur zum Lesen von Codes gebraucht.',
    noCamera: 'Es gibt keine, oder der Browser gibt keine her. Dateien gehen auch ohne.',
    screenStays: 'Während eines Spiels wird er nicht dunkel.',
    screenRefused: 'Das Gerät lehnt es jetzt ab, vielleicht um den Akku zu schonen: aufladen.',
    screenUnable:
      'Dieser Browser kann das nicht: in den Einstellungen des Geräts den Bildschirm spät dunkel werden lassen.',
  },
} satisfies Translated<typeof english>
