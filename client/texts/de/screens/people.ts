import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { people as english } from '../../en/screens/people.ts'

export const people = {
  organization: 'Organisation',
  allOrganizations: 'Alle Organisationen',
  noOrganization: 'Es gibt noch keine Organisation.',

  role: {
    owner: 'Inhaber',
    admin: 'Admin',
    scorekeeper: 'Schreiber',
    captain: 'Captain',
    viewer: 'Leser',
  },
  place: {
    tournament: 'Turnier',
    event_site: 'Anlage',
    game_site: 'Feld',
    game: 'Spiel',
    team: 'Team',
  },
  roleAt: {
    tournament: '{{role}}, nur für das Turnier {{place}}',
    event_site: '{{role}}, nur für die Anlage {{place}}',
    game_site: '{{role}}, nur für das Feld {{place}}',
    game: '{{role}}, nur für das Spiel {{place}}',
    team: '{{role}}, nur für das Team {{place}}',
  },
  roleAtRemoved: {
    tournament: '{{role}}, nur für ein Turnier, das entfernt wurde',
    event_site: '{{role}}, nur für eine Anlage, die entfernt wurde',
    game_site: '{{role}}, nur für ein Feld, das entfernt wurde',
    game: '{{role}}, nur für ein Spiel, das entfernt wurde',
    team: '{{role}}, nur für ein Team, das entfernt wurde',
  },

  invite: 'Jemanden einladen',
  inviteAs: 'Als',
  inviteFor: 'Nur für',
  everywhere: 'Überall',
  onlyOne: {
    tournament: 'Ein Turnier',
    event_site: 'Eine Anlage',
    game_site: 'Ein Feld',
    game: 'Ein Spiel',
    team: 'Ein Team',
  },
  tournamentOrSeason: 'Turnier oder Saison',
  typeToSearch: 'Zum Suchen tippen',
  makeLink: 'Link erzeugen',
  link: 'Link',
  sendLinkTo: {
    owner: 'Diesen Link einem Inhaber senden',
    admin: 'Diesen Link einem Admin senden',
    scorekeeper: 'Diesen Link einem Schreiber senden',
    captain: 'Diesen Link einem Captain senden',
    viewer: 'Diesen Link einem Leser senden',
  },
  sendLinkWhat: 'Er gilt einmal, innerhalb von sieben Tagen.',

  whoHasRole: 'Wer eine Rolle hat',
  roles: 'Rollen',
  noRoles: 'Noch hat hier niemand eine Rolle.',
  recordedBy: 'Was {{name}} erfasst hat',
  signedInNowhere: 'Nirgends angemeldet',
  signedIn_one: 'Auf {{count}} Gerät angemeldet',
  signedIn_other: 'Auf {{count}} Geräten angemeldet',
  isDisabled: 'Das Konto ist gesperrt',
  removeRole: 'Rolle von {{name}} entfernen',
  removeRoleWhat:
    'Diese Rolle geht verloren: {{role}}. Was die Person erfasst hat, bleibt. Mit ihr enden die Tokens der Person und die Programme, die sie erlaubt hat.',

  accountOf: 'Konto von {{name}}',
  resetLink: 'Link für ein neues Passwort',
  giveLinkTo: 'Diesen Link nur an {{name}} geben',
  giveLinkWhat:
    'Er gilt einmal, innerhalb eines Tages. Wer ihn öffnet, wählt ein neues Passwort; alles, was mit dem alten angemeldet ist, endet, und Anmeldung in zwei Schritten und Passkeys werden vom Konto genommen.',
  enable: 'Konto freigeben',
  disable: 'Konto sperren',

  find: 'Nach Name oder E-Mail suchen',
  withoutRole: 'Nur Personen ohne Rolle',
  accounts: 'Konten',
  nobodyFound: 'Niemand gefunden.',
  noRole: 'Keine Rolle',
  rolesHeld_one: '{{count}} Rolle',
  rolesHeld_other: '{{count}} Rollen',
  more_one: '{{count}} weiteres. Einen Namen eingeben, um jemanden zu finden.',
  more_other: '{{count}} weitere. Einen Namen eingeben, um jemanden zu finden.',
  delete: 'Konto von {{name}} löschen',
  deleteWhat:
    'Niemand kann sich mehr damit anmelden. Was erfasst wurde, bleibt, aber ohne den Namen; der Spieler bleibt in den Kadern. Das lässt sich nicht rückgängig machen.',
} satisfies Translated<typeof english>
