import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { signIn as english } from '../../en/screens/signIn.ts'

export const signIn = {
  signIn: 'Se connecter',
  noAccount: 'Pas encore de compte ? Ouvrez le lien d’invitation que vous avez reçu.',
  lostPassword: 'Mot de passe perdu ?',
  lostPasswordAsk:
    'Mot de passe perdu ? Demandez un lien à un propriétaire ou administrateur de votre organisation.',
  usePasskey: 'Utiliser une clé d’accès',

  code: 'Code',
  codeWhere:
    'Ouvrez sur votre téléphone l’application qui fait vos codes, et tapez celui qu’elle montre pour Sideline.',
  codeWhat: 'Six chiffres. Sans votre téléphone : un de vos codes de secours',
  codesLost:
    'Téléphone et codes de secours perdus ? Demandez un lien à un propriétaire ou administrateur de votre organisation.',
  backToPassword: 'Retour au mot de passe',

  join: 'Créer votre compte',
  joinNow: 'Créer le compte',
  nameMissing: 'Indiquez votre nom : il figure à côté de ce que vous enregistrez',
  staySignedIn: 'Vous restez connecté sur cet appareil.',

  mailLink: 'M’envoyer un lien',
  mailLinkWhat: 'Vous recevez un e-mail avec un lien, par lequel vous choisissez un nouveau mot de passe.',
  mailSent: 'Regardez vos e-mails',
  mailSentWhat:
    'S’il y a un compte avec l’adresse <b><bdi>{{email}}</bdi></b>, un e-mail y est en route. Son lien marche une fois, pendant un jour. Rien après quelques minutes ? Regardez parmi les indésirables, ou demandez un lien à un propriétaire ou administrateur de votre organisation.',

  reset: 'Choisir un nouveau mot de passe',
  resetNow: 'Enregistrer et se connecter',
  resetWhat:
    'Vous êtes déconnecté partout ailleurs, et vos clés d’accès, jetons et programmes prennent fin. Ce qui est enregistré sur vos appareils reste.',

  verify: 'Est-ce votre adresse ?',
  verifyWhat: 'Confirmez que vous avez reçu ce lien par e-mail parce que vous avez un compte ici.',
  verifyNow: 'C’est la mienne',
  verified: 'Confirmée',
  verifiedWhat: '<bdi>{{email}}</bdi> est votre adresse.',

  codeMissing: 'Il manque le code',
  wholeLink: 'Ouvrez le lien entier, avec ce qui suit le #.',
  wholeInvitation: 'Ouvrez le lien d’invitation entier, avec ce qui suit le #.',
} satisfies Translated<typeof english>
