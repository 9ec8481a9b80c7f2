/** The words of tennis. */
export const words = {
  plays: {
    winner: 'winner',
    unforcedError: 'unforced error',
    forcedError: 'forced error',
    tiebreakToTen: 'tie-break to ten',
  },
  roles: {},
  values: { atNet: 'at the net' },
  columns: {
    faults: { short: 'FLT', name: 'faults', meaning: 'Serves that were out or in the net.' },
    winners: {
      short: 'W',
      name: 'winners',
      meaning: 'Points won by a ball that the opponent could not reach, aces among them.',
    },
    unforced_errors: {
      short: 'UE',
      name: 'unforced errors',
      meaning: 'Points lost by a mistake without need.',
    },
    forced_errors: {
      short: 'FE',
      name: 'forced errors',
      meaning: 'Points lost by a mistake that the opponent forced.',
    },
    net_points: { short: 'NET', name: 'net points', meaning: 'Points played at the net.' },
    net_points_won: { short: 'NETW', name: 'net points won', meaning: 'Points won at the net.' },
    net_points_percent: {
      short: 'NET%',
      name: 'net point percentage',
      meaning: 'Points won out of a hundred at the net.',
    },
    double_faults: { short: 'DF', name: 'double faults', meaning: 'Points lost by two faults.' },
    games_won: { short: 'GW', name: 'games won', meaning: 'Games won, tie-breaks among them.' },
    tiebreaks_won: { short: 'TB', name: 'tie-breaks won', meaning: 'Tie-breaks won.' },
    service_points: {
      short: 'SVPT',
      name: 'service points',
      meaning: 'Points on the own serve, double faults among them.',
    },
    first_serves_in: { short: '1IN', name: 'first serves in', meaning: 'Service points without a fault.' },
    first_serve_percent: {
      short: '1ST%',
      name: 'first serve percentage',
      meaning: 'First serves in out of a hundred service points.',
    },
    first_serve_points_won: {
      short: '1W',
      name: 'first serve points won',
      meaning: 'Points won when the first serve was in.',
    },
    first_serve_won_percent: {
      short: '1W%',
      name: 'first serve points won, percentage',
      meaning: 'Points won out of a hundred first serves in.',
    },
    second_serve_points: {
      short: '2ND',
      name: 'second serve points',
      meaning: 'Points after a fault, double faults among them.',
    },
    second_serve_points_won: {
      short: '2W',
      name: 'second serve points won',
      meaning: 'Points won after a fault.',
    },
    second_serve_won_percent: {
      short: '2W%',
      name: 'second serve points won, percentage',
      meaning: 'Points won out of a hundred after a fault.',
    },
    break_points_faced: {
      short: 'BPF',
      name: 'break points faced',
      meaning: 'Points with which the receiver could win the game.',
    },
    break_points_saved: {
      short: 'BPS',
      name: 'break points saved',
      meaning: 'Break points that the server won.',
    },
    service_games: { short: 'SG', name: 'service games', meaning: 'Games served, tie-breaks left out.' },
    service_games_won: { short: 'SGW', name: 'service games won', meaning: 'Games won on the own serve.' },
    return_points: { short: 'RPT', name: 'return points', meaning: 'Points on the opponent’s serve.' },
    return_points_won: {
      short: 'RPW',
      name: 'return points won',
      meaning: 'Points won on the opponent’s serve.',
    },
    return_games: { short: 'RG', name: 'return games', meaning: 'Games on the opponent’s serve.' },
    break_points: {
      short: 'BP',
      name: 'break points',
      meaning: 'Points on the opponent’s serve that could win the game.',
    },
    breaks: { short: 'BRK', name: 'breaks', meaning: 'Games won on the opponent’s serve.' },
    break_points_percent: {
      short: 'BP%',
      name: 'break point percentage',
      meaning: 'Breaks out of a hundred break points.',
    },
  },
  groups: { service: 'service', return: 'return' },
} as const
