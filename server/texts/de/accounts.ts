import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { accounts as english } from '../en/accounts.ts'

export const accounts = {
  signInFirst: 'Zuerst anmelden.',
  notByToken: 'Das geht nicht mit einem Token. Mit dem Passwort anmelden.',
  tokenReadsOnly: 'Dieses Token darf nur lesen.',
  linkExpired: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Um einen neuen bitten.',
  codeNotValid: 'gilt nicht mehr',
  hasAccount: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Das Passwort dieses Kontos eingeben.',
  notItsPassword: 'ist nicht das Passwort des Kontos mit dieser E-Mail-Adresse',
  addressOfOther: 'ist die Adresse eines anderen Kontos',
  notYourPassword: 'ist nicht das Passwort dieses Kontos',
  resetNotAllowed:
    'Einen solchen Link gibt es nur für Personen, deren Rollen dieses Konto alle selbst vergeben darf. Ein Inhaber der Installation darf es für alle.',

  noSuchPerson: 'Dieses Konto gibt es nicht.',
  lastOwner: 'Das ist der letzte Inhaber der Installation. Zuerst einen weiteren einladen.',
  disabled: 'Dieses Konto ist gesperrt. Ein Inhaber der Organisation kann es freigeben.',
  disablingNotAllowed:
    'Das darf nur das Büro der ganzen Installation, und ein Inhaber bei Personen, deren Rollen alle in seiner Organisation sind. Niemand darf es bei Personen mit höherer Rolle.',
  listNotAllowed: 'Nur das Büro der ganzen Installation darf alle Konten sehen.',
  deletingNotAllowed: 'Nur ein Inhaber der Installation darf das Konto einer anderen Person löschen.',
  formerMember: 'Ehemaliges Mitglied',

  rolesNotShown: 'Nur Inhaber und Admins dürfen sehen, wer eine Rolle hat.',
  noSuchRole: 'Die Rolle {{id}} gibt es nicht.',
  roleNotYoursToTake: 'Entziehen lassen sich nur Rollen, die dieses Konto selbst hat, oder geringere.',
  roleNotYoursToGive: 'Einladen lässt sich nur zu Rollen, die dieses Konto selbst hat, oder zu geringeren.',
  noSuchOrganization: ': Die Organisation {{id}} gibt es nicht',
  captainNeedsTeam: 'ist erforderlich: Ein Captain ist Captain eines Teams',
  placeOfOtherKind: 'muss bei der Rolle {{role}} eines von diesen sein: {{kinds}}',
  roleHoldsEverywhere: 'ist wegzulassen: Die Rolle {{role}} gilt überall',
  placeNeedsOrganization: 'ist erforderlich bei einer Rolle an einem einzelnen Ort',
  placeOfOther: {
    tournament: 'gehört nicht zur Organisation: Sie hat kein Turnier {{id}}',
    event_site: 'gehört nicht zur Organisation: Sie hat keine Anlage {{id}}',
    game_site: 'gehört nicht zur Organisation: Sie hat kein Feld {{id}}',
    game: 'gehört nicht zur Organisation: Sie hat kein Spiel {{id}}',
    team: 'gehört nicht zur Organisation: Sie hat kein Team {{id}}',
  },
} satisfies Translated<typeof english>
