import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { access as english } from '../en/access.ts'

export const access = {
  signInToSee: 'Anmelden, um dies zu sehen.',
  signInToSeePlayer: 'Anmelden, um den eigenen Spieler zu sehen.',
  signInToWrite: 'Zuerst anmelden: Nur mit einem Konto lassen sich Datensätze ändern.',

  whichOrganization: 'ist nötig, weil dieses Konto mehrere Organisationen verwaltet: {{ids}}',
  deleted: '{{noun}} {{key}} wurde gelöscht: {{time}}.',

  wrongLinks: '{{field}}: {{what}}',
  namedTwice: 'nennt zweimal dasselbe ({{noun}}): {{ids}}',
  noSuchRecord: '{{noun}} {{id}} gibt es nicht',
  ofOther:
    '{{noun}} {{id}} gehört einer anderen Organisation; das darf nur ein Inhaber oder Admin von beiden',
  notEntered:
    '{{noun}} {{id}} gehört einer anderen Organisation; zuerst in einem Turnier anmelden, wo es spielt, wenn jene Organisation zustimmt',
} satisfies Translated<typeof english>
