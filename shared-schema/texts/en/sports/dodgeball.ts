/** The words of dodgeball. */
export const words = {
  plays: {
    playerHit: 'player hit',
    throwCaught: 'throw caught',
    lineFault: 'line fault',
    blockFault: 'ball lost in a block',
    throwMissed: 'throw missed',
    throwBlocked: 'throw blocked',
    setWon: 'set won',
    setDrawn: 'set drawn',
  },
  roles: {
    hitByThrow: 'hit',
    caughtBy: 'caught by',
    returned: 'returned to the court',
  },
  values: {},
  columns: {
    throws: { short: 'THR', name: 'throws', meaning: 'All throws.' },
    players_hit: { short: 'HIT', name: 'hits', meaning: 'Players of the other team put out by a throw.' },
    hit_percent: { short: 'HIT%', name: 'hit percentage', meaning: 'Hits out of a hundred throws.' },
    catches_made: { short: 'C', name: 'catches', meaning: 'Throws of the other team that were caught.' },
    throws_blocked: { short: 'BLK', name: 'blocks', meaning: 'Throws that were blocked with a ball.' },
    times_out: { short: 'OUT', name: 'times out', meaning: 'How often the player was put out.' },
    throws_caught: { short: 'TC', name: 'throws caught', meaning: 'Own throws that the other team caught.' },
    line_faults: { short: 'LF', name: 'line faults', meaning: 'Times out by stepping on a line.' },
    returns: { short: 'RET', name: 'returns', meaning: 'Returns to the court by a catch of a team-mate.' },
  },
  groups: {},
} as const
