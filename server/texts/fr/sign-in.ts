import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { signIn as english } from '../en/sign-in.ts'

export const signIn = {
  noSuchSession: 'Vous n’avez pas cette session. Elle a peut-être pris fin.',
  signedOutMeanwhile: 'Vous avez été déconnecté entre-temps. Connectez-vous d’abord.',
  notNow: 'Vous ne pouvez pas vous connecter pour l’instant.',
  notDone: 'Cela ne peut pas se faire pour l’instant.',
  notHere: 'Cela ne peut pas se faire ici.',

  twoStepOnAlready: 'La connexion en deux étapes est déjà activée. Désactivez-la d’abord.',
  twoStepOff: 'La connexion en deux étapes est désactivée. Activez-la d’abord.',
  twoStepOffMeanwhile:
    'La connexion en deux étapes a été désactivée entre-temps. Tapez de nouveau votre mot de passe.',
  nothingOffered:
    'Recommencez : rien n’a été proposé à une application, ou cela a été désactivé entre-temps.',
  tookTooLong: 'Cela a duré trop longtemps. Tapez de nouveau votre mot de passe.',
  tooManyWrongCodes: 'C’étaient trop de codes faux. Tapez de nouveau votre mot de passe.',
  lockedForNow: 'C’étaient trop de codes faux. Réessayez dans un quart d’heure.',
  accountLocked:
    'Trop de mots de passe erronés ont été essayés pour ce compte. Réessayez dans un quart d’heure, utilisez une clé d’accès, ou connectez-vous sur un appareil où vous l’avez déjà été.',
  wrongCode: {
    notNow:
      'Ce code n’est pas celui qui vaut maintenant. Regardez de nouveau l’application, et l’heure de votre téléphone.',
    usedUp: 'Ce code a déjà servi. Chaque code marche une fois : prenez le suivant.',
    noneOfYours: 'Ce code n’est pas à vous. Chaque code de secours marche une fois.',
  },
  codeIs: {
    notNow:
      'n’est pas celui qui vaut maintenant. Regardez de nouveau l’application, et l’heure de votre téléphone',
    usedUp: 'a déjà servi. Chaque code marche une fois : prenez le suivant',
    noneOfYours: 'n’est pas à vous. Chaque code de secours marche une fois',
  },

  passkeyInApp: 'Une clé d’accès s’ajoute dans l’application elle-même, et non par un programme.',
  passwordNeeded_one: 'Vous vous êtes connecté il y a plus de {{count}} minute. Tapez votre mot de passe.',
  passwordNeeded_other: 'Vous vous êtes connecté il y a plus de {{count}} minutes. Tapez votre mot de passe.',
  noSuchPasskey: 'Vous n’avez pas cette clé d’accès. Elle a peut-être été retirée.',
  passkeyKnown:
    'Le serveur connaît déjà cette clé d’accès. Prenez un autre appareil, ou retirez-la d’abord là-bas.',
  passkey: {
    late: 'Cela a duré trop longtemps, ou a déjà été envoyé. Réessayez.',
    ofOther: 'Quelqu’un d’autre s’est connecté ici entre-temps. Réessayez.',
    notVerified:
      'Votre appareil n’a pas vérifié que c’est vous. Mettez-y un verrouillage d’écran, ou un code PIN pour votre clé, et réessayez.',
    failed:
      'Cette clé d’accès n’a pas passé le contrôle. Réessayez, ou connectez-vous avec votre mot de passe.',
    unknown:
      'Le serveur ne connaît pas cette clé d’accès, ou elle a été retirée. Connectez-vous avec votre mot de passe.',
  },
  answerOfPasskey: {
    late: 'vient trop tard, ou a déjà été envoyé',
    ofOther: 'est pour quelqu’un d’autre',
    notVerified: 'ne dit pas que c’est vous',
    failed: 'n’a pas passé le contrôle',
    unknown: 'est d’une clé d’accès inconnue',
  },

  noSuchToken: 'Vous n’avez pas de jeton {{id}}.',
  tokenLasts_one: 'doit être dans l’avenir, à {{count}} jour au plus',
  tokenLasts_other: 'doit être dans l’avenir, à {{count}} jours au plus',
  noSuchProgram: 'Vous n’avez pas inscrit de programme {{id}}.',
  programNotAllowed: 'Vous n’avez rien autorisé à un programme {{id}}.',

  library: {
    INVALID_EMAIL_OR_PASSWORD: 'E-mail ou mot de passe faux',
    account_disabled: 'Ce compte est désactivé. Adressez-vous à un propriétaire de votre organisation.',
  },

  unknownProgram: 'n’est pas celui d’un programme inscrit ici',
  unknownAddress: 'n’est pas une adresse que le programme a inscrite',
  parameterTwice: 'Un paramètre a été envoyé deux fois.',
  responseTypeMissing: 'response_type est nécessaire : code.',
  responseTypeOther: 'response_type doit être code.',
  scopeOther: 'scope doit être l’un de {{scopes}}, ou être omis.',
  challengeMissing: 'code_challenge est nécessaire, car ce programme n’a pas de secret.',
  challengeOther:
    'code_challenge doit être le SHA-256 du vérificateur en base64url, et code_challenge_method S256.',
  personRefused: 'La personne n’a pas accepté.',
} satisfies Translated<typeof english>
