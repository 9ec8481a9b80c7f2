import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { download as english } from '../en/download.ts'

export const download = {
  downloading: 'Téléchargement, {{share}} %',
  download: 'Téléchargement',
  noGames: 'Cet événement n’a pas encore de matchs.',
  connecting: 'Connexion…',
  signIn: 'Connectez-vous pour télécharger cet événement',
  signInWhat: 'Il n’est pas encore sur cet appareil.',
  noAccess: 'Vous n’avez pas accès à cet événement',
  noAccessWhat: 'Demandez une invitation à l’organisateur.',
  update: 'Mise à jour nécessaire',
  updateWhat: 'Cette version de l’application est trop ancienne pour télécharger l’événement.',
  noConnection: 'Pas de connexion',
  noConnectionWhat:
    'L’événement n’est pas encore sur cet appareil. Il sera téléchargé dès qu’il y aura une connexion.',
} satisfies Translated<typeof english>
