import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { people as english } from '../../en/screens/people.ts'

export const people = {
  organization: 'Organisation',
  allOrganizations: 'Toutes les organisations',
  noOrganization: 'Il n’y a pas encore d’organisation.',

  role: {
    owner: 'Propriétaire',
    admin: 'Administrateur',
    scorekeeper: 'Marqueur',
    captain: 'Capitaine',
    viewer: 'Lecteur',
  },
  place: {
    tournament: 'Tournoi',
    event_site: 'Site',
    game_site: 'Terrain',
    game: 'Match',
    team: 'Équipe',
  },
  roleAt: {
    tournament: '{{role}}, seulement pour le tournoi {{place}}',
    event_site: '{{role}}, seulement pour le site {{place}}',
    game_site: '{{role}}, seulement pour le terrain {{place}}',
    game: '{{role}}, seulement pour le match {{place}}',
    team: '{{role}}, seulement pour l’équipe {{place}}',
  },
  roleAtRemoved: {
    tournament: '{{role}}, seulement pour un tournoi qui a été retiré',
    event_site: '{{role}}, seulement pour un site qui a été retiré',
    game_site: '{{role}}, seulement pour un terrain qui a été retiré',
    game: '{{role}}, seulement pour un match qui a été retiré',
    team: '{{role}}, seulement pour une équipe qui a été retirée',
  },

  invite: 'Inviter quelqu’un',
  inviteAs: 'En tant que',
  inviteFor: 'Seulement pour',
  everywhere: 'Sans limite',
  onlyOne: {
    tournament: 'Un tournoi',
    event_site: 'Un site',
    game_site: 'Un terrain',
    game: 'Un match',
    team: 'Une équipe',
  },
  tournamentOrSeason: 'Tournoi ou saison',
  typeToSearch: 'Taper pour chercher',
  makeLink: 'Créer un lien',
  link: 'Lien',
  sendLinkTo: {
    owner: 'Envoyez ce lien à un seul propriétaire',
    admin: 'Envoyez ce lien à un seul administrateur',
    scorekeeper: 'Envoyez ce lien à un seul marqueur',
    captain: 'Envoyez ce lien à un seul capitaine',
    viewer: 'Envoyez ce lien à un seul lecteur',
  },
  sendLinkWhat: 'Il marche une fois, pendant sept jours.',

  whoHasRole: 'Qui a un rôle',
  roles: 'Rôles',
  noRoles: 'Personne n’a encore de rôle ici.',
  recordedBy: 'Ce que {{name}} a saisi',
  signedInNowhere: 'Aucune connexion',
  signedIn_one: 'Connexion sur {{count}} appareil',
  signedIn_other: 'Connexion sur {{count}} appareils',
  isDisabled: 'Le compte est désactivé',
  removeRole: 'Retirer le rôle de {{name}}',
  removeRoleWhat:
    'Cette personne perd ce rôle : {{role}}. Ce qu’elle a enregistré reste. Ses jetons prennent fin, ainsi que les programmes qu’elle a autorisés.',

  accountOf: 'Compte de {{name}}',
  resetLink: 'Lien pour un nouveau mot de passe',
  giveLinkTo: 'Ne donnez ce lien qu’à {{name}}',
  giveLinkWhat:
    'Il marche une fois, pendant un jour. Qui l’ouvre choisit un nouveau mot de passe ; tout ce qui était connecté par l’ancien prend fin, et la connexion en deux étapes et les clés d’accès sont retirées du compte.',
  enable: 'Réactiver le compte',
  disable: 'Désactiver le compte',

  find: 'Chercher par nom ou e-mail',
  withoutRole: 'Seulement les personnes sans rôle',
  accounts: 'Comptes',
  nobodyFound: 'Personne n’a été trouvé.',
  noRole: 'Aucun rôle',
  rolesHeld_one: '{{count}} rôle',
  rolesHeld_other: '{{count}} rôles',
  more_one: '{{count}} de plus. Tapez un nom pour trouver quelqu’un.',
  more_other: '{{count}} de plus. Tapez un nom pour trouver quelqu’un.',
  delete: 'Supprimer le compte de {{name}}',
  deleteWhat:
    'Plus personne ne pourra s’en servir pour se connecter. Ce qui a été enregistré reste, sans le nom ; le joueur reste dans les effectifs. Cela ne peut pas être annulé.',
} satisfies Translated<typeof english>
