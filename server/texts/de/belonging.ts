import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { belonging as english } from '../en/belonging.ts'

export const belonging = {
  consentAlone:
    'Dieses Konto darf der Teilnahme des eigenen Teams zustimmen oder sie ablehnen; alles andere darf nur ein Inhaber oder Admin der Organisation des Turniers ändern.',
  consentOfTeam: 'Nur ein Inhaber oder Admin der Organisation des Teams stimmt zu oder lehnt ab.',
  consentWords: 'muss given oder refused sein',

  seasonOfTournamentOrNone: 'muss {{season}} sein, die Saison des Turniers {{tournament}}, oder fehlen',
  seasonOfTournament: 'muss {{season}} sein, die Saison des Turniers {{tournament}}',
  season: 'muss {{season}} sein, die Saison',
  organizationOfSeason: 'muss {{organization}} sein, die Organisation der Saison {{season}}',
  organizationOfTournament: 'muss {{organization}} sein, die Organisation des Turniers {{tournament}}',
  eventSiteOfGameSite: 'muss {{event_site}} sein, die Anlage des Feldes {{game_site}}',

  staysInTournament:
    'muss {{tournament}} bleiben: Ein Spiel wird nicht aus seinem Turnier genommen; löschen und ein anderes anlegen',
  needsPoolRound:
    'ist nötig für ein Turnierspiel; Spiele im K.-o.-Baum und in Schweizer Runden entstehen mit dem Baum oder der Runde',
  needsSeason: 'ist erforderlich bei einem Spiel, das zu keinem Turnier gehört',
  noPoolRound: {
    bracket: 'ist wegzulassen: Das Spiel entstand mit seinem K.-o.-Baum und bleibt dort',
    swissRound: 'ist wegzulassen: Das Spiel entstand mit seiner Schweizer Runde und bleibt dort',
  },
  staysWhereMade: {
    bracket: 'muss {{tournament}} bleiben: Das Spiel entstand mit seinem K.-o.-Baum und bleibt dort',
    swissRound: 'muss {{tournament}} bleiben: Das Spiel entstand mit seiner Schweizer Runde und bleibt dort',
  },
  roundOfOtherTournament:
    'gehört zum Turnier {{other}}: Ein Spiel bleibt in seinem Turnier, und das ist {{own}}',
  belongsToOther: 'gehört zum Turnier {{other}}, nicht zu {{own}}',
  notEntered: 'ist nicht im Turnier {{tournament}}: das Team zuerst dort anmelden',

  sportMustStay_one: 'muss {{sport}} bleiben, weil beim Spiel {{game}} etwas erfasst ist',
  sportMustStay_other: 'muss {{sport}} bleiben, weil bei {{count}} Spielen etwas erfasst ist',
  mustBeOfSport_one: 'muss zu {{sport}} gehören, weil beim Spiel {{game}} etwas erfasst ist',
  mustBeOfSport_other: 'muss zu {{sport}} gehören, weil bei {{count}} Spielen etwas erfasst ist',
  sportIsFixed: '{{field}} {{wrong}}: Es wurde als Aktionen dieser Sportart erfasst.',

  hasPlayed:
    'Das Team hat in diesem Turnier schon gespielt (Spiel {{game}}) und bleibt deshalb. Das Büro des Turniers kann es über seinen Status aus dem nehmen, was noch zu spielen ist.',
  hasGames_one:
    'Das Team soll das Spiel {{games}} dieses Turniers spielen. Es zuerst dort herausnehmen, oder es zugleich aus allen Spielen und Gruppen nehmen.',
  hasGames_other:
    'Das Team soll die Spiele {{games}} dieses Turniers spielen. Es zuerst dort herausnehmen, oder es zugleich aus allen Spielen und Gruppen nehmen.',
} satisfies Translated<typeof english>
