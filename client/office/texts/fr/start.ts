import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { start as english } from '../en/start.ts'

export const start = {
  title: 'Préparer un événement',
  newOrganization: 'Une nouvelle',
  organizationName: 'Nom de l’organisation',
  organizationWhat: 'Qui organise l’événement : un club, une ligue, une école.',
  what: 'Qu’est-ce que c’est ?',
  kind: { tournament: 'Tournoi', day: 'Une seule journée', season: 'Saison de ligue' },
  kindWhat: {
    tournament:
      'Des équipes se rencontrent pendant quelques jours, en poules, en tableaux ou en rondes suisses.',
    day: 'Des équipes se rencontrent un jour.',
    season: 'Des équipes se rencontrent pendant des semaines ou des mois, et un classement les ordonne.',
  },
  leagueName: 'Nom de la ligue',
  eventName: 'Nom',
  sport: 'Sport pratiqué',
  league: 'Ligue',
  newLeague: 'Une nouvelle du même nom',
  day: 'Jour',
  backwards: 'Le dernier jour est avant le premier.',
  makes: 'Cela crée',
  makesOrganization: 'L’organisation {{name}}',
  makesLeague: 'La ligue {{name}} : {{sport}}',
  makesSeason: 'La saison {{league}} {{season}}',
  makesTournament: 'Le tournoi {{name}}, {{days}}',
  make: 'Créer et continuer',
} satisfies Translated<typeof english>
