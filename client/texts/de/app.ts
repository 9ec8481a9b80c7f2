import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { app as english } from '../en/app.ts'

export const app = {
  close: 'Schließen',
  cannotStore: 'Sideline kann auf diesem Gerät nichts speichern',
  cannotStoreWhy: 'Private Fenster und volle Speicher führen dazu. Der Browser sagt: {{why}}',
  notLoaded: 'Ein Teil von Sideline konnte nicht gezeigt werden',
  notLoadedWhat:
    'Was erfasst wurde, ist auf diesem Gerät sicher. Noch einmal versuchen; hilft das nicht, auf eine Verbindung warten: Vielleicht gibt es eine neuere Version.',
} satisfies Translated<typeof english>
