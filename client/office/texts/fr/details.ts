import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { details as english } from '../en/details.ts'

export const details = {
  title: 'Informations',
  name: 'Nom',
  info: 'Description',
  isPublic: 'Tout le monde peut le voir',
  isPublicWhat: 'Le calendrier, les résultats et les effectifs se lisent sans connexion.',
  isPublicSeasonWhat: 'Ses équipes, son classement et ses matchs hors tournois se lisent sans connexion.',
  sportWhat: 'Il peut être changé tant que rien n’a été saisi.',
  gender: 'Joué par',
  genders: { open: 'Tout le monde', mixed: 'Équipes mixtes', womens: 'Femmes', mens: 'Hommes' },
  season: 'Saison',
  seasonWhat: 'Une saison d’un autre sport peut être choisie tant que rien n’a été saisi.',
  leagueWhat: 'Une ligue d’un autre sport peut être choisie tant que rien n’a été saisi.',
  startDate: 'Premier jour',
  endDate: 'Dernier jour',
  timezone: 'Fuseau horaire',
  noTimezone: 'Aucun fuseau horaire ne porte ce nom. Essayez le nom d’une grande ville.',
  gameMinutes: 'Minutes par match, pause comprise',
  restMinutes: 'Minutes de repos au moins entre deux matchs d’une équipe',
  swissRounds: 'Rondes suisses prévues',
  swissRoundsWhat:
    'Les égalités du classement suisse sont à départager une fois ce nombre de rondes terminé. Laissez vide tant que leur nombre n’est pas fixé.',

  delete: {
    organizations: 'Supprimer l’organisation {{name}}',
    leagues: 'Supprimer la ligue {{name}}',
    seasons: 'Supprimer la saison {{name}}',
    tournaments: 'Supprimer le tournoi {{name}}',
  },
  nothingHangs: 'Rien n’y est rattaché.',
  goesAlong: 'Voici ce qui y est rattaché et disparaît aussi :',
  deleteWhat:
    'Tout disparaît pour tout le monde, sur les tablettes aussi. L’historique permet de revenir en arrière, sauf pour une organisation et les images. Ce qui a été saisi reste dans l’historique.',
  typeName: 'Pour supprimer, tapez son nom',
  deleteNow: 'Supprimer maintenant',
} satisfies Translated<typeof english>
