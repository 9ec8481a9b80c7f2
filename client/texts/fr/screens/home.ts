import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { home as english } from '../../en/screens/home.ts'

export const home = {
  signInOnce: 'Se connecter une fois sur cet appareil',
  signInWhy:
    'Se connecter et ouvrir un événement demandent une connexion. Ensuite, enregistrer n’en demande plus.',
  signIn: 'Se connecter',
  here: 'Sur cet appareil',
  today: 'Aujourd’hui',
  find: 'Chercher un événement',
  noConnection: 'Pas de connexion.',
  noConnectionLast: 'Pas de connexion : la liste est telle qu’elle a été vue en dernier.',
  signedOut: 'Connectez-vous pour voir les événements.',
  more_one: '{{count}} de plus : tapez une partie du nom.',
  more_other: '{{count}} de plus : tapez une partie du nom.',

  account: 'Compte',
  accountAndPeople: 'Compte et personnes',
  signedInAs: 'Connecté en tant que <b><bdi>{{name}}</bdi></b>',

  forget: 'Oublier {{event}}',
  forgetConfirm: 'Confirmer l’oubli',
  forgetWhat: 'Il n’est retiré que de cet appareil. L’ouvrir de nouveau demande une connexion.',
  forgetFailed: 'L’événement n’a pas pu être retiré.',
} satisfies Translated<typeof english>
