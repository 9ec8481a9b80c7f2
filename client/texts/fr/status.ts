import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { status as english } from '../en/status.ts'

export const status = {
  updateReady: 'Mise à jour prête',
  notKept: 'Ne démarre pas encore sans réseau',
  notSent_one: '{{count}} non envoyée',
  notSent_other: '{{count}} non envoyées',
  needLook_one: '{{count}} à regarder',
  needLook_other: '{{count}} à regarder',

  short: {
    update: 'Mise à jour nécessaire',
    signIn: 'Se connecter pour envoyer',
    signedOut: 'Déconnecté',
    notAllowed: 'Pas autorisé à envoyer',
    noAccess: 'Pas d’accès',
    serverOlder: 'Serveur en mise à jour',
    notStored: 'Enregistrement impossible : appareil plein ?',
    offline: 'Hors ligne',
    offlineSaved_one: 'Hors ligne : {{count}} gardée sur cet appareil',
    offlineSaved_other: 'Hors ligne : {{count}} gardées sur cet appareil',
    offlineSent: 'Hors ligne : tout envoyé à {{time}}',
    again: 'Renvoi de ce que le serveur a perdu',
    sending: 'Envoi',
    saved: 'Gardé ici',
    sent: 'Tout envoyé à {{time}}',
    looking: 'Vérification…',
    idle: 'Rien à envoyer',
    stuck: 'Gardé ici, l’envoi s’est arrêté',
  },
} satisfies Translated<typeof english>
