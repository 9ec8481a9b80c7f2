import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { accounts as english } from '../en/accounts.ts'

export const accounts = {
  signInFirst: 'Connectez-vous d’abord.',
  notByToken: 'Un jeton ne peut pas faire cela. Connectez-vous avec votre mot de passe.',
  tokenReadsOnly: 'Ce jeton peut seulement lire.',
  linkExpired: 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
  codeNotValid: 'n’est plus valable',
  hasAccount: 'Cette adresse e-mail a déjà un compte. Tapez le mot de passe de ce compte.',
  notItsPassword: 'n’est pas le mot de passe du compte qui a cette adresse e-mail',
  addressOfOther: 'est l’adresse d’un autre compte',
  notYourPassword: 'n’est pas votre mot de passe',
  resetNotAllowed:
    'Vous ne pouvez faire un tel lien que pour des personnes dont vous pourriez donner chaque rôle. Un propriétaire de l’installation le peut pour toutes.',

  noSuchPerson: 'Ce compte n’existe pas.',
  lastOwner: 'C’est le dernier propriétaire de l’installation. Invitez-en d’abord un autre.',
  disabled: 'Ce compte est désactivé. Adressez-vous à un propriétaire de votre organisation.',
  disablingNotAllowed:
    'Seul le bureau de toute l’installation peut faire cela, et un propriétaire pour les personnes dont chaque rôle est dans son organisation. Personne ne le peut envers quelqu’un d’un rôle plus élevé.',
  listNotAllowed: 'Seul le bureau de toute l’installation peut voir tous les comptes.',
  deletingNotAllowed: 'Seul un propriétaire de l’installation peut supprimer le compte de quelqu’un d’autre.',
  formerMember: 'Ancien membre',

  rolesNotShown: 'Seuls les propriétaires et administrateurs peuvent voir qui a un rôle.',
  noSuchRole: 'Le rôle {{id}} n’existe pas.',
  roleNotYoursToTake: 'Vous ne pouvez retirer que des rôles que vous avez vous-même, ou de moindres.',
  roleNotYoursToGive: 'Vous ne pouvez inviter qu’à des rôles que vous avez vous-même, ou à de moindres.',
  noSuchOrganization: ': l’organisation {{id}} n’existe pas',
  captainNeedsTeam: 'est nécessaire : un capitaine est le capitaine d’une équipe',
  placeOfOtherKind: 'doit être, pour le rôle {{role}}, l’un de : {{kinds}}',
  roleHoldsEverywhere: 'doit être omis : le rôle {{role}} vaut partout',
  placeNeedsOrganization: 'est nécessaire pour un rôle à un seul endroit',
  placeOfOther: {
    tournament: 'n’est pas à l’organisation : elle n’a pas de tournoi {{id}}',
    event_site: 'n’est pas à l’organisation : elle n’a pas de site {{id}}',
    game_site: 'n’est pas à l’organisation : elle n’a pas de terrain {{id}}',
    game: 'n’est pas à l’organisation : elle n’a pas de match {{id}}',
    team: 'n’est pas à l’organisation : elle n’a pas d’équipe {{id}}',
  },
} satisfies Translated<typeof english>
