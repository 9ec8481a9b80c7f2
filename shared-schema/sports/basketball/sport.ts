import { percent, ratio, sum } from '../model/figures.ts'
import { points } from '../model/scoreboard.ts'
import { sport } from '../model/sport.ts'
import { withTeamFouls } from '../families/team-fouls.ts'
import { withTimeOnField } from '../model/time-on-field.ts'
import { basketballCounted } from './counted.ts'
import { basketballKinds } from './kinds.ts'
import { basketballPlays as p } from './plays.ts'
import { withRebounds } from './rebounds.ts'

const pointsMade = sum({ field_goals_made: 2, three_pointers_made: 1, free_throws_made: 1 })
const rebounds = sum('rebounds_offensive', 'rebounds_defensive')

/**
 * All fouls of players, from the fourth in a quarter on with two free throws, and those of overtime with the
 * last quarter; technical fouls of a bench are not among them (FIBA, Official Basketball Rules, article 41).
 */
const withFouls = withTeamFouls({
  plays: [p.personalFoul, p.offensiveFoul, p.unsportsmanlikeFoul, p.technicalFoul, p.disqualifyingFoul],
  penalty: 4,
  periods: 4,
})

/** Basketball, by the rules and the statistics manual of FIBA; leagues with other periods set them. */
export const basketball = sport({
  structure: {
    period: 'quarter',
    periods: 4,
    minutes: 10,
    clock: 'stops',
    countsDown: true,
    overtime: { minutes: 5, suddenDeath: false },
    shootout: null,
    draw: false,
    players: 5,
  },
  timing: {
    // FIBA: two in the first half, three in the second, one in each overtime; the clock runs on after a
    // basket.
    timeouts: { per: 'half', many: [2, 3], overtime: 1, seconds: 60 },
    stops: {
      plays: [
        'timeout',
        'personalFoul',
        'offensiveFoul',
        'unsportsmanlikeFoul',
        'technicalFoul',
        'disqualifyingFoul',
        'teamTechnicalFoul',
        'teamTurnover',
        'jumpBall',
      ],
    },
  },
  kinds: basketballKinds,
  counted: basketballCounted,
  figures: {
    points: pointsMade,
    field_goal_percent: percent('field_goals_made', 'field_goals_attempted'),
    two_pointers_made: sum('field_goals_made', { three_pointers_made: -1 }),
    two_pointers_attempted: sum('field_goals_attempted', { three_pointers_attempted: -1 }),
    three_pointer_percent: percent('three_pointers_made', 'three_pointers_attempted'),
    free_throw_percent: percent('free_throws_made', 'free_throws_attempted'),
    effective_field_goal_percent: percent(
      sum('field_goals_made', { three_pointers_made: 0.5 }),
      'field_goals_attempted',
    ),
    true_shooting_percent: percent(
      pointsMade,
      sum({ field_goals_attempted: 2, free_throws_attempted: 0.88 }),
    ),
    rebounds,
    assist_turnover_ratio: ratio('assists', 'turnovers', 2),
    efficiency: sum(
      { field_goals_made: 3, three_pointers_made: 1, free_throws_made: 2 },
      { field_goals_attempted: -1, free_throws_attempted: -1 },
      'rebounds_offensive',
      'rebounds_defensive',
      'assists',
      'steals',
      'blocks',
      { turnovers: -1 },
    ),
  },
  box: [
    {
      word: null,
      columns: [
        'seconds_played',
        'field_goals_made',
        'field_goals_attempted',
        'field_goal_percent',
        'three_pointers_made',
        'three_pointers_attempted',
        'three_pointer_percent',
        'free_throws_made',
        'free_throws_attempted',
        'free_throw_percent',
        'rebounds_offensive',
        'rebounds_defensive',
        'rebounds',
        'assists',
        'steals',
        'blocks',
        'turnovers',
        'fouls_personal',
        'plus_minus',
        'points',
      ],
      ranking: 'points',
    },
  ],
  words: { columns: { blocks: 'blocked_shots' } },
  scoreboard: points([2, 3, 1], 'quarter'),
  // FIBA's fifth foul, technical ones among them.
  limits: [{ counters: ['fouls_personal', 'fouls_technical'], most: 5, of: 'fouls' }],
  course: start => withFouls(withTimeOnField(withRebounds(start))),
})
