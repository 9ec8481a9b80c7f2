import { gridironBox, gridironFigures } from '../families/gridiron.ts'
import { withDowns } from '../families/gridiron-board.ts'
import { touchdownYards } from '../families/gridiron-brings.ts'
import { percent, ratio, sum } from '../model/figures.ts'
import { points } from '../model/scoreboard.ts'
import { sport } from '../model/sport.ts'
import { footballCounted } from './counted.ts'
import { footballField } from './field.ts'
import { footballKinds } from './kinds.ts'
import { perHalf } from '../model/timing.ts'

/**
 * American football, as the NFL counts it (Guide for Statisticians,
 * https://online.documentine.com/qb-stats-nfl/1/guide-for-statisticians.html).
 */
export const football = sport({
  structure: {
    period: 'quarter',
    periods: 4,
    minutes: 15,
    clock: 'stops',
    countsDown: true,
    overtime: { minutes: 10, suddenDeath: false },
    shootout: null,
    draw: true,
    players: 11,
  },
  timing: { stops: { score: true, plays: ['timeout', 'passIncomplete'] }, timeouts: perHalf(3, 60) },
  kinds: footballKinds,
  counted: footballCounted,
  figures: {
    ...gridironFigures,
    points: sum(
      { rushing_touchdowns: 6, receiving_touchdowns: 6, interception_touchdowns: 6, fumble_touchdowns: 6 },
      { kickoff_return_touchdowns: 6, punt_return_touchdowns: 6, field_goals_kicked: 3 },
      { extra_points_kicked: 1, two_point_conversions: 2, conversion_returns: 2, safeties: 2 },
    ),
    turnovers: sum('passes_intercepted', 'fumbles_lost'),
    field_goal_kicking_percent: percent('field_goals_kicked', 'field_goals_tried'),
    punting_average: ratio('punt_yards', 'punts', 2),
    net_punting_average: ratio(
      sum('punt_yards', { punt_yards_returned: -1, punt_touchbacks: -20 }),
      'punts',
      2,
    ),
    kickoff_return_average: ratio('kickoff_return_yards', 'kickoff_returns', 2),
    punt_return_average: ratio('punt_return_yards', 'punt_returns', 2),
  },
  box: [
    ...gridironBox,
    {
      word: 'fumbling',
      columns: ['fumbles', 'fumbles_lost', 'own_fumbles_recovered', 'fumbles_recovered'],
    },
    {
      word: 'defence',
      columns: [
        'tackles_solo',
        'tackles_assisted',
        'sacks',
        'tackles_for_loss',
        'interceptions',
        'interception_return_yards',
        'passes_defended',
        'fumbles_forced',
      ],
    },
    {
      word: 'kicking',
      columns: [
        'field_goals_kicked',
        'field_goals_tried',
        'field_goal_kicking_percent',
        'extra_points_kicked',
        'extra_points_tried',
        'points',
      ],
      ranking: 'points',
    },
    {
      word: 'punting',
      columns: [
        'punts',
        'punt_yards',
        'punting_average',
        'net_punting_average',
        'punt_touchbacks',
        'punts_inside_20',
      ],
    },
    {
      word: 'returns',
      columns: [
        'kickoff_returns',
        'kickoff_return_yards',
        'kickoff_return_average',
        'kickoff_return_touchdowns',
        'punt_returns',
        'punt_return_yards',
        'punt_return_average',
        'punt_return_touchdowns',
      ],
    },
  ],
  scoreboard: points([6, 3, 2, 1], 'quarter'),
  course: withDowns(footballField),
  playsAt: touchdownYards(footballKinds),
  version: 6,
})
