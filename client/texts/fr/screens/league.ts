import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { league as english } from '../../en/screens/league.ts'

export const league = {
  organization: 'Organisation',
  noLeagues: 'Pas encore de ligues.',
  league: 'Ligue',
  seasons: 'Saisons',
  noSeasons: 'Pas encore de saisons.',
  seasonFrom: 'à partir du {{day}}',

  season: 'Saison',
  gamesAndTables: 'Matchs et classements',
  gamesOfSeason: 'Matchs de la saison',
  gamesOutside: 'Matchs hors tournois',
  teams: 'Équipes',
  noTeams: 'Pas encore d’équipes.',

  team: 'Équipe',
  record: '{{wins}}, {{losses}}',
  recordWithTies: '{{wins}}, {{losses}}, {{ties}}',
  wins_one: '{{count}} victoire',
  wins_other: '{{count}} victoires',
  losses_one: '{{count}} défaite',
  losses_other: '{{count}} défaites',
  ties_one: '{{count}} match nul',
  ties_other: '{{count}} matchs nuls',
  games: 'Matchs',
  noGames: 'Pas encore de matchs.',
  roster: 'Effectif',
  noPlayers: 'Personne n’est encore dans l’effectif.',

  player: 'Joueur',
  onNoRoster: 'Dans aucun effectif visible.',
  statisticsOf: 'Statistiques de {{season}}',
} satisfies Translated<typeof english>
