import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { common as english } from '../en/common.ts'

export const common = {
  add: 'Hinzufügen',
  allEvents: 'Alle Veranstaltungen',
  back: 'Zurück',
  cancel: 'Abbrechen',
  cannotOpen: 'Die Veranstaltung lässt sich auf diesem Gerät nicht öffnen',
  change: 'Ändern',
  confirmRemove: 'Entfernen bestätigen',
  copied: 'Kopiert',
  copy: 'Kopieren',
  copyWhat: '{{label}} kopieren',
  done: 'Fertig',
  event: 'Veranstaltung',
  keep: 'Behalten',
  keepIt: 'Behalten',
  loading: 'Wird geladen',
  noneFound: 'Nichts gefunden',
  notRemoved: 'Nicht entfernt',
  opening: 'Wird geöffnet',
  question: '{{what}}?',
  remove: 'Entfernen',
  removeThis: '{{name}} entfernen',
  save: 'Speichern',
  total: 'Summe',
  tryAgain: 'Erneut versuchen',
} satisfies Translated<typeof english>
