/** The words of volleyball. */
export const words = {
  plays: {
    kill: 'kill',
    attackError: 'attack error',
    blockByTwo: 'block by two',
    blockByThree: 'block by three',
    blockError: 'block error',
    ballHandlingError: 'ball-handling error',
    reception: 'reception',
    attack: 'attack in play',
    dig: 'dig',
  },
  roles: {
    attacker: 'attacker',
    setter: 'setter',
    digger: 'digger',
  },
  values: {
    positive: 'positive reception',
  },
  columns: {
    player_points: {
      short: 'PTS',
      name: 'points',
      meaning: 'Kills, aces and blocks; a block by two or three is half a point for each.',
    },
    kills: { short: 'K', name: 'kills', meaning: 'Attacks that won the rally.' },
    attack_errors: {
      short: 'E',
      name: 'attack errors',
      meaning: 'Attacks that lost the rally, those that were blocked left out.',
    },
    attacks_blocked: {
      short: 'BLO',
      name: 'attacks blocked',
      meaning: 'Attacks that lost the rally by a block.',
    },
    attack_attempts: { short: 'TA', name: 'attack attempts', meaning: 'All attacks.' },
    hitting_percentage: {
      short: 'HIT%',
      name: 'hitting percentage',
      meaning: 'Kills less errors and blocked attacks, by all attacks.',
    },
    kill_percent: { short: 'K%', name: 'kill percentage', meaning: 'Kills out of a hundred attacks.' },
    set_assists: { short: 'A', name: 'assists', meaning: 'Sets and passes that led directly to a kill.' },
    serves: { short: 'SRV', name: 'serves', meaning: 'All serves.' },
    digs: { short: 'DIG', name: 'digs', meaning: 'Attacks of the other team that were kept in play.' },
    ball_handling_errors: {
      short: 'BHE',
      name: 'ball-handling errors',
      meaning: 'Double contacts, lifts and throws that lost the rally.',
    },
    receptions: { short: 'REC', name: 'receptions', meaning: 'Serves received, aces against among them.' },
    reception_errors: { short: 'RE', name: 'reception errors', meaning: 'Aces that the player let in.' },
    positive_receptions: {
      short: 'POS',
      name: 'positive receptions',
      meaning: 'Receptions that left the setter every choice.',
    },
    positive_reception_percent: {
      short: 'POS%',
      name: 'positive reception percentage',
      meaning: 'Positive receptions out of a hundred.',
    },
    block_solos: { short: 'BS', name: 'solo blocks', meaning: 'Blocks by one that won the rally.' },
    block_assists: {
      short: 'BA',
      name: 'block assists',
      meaning: 'Blocks by two or three that won the rally.',
    },
    total_blocks: {
      short: 'BLK',
      name: 'total blocks',
      meaning: 'Solo blocks and half of the block assists.',
    },
    block_errors: { short: 'BE', name: 'block errors', meaning: 'Blocks that lost the rally by a fault.' },
    rallies_served: { short: 'RS', name: 'rallies served', meaning: 'Rallies on the own serve.' },
    points_on_serve_percent: {
      short: 'PS%',
      name: 'percentage on serve',
      meaning: 'Points out of a hundred rallies on the own serve.',
    },
    rallies_received: {
      short: 'RR',
      name: 'rallies received',
      meaning: 'Rallies on the other team’s serve.',
    },
    side_outs: { short: 'SO', name: 'side-outs', meaning: 'Points won on the other team’s serve.' },
    side_out_percent: {
      short: 'SO%',
      name: 'side-out percentage',
      meaning: 'Points out of a hundred rallies on the other team’s serve.',
    },
    error_points: {
      short: 'OPE',
      name: 'opponent errors',
      meaning: 'Points by errors and faults of the other team, for which no player is credited.',
    },
  },
  groups: {
    receptionsAndBlocks: 'receptions and blocks',
    rallies: 'rallies',
  },
} as const
