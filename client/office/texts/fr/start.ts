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
  another: 'Créer quand même un deuxième du même nom',
  namesake: {
    organizations:
      'Il existe déjà une organisation {{name}} ; quelqu’un d’autre vient peut-être de la créer. Vous pouvez la choisir ci-dessus.',
    leagues:
      'Il existe déjà une ligue {{name}} ; quelqu’un d’autre vient peut-être de la créer. Vous pouvez la choisir ci-dessus.',
    seasons: 'Cette ligue a déjà une saison {{name}} ; quelqu’un d’autre vient peut-être de la créer.',
    tournaments: 'Cette saison a déjà un tournoi {{name}} ; quelqu’un d’autre vient peut-être de le créer.',
  },
} satisfies Translated<typeof english>
