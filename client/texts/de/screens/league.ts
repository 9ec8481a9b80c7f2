import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { league as english } from '../../en/screens/league.ts'

export const league = {
  organization: 'Organisation',
  noLeagues: 'Noch keine Ligen.',
  league: 'Liga',
  seasons: 'Saisons',
  noSeasons: 'Noch keine Saisons.',
  seasonFrom: 'ab {{day}}',

  season: 'Saison',
  gamesAndTables: 'Spiele und Tabellen',
  gamesOfSeason: 'Spiele der Saison',
  gamesOutside: 'Spiele außerhalb von Turnieren',
  teams: 'Teams',
  noTeams: 'Noch keine Teams.',

  team: 'Team',
  record: '{{wins}}, {{losses}}',
  recordWithTies: '{{wins}}, {{losses}}, {{ties}}',
  wins_one: '{{count}} Sieg',
  wins_other: '{{count}} Siege',
  losses_one: '{{count}} Niederlage',
  losses_other: '{{count}} Niederlagen',
  ties_one: '{{count}} Unentschieden',
  ties_other: '{{count}} Unentschieden',
  games: 'Spiele',
  noGames: 'Noch keine Spiele.',
  roster: 'Kader',
  noPlayers: 'Noch niemand steht im Kader.',

  player: 'Spieler',
  onNoRoster: 'In keinem sichtbaren Kader.',
  statisticsOf: 'Statistik für {{season}}',
} satisfies Translated<typeof english>
