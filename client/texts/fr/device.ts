import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { device as english } from '../en/device.ts'

export const device = {
  didNotWork: 'Cela n’a pas marché. Réessayez.',
  noConnection:
    'Pas de connexion au serveur. Il en faut une pour cela ; ce que vous avez enregistré est en sûreté.',
  status: 'Statut {{status}}',
  otherTabHangs: 'Un autre onglet de ce navigateur est bloqué. Fermez les autres onglets de Sideline',
  entryNotStored: 'La saisie n’a pas pu être enregistrée sur cet appareil',
  handoverNotStored: 'Le transfert n’a pas pu être enregistré sur cet appareil',
  notBroughtOver: 'Ce qu’une version précédente avait enregistré n’a pas pu être repris',
  stillUnsent_one: '{{count}} saisie n’est pas encore envoyée ; sans connexion elle serait perdue.',
  stillUnsent_other: '{{count}} saisies ne sont pas encore envoyées ; sans connexion elles seraient perdues.',
} satisfies Translated<typeof english>
