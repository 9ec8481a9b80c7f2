import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { app as english } from '../en/app.ts'

export const app = {
  close: 'Fermer',
  cannotStore: 'Sideline ne peut rien enregistrer sur cet appareil',
  cannotStoreWhy: 'Les fenêtres privées et les disques pleins ont cet effet. Le navigateur dit : {{why}}',
  notLoaded: 'Une partie de Sideline n’a pas pu être montrée',
  notLoadedWhat:
    'Ce que vous avez enregistré est en sûreté sur cet appareil. Réessayez ; si cela n’aide pas, attendez une connexion : il y a peut-être une version plus récente.',
} satisfies Translated<typeof english>
