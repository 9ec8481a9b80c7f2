import { discFigures } from '../families/disc.ts'
import { withPossession } from '../families/possession.ts'
import { sum } from '../model/figures.ts'
import { sport } from '../model/sport.ts'
import { goals } from '../model/scoreboard.ts'
import { ultimateCounted } from './counted.ts'
import { ultimateKinds } from './kinds.ts'
import { withPointsPlayed } from './points-played.ts'
import { perHalf } from '../model/timing.ts'

/** Ultimate: its plays are recorded, and goals give the points. */
export const ultimate = sport({
  structure: {
    period: 'half',
    periods: 2,
    minutes: null,
    clock: null,
    countsDown: false,
    overtime: null,
    shootout: null,
    draw: false,
    players: 7,
  },
  timing: { hasGameClock: true, target: 15, timeouts: perHalf(2, 70) },
  kinds: ultimateKinds,
  counted: ultimateCounted,
  figures: {
    ...discFigures,
    offense_plus_minus: sum('goals_thrown', 'goals_caught', { callahans: -1, turnovers: -1 }),
    defense_plus_minus: sum('ds', 'callahans'),
    // The sum of both: a callahan is taken from the one and added to the other.
    plus_minus: sum('goals_thrown', 'goals_caught', 'ds', { turnovers: -1 }),
  },
  box: [
    {
      word: null,
      columns: ['goals_caught', 'goals_thrown', 'ds', 'turnovers', 'plus_minus'],
      ranking: 'plus_minus',
    },
  ],
  scoreboard: goals('half'),
  course: start => withPossession({ kinds: ultimateKinds, pickUp: 'pickedUpDisc' })(withPointsPlayed(start)),
  hasSpirit: true,
  usualLevel: 'players',
  version: 4,
})
