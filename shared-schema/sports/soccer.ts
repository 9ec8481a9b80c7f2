import {
  goalkeeperColumns,
  goalkeeperPlaysOf,
  goalkeepers,
  goalsAndShots,
  goalSportCounters,
  goalSportFigures,
  shootout,
  shootoutColumns,
} from './families/goal-sport.ts'
import { withGoalkeepers } from './families/goalkeeper-in-goal.ts'
import { percent, sum } from './model/figures.ts'
import { goals } from './model/scoreboard.ts'
import { sport } from './model/sport.ts'
import { withTimeOnField } from './model/time-on-field.ts'
import { soccerCounters, soccerKinds } from './soccer-kinds.ts'

const base = 140

/**
 * Soccer. A shot on goal went in or was saved by the goalkeeper: one that a field player blocks, or that hits
 * the post, is none. An own goal is the other team's goal and nobody's shot.
 */
export const soccer = sport({
  structure: {
    period: 'half',
    periods: 2,
    minutes: 45,
    clock: 'runs',
    countsDown: false,
    overtime: { minutes: 15, suddenDeath: false, periods: 2 },
    shootout: { addsPoint: false },
    draw: true,
    players: 11,
  },
  kinds: [...goalsAndShots(base), ...shootout(base), ...goalkeepers(base), ...soccerKinds],
  counted: {
    both: [...goalSportCounters, ...soccerCounters],
    players: ['seconds_played', 'plus_minus'],
    opponents: ['goals', 'own_goals', 'shots', 'shots_on_goal'],
  },
  figures: {
    ...goalSportFigures,
    passes: sum('passes_completed', 'passes_failed'),
    pass_percent: percent('passes_completed', sum('passes_completed', 'passes_failed')),
    tackles: sum('tackles_won', 'tackles_lost'),
    dribbles: sum('dribbles_won', 'dribbles_lost'),
  },
  box: [
    {
      word: null,
      columns: [
        'seconds_played',
        'goals',
        'assists',
        'shots',
        'shots_on_goal',
        'penalty_goals',
        'penalties_taken',
        'own_goals',
        'key_passes',
        'fouls',
        'fouls_suffered',
        'offsides',
        'corners',
        'yellow_cards',
        'red_cards',
        'plus_minus',
      ],
      ranking: 'goals',
    },
    {
      word: 'play',
      columns: [
        'passes',
        'passes_completed',
        'pass_percent',
        'tackles',
        'tackles_won',
        'interceptions',
        'clearances',
        'blocks',
        'dribbles',
        'dribbles_won',
        'dispossessed',
        'throw_ins',
      ],
      ranking: 'passes_completed',
    },
    goalkeeperColumns,
    shootoutColumns,
  ],
  words: {
    plays: { shootoutGoal: 'kicksGoal', shootoutMissed: 'kicksMissed', shootoutSaved: 'kicksSaved' },
    columns: { interceptions: 'balls_intercepted' },
    groups: { shootout: 'kicks' },
  },
  scoreboard: goals('half'),
  version: 5,
  strength: { players: 11, least: 7, isShortAtLimit: true },
  limits: [{ counters: ['yellow_cards'], most: 2, of: 'yellow_cards' }],
  course: start => withTimeOnField(withGoalkeepers(goalkeeperPlaysOf(base))(start)),
})
