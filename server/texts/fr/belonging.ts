import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { belonging as english } from '../en/belonging.ts'

export const belonging = {
  consentAlone:
    'Vous pouvez accepter ou refuser que votre équipe prenne part ; tout le reste, seul un propriétaire ou administrateur de l’organisation du tournoi peut le modifier.',
  consentOfTeam: 'Seul un propriétaire ou administrateur de l’organisation de l’équipe accepte ou refuse.',
  consentWords: 'doit être given ou refused',

  seasonOfTournamentOrNone: 'doit être {{season}}, la saison du tournoi {{tournament}}, ou être omis',
  seasonOfTournament: 'doit être {{season}}, la saison du tournoi {{tournament}}',
  season: 'doit être {{season}}, la saison',
  organizationOfSeason: 'doit être {{organization}}, l’organisation de la saison {{season}}',
  organizationOfTournament: 'doit être {{organization}}, l’organisation du tournoi {{tournament}}',
  eventSiteOfGameSite: 'doit être {{event_site}}, le site du terrain {{game_site}}',

  staysInTournament:
    'doit rester {{tournament}} : un match n’est pas retiré de son tournoi ; supprimez-le et faites-en un autre',
  needsPoolRound:
    'est nécessaire pour un match de tournoi ; les matchs de tableau et de ronde suisse sont faits en créant un tableau ou une ronde suisse',
  needsSeason: 'est nécessaire pour un match hors tournoi',
  noPoolRound: {
    bracket: 'doit être omis : le match a été fait avec son tableau et y reste',
    swissRound: 'doit être omis : le match a été fait avec sa ronde suisse et y reste',
  },
  staysWhereMade: {
    bracket: 'doit rester {{tournament}} : le match a été fait avec son tableau et y reste',
    swissRound: 'doit rester {{tournament}} : le match a été fait avec sa ronde suisse et y reste',
  },
  roundOfOtherTournament:
    'appartient au tournoi {{other}} : un match reste dans son tournoi, qui est {{own}}',
  belongsToOther: 'appartient au tournoi {{other}}, et non à {{own}}',
  notEntered: 'n’est pas dans le tournoi {{tournament}} : inscrivez-y d’abord l’équipe',

  sportMustStay_one: 'doit rester {{sport}}, car quelque chose est enregistré au match {{game}}',
  sportMustStay_other: 'doit rester {{sport}}, car quelque chose est enregistré à {{count}} matchs',
  mustBeOfSport_one: 'doit être de {{sport}}, car quelque chose est enregistré au match {{game}}',
  mustBeOfSport_other: 'doit être de {{sport}}, car quelque chose est enregistré à {{count}} matchs',
  sportIsFixed: '{{field}} {{wrong}} : cela a été enregistré comme actions de ce sport.',

  hasPlayed:
    'L’équipe a déjà joué dans ce tournoi (match {{game}}), elle y reste donc. Le bureau du tournoi peut la retirer de ce qui reste à jouer, par son statut.',
  hasGames_one:
    'L’équipe doit jouer le match {{games}} de ce tournoi. Retirez-la d’abord de celui-ci, ou retirez-la en même temps de tous ses matchs et poules.',
  hasGames_other:
    'L’équipe doit jouer les matchs {{games}} de ce tournoi. Retirez-la d’abord de ceux-ci, ou retirez-la en même temps de tous ses matchs et poules.',
} satisfies Translated<typeof english>
