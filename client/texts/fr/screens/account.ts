import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { account as english } from '../../en/screens/account.ts'

export const account = {
  account: 'Compte',
  signInFirst: 'Connectez-vous pour voir votre compte.',
  needsConnection: 'Tout sur cette page demande une connexion. Enregistrer des matchs n’en demande pas.',
  signedIn: 'Connecté',
  signOut: 'Se déconnecter',
  unsentOffice:
    'Ce que vous avez écrit au bureau sans l’enregistrer sera retiré de ce navigateur si vous vous déconnectez.',
  signOutAndRemove: 'Se déconnecter et le retirer',
  staySignedIn: 'Rester connecté',

  sections: {
    people: 'Personnes',
    accounts: 'Tous les comptes',
    details: 'Nom, e-mail et mot de passe',
    twoStep: 'Connexion en deux étapes',
    passkeys: 'Clés d’accès',
    sessions: 'Où vous êtes connecté',
    tokens: 'Jetons pour vos programmes',
    allowed: 'Programmes autorisés',
    own: 'Programmes que vous avez écrits',
  },

  yourName: 'Votre nom',
  name: 'Nom',
  nameWhat: 'Il figure à côté de ce que vous enregistrez',
  saveName: 'Enregistrer le nom',
  yourEmail: 'Votre e-mail',
  email: 'E-mail',
  emailWhat: 'Il sert à vous connecter',
  saveEmail: 'Enregistrer l’e-mail',
  yourPassword: 'Votre mot de passe',
  password: 'Mot de passe',
  presentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  length_one: 'Au moins {{count}} caractère',
  length_other: 'Au moins {{count}} caractères',
  newPasswordWhat_one:
    'Au moins {{count}} caractère. Vous êtes déconnecté partout ailleurs, et tous les jetons et programmes prennent fin.',
  newPasswordWhat_other:
    'Au moins {{count}} caractères. Vous êtes déconnecté partout ailleurs, et tous les jetons et programmes prennent fin.',
  changePassword: 'Changer le mot de passe',
  leaveIt: 'Ne rien changer',

  confirmEmail: 'Cette adresse e-mail n’est pas encore confirmée',
  confirmEmailHow:
    'Ouvrez le lien du message que vous avez reçu. Si vous perdez votre mot de passe, un e-mail vous permettra d’en choisir un nouveau.',
  confirmEmailSent: 'Un message est en route. Ouvrez le lien qu’il contient.',
  confirmEmailAgain: 'Renvoyer le message',

  delete: 'Supprimer ce compte',
  deleteWhat:
    'Plus personne ne pourra s’en servir pour se connecter. Ce que vous avez enregistré reste, sans votre nom ; votre joueur reste dans les effectifs. Envoyez d’abord ce qui se trouve encore sur vos appareils.',
  deleteNow: 'Supprimer définitivement',

  neverUsed: 'Jamais utilisé',
  lastUsed: 'Dernière utilisation : {{day}}',

  browser: '{{browser}} sur {{system}}',
  noBrowser: 'Un programme',

  sessions: 'Sessions',
  noSessions: 'Vous n’êtes connecté nulle part.',
  thisDevice: '{{device}}, cet appareil',
  signedInOn: 'Connecté le {{day}}',
  endSession: 'Déconnecter {{device}}',
  endSessionNow: 'Confirmer la déconnexion',
  endSessionWhat:
    'Qui utilise cet appareil devra s’y reconnecter. Ce qui y est enregistré et n’est pas envoyé y reste.',
  endEverywhere: 'Se déconnecter partout ailleurs',
  endEverywhereWhat:
    'Se déconnecter partout ailleurs met aussi fin à tous vos jetons et aux programmes que vous avez autorisés. Vos clés d’accès restent : retirez celles qui ne sont pas à vous.',
} satisfies Translated<typeof english>
