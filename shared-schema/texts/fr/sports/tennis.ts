import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/tennis.ts'

export const words = {
  plays: {
    winner: 'coup gagnant',
    unforcedError: 'faute directe',
    forcedError: 'faute provoquée',
    tiebreakToTen: 'jeu décisif en dix points',
  },
  roles: {},
  values: { atNet: 'au filet' },
  columns: {
    faults: { short: 'F', name: 'fautes', meaning: 'Services dehors ou dans le filet.' },
    winners: {
      short: 'CG',
      name: 'coups gagnants',
      meaning: 'Points gagnés par une balle que l’adversaire n’a pas pu atteindre, aces compris.',
    },
    unforced_errors: {
      short: 'FD',
      name: 'fautes directes',
      meaning: 'Points perdus par une faute sans nécessité.',
    },
    forced_errors: {
      short: 'FP',
      name: 'fautes provoquées',
      meaning: 'Points perdus par une faute que l’adversaire a provoquée.',
    },
    net_points: { short: 'FIL', name: 'points au filet', meaning: 'Points joués au filet.' },
    net_points_won: { short: 'FILG', name: 'points au filet gagnés', meaning: 'Points gagnés au filet.' },
    net_points_percent: {
      short: 'FIL%',
      name: 'pourcentage au filet',
      meaning: 'Points gagnés sur cent au filet.',
    },
    double_faults: { short: 'DF', name: 'doubles fautes', meaning: 'Points perdus par deux fautes.' },
    games_won: { short: 'JG', name: 'jeux gagnés', meaning: 'Jeux gagnés, jeux décisifs compris.' },
    tiebreaks_won: { short: 'JD', name: 'jeux décisifs gagnés', meaning: 'Tous les jeux décisifs gagnés.' },
    service_points: {
      short: 'PSV',
      name: 'points de service',
      meaning: 'Points sur son propre service, doubles fautes comprises.',
    },
    first_serves_in: {
      short: '1SV',
      name: 'premiers services réussis',
      meaning: 'Points de service sans faute.',
    },
    first_serve_percent: {
      short: '1SV%',
      name: 'pourcentage de premiers services',
      meaning: 'Premiers services réussis sur cent points de service.',
    },
    first_serve_points_won: {
      short: '1G',
      name: 'points gagnés sur premier service',
      meaning: 'Points gagnés quand le premier service était bon.',
    },
    first_serve_won_percent: {
      short: '1G%',
      name: 'points gagnés sur premier service, pourcentage',
      meaning: 'Points gagnés sur cent premiers services réussis.',
    },
    second_serve_points: {
      short: '2SV',
      name: 'points sur second service',
      meaning: 'Points après une faute, doubles fautes comprises.',
    },
    second_serve_points_won: {
      short: '2G',
      name: 'points gagnés sur second service',
      meaning: 'Points gagnés après une faute.',
    },
    second_serve_won_percent: {
      short: '2G%',
      name: 'points gagnés sur second service, pourcentage',
      meaning: 'Points gagnés sur cent après une faute.',
    },
    break_points_faced: {
      short: 'BBC',
      name: 'balles de break concédées',
      meaning: 'Points par lesquels le relanceur pouvait gagner le jeu.',
    },
    break_points_saved: {
      short: 'BBS',
      name: 'balles de break sauvées',
      meaning: 'Balles de break que le serveur a gagnées.',
    },
    service_games: { short: 'JSV', name: 'jeux de service', meaning: 'Jeux servis, sans les jeux décisifs.' },
    service_games_won: {
      short: 'JSG',
      name: 'jeux de service gagnés',
      meaning: 'Jeux gagnés sur son propre service.',
    },
    return_points: {
      short: 'PRET',
      name: 'points en retour',
      meaning: 'Points sur le service de l’adversaire.',
    },
    return_points_won: {
      short: 'PRG',
      name: 'points en retour gagnés',
      meaning: 'Points gagnés sur le service de l’adversaire.',
    },
    return_games: { short: 'JR', name: 'jeux en retour', meaning: 'Jeux sur le service de l’adversaire.' },
    break_points: {
      short: 'BB',
      name: 'balles de break',
      meaning: 'Points sur le service de l’adversaire qui pouvaient gagner le jeu.',
    },
    breaks: { short: 'BRK', name: 'breaks réussis', meaning: 'Jeux gagnés sur le service de l’adversaire.' },
    break_points_percent: {
      short: 'BB%',
      name: 'pourcentage de balles de break',
      meaning: 'Breaks sur cent balles de break.',
    },
  },
  groups: { service: 'au service', return: 'en retour' },
} satisfies Translated<typeof english>
