import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/basketball.ts'

export const words = {
  plays: {
    twoPointer: 'Zweier',
    threePointer: 'Dreier',
    freeThrow: 'Freiwurf',
    twoPointerMissed: 'Zweier daneben',
    threePointerMissed: 'Dreier daneben',
    twoPointerBlocked: 'Zweier geblockt',
    threePointerBlocked: 'Dreier geblockt',
    freeThrowMissed: 'Freiwurf daneben',
    rebound: 'Rebound',
    teamRebound: 'Teamrebound',
    teamTurnover: 'Ballverlust des Teams',
    offensiveFoul: 'Offensivfoul',
    unsportsmanlikeFoul: 'unsportliches Foul',
    disqualifyingFoul: 'disqualifizierendes Foul',
    teamTechnicalFoul: 'technisches Foul der Bank',
    jumpBall: 'Sprungball',
  },
  roles: {
    rebounder: 'Rebound von',
    stealer: 'Ball gewonnen von',
    jumper: 'Springer',
    otherJumper: 'anderer Springer',
  },
  values: {},
  columns: {
    field_goals_made: { short: 'FG', name: 'Feldkörbe', meaning: 'Körbe ohne Freiwürfe.' },
    field_goals_attempted: {
      short: 'FGV',
      name: 'Feldwurfversuche',
      meaning: 'Würfe auf den Korb ohne Freiwürfe.',
    },
    field_goal_percent: { short: 'FG%', name: 'Feldwurfquote', meaning: 'Feldkörbe auf hundert Versuche.' },
    three_pointers_made: { short: '3P', name: 'Dreier', meaning: 'Körbe von jenseits der Dreipunktelinie.' },
    three_pointers_attempted: {
      short: '3PV',
      name: 'Dreierversuche',
      meaning: 'Würfe von jenseits der Dreipunktelinie.',
    },
    three_pointer_percent: { short: '3P%', name: 'Dreierquote', meaning: 'Dreier auf hundert Versuche.' },
    free_throws_made: { short: 'FW', name: 'getroffene Freiwürfe', meaning: 'Freiwürfe, die drin waren.' },
    free_throws_attempted: { short: 'FWV', name: 'Freiwurfversuche', meaning: 'Ausgeführte Freiwürfe.' },
    free_throw_percent: {
      short: 'FW%',
      name: 'Freiwurfquote',
      meaning: 'Getroffene Freiwürfe auf hundert Versuche.',
    },
    rebounds_offensive: {
      short: 'OR',
      name: 'Offensivrebounds',
      meaning: 'Der Ball unter Kontrolle nach einem Fehlwurf des eigenen Teams.',
    },
    rebounds_defensive: {
      short: 'DR',
      name: 'Defensivrebounds',
      meaning: 'Der Ball unter Kontrolle nach einem Fehlwurf des anderen Teams.',
    },
    rebounds: { short: 'REB', name: 'Rebounds', meaning: 'Offensiv- und Defensivrebounds.' },
    fouls_personal: {
      short: 'PF',
      name: 'persönliche Fouls',
      meaning: 'Fouls des Spielers ohne technische.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
