import { gridironBox, gridironFigures } from '../families/gridiron.ts'
import { withDowns } from '../families/gridiron-board.ts'
import { touchdownYards } from '../families/gridiron-brings.ts'
import { sum } from '../model/figures.ts'
import { points } from '../model/scoreboard.ts'
import { sport } from '../model/sport.ts'
import { flagFootballField } from './field.ts'
import { flagFootballCounted, flagFootballKinds } from './kinds.ts'
import { perHalf } from '../model/timing.ts'

/**
 * Flag football, five a side by the rules of the IFAF (https://americanfootball.origindigital.co/?p=10466).
 * The scoreboard gives a touchdown, a try from further away or a safety, and a try. There is no official
 * manual of its statistics.
 */
export const flagFootball = sport({
  structure: {
    period: 'half',
    periods: 2,
    minutes: 20,
    clock: 'runs',
    countsDown: true,
    overtime: { minutes: null, suddenDeath: false },
    shootout: null,
    draw: true,
    players: 5,
  },
  timing: { stops: { plays: ['timeout'] }, timeouts: perHalf(2, 60) },
  kinds: flagFootballKinds,
  counted: flagFootballCounted,
  figures: {
    ...gridironFigures,
    points: sum(
      { rushing_touchdowns: 6, receiving_touchdowns: 6, interception_touchdowns: 6 },
      { one_point_tries_made: 1, two_point_tries_made: 2, try_returns: 2, safeties: 2 },
    ),
    turnovers: sum('passes_intercepted'),
  },
  box: [
    ...gridironBox,
    {
      word: 'defence',
      columns: [
        'flag_pulls',
        'sacks',
        'interceptions',
        'interception_touchdowns',
        'passes_defended',
        'safeties',
      ],
    },
    {
      word: 'scoring',
      columns: [
        'one_point_tries_made',
        'one_point_tries_attempted',
        'two_point_tries_made',
        'two_point_tries_attempted',
        'points',
      ],
      ranking: 'points',
    },
  ],
  scoreboard: points([6, 2, 1], 'half'),
  course: withDowns(flagFootballField),
  playsAt: touchdownYards(flagFootballKinds),
  version: 5,
})
