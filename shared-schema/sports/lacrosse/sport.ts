import { goalkeeperBox, goalkeeperFigures } from '../families/goalkeeper-box.ts'
import { withGoalkeepers } from '../families/goalkeeper-in-goal.ts'
import { withPowerPlays } from '../families/power-plays.ts'
import { percent, sum, total } from '../model/figures.ts'
import { goals } from '../model/scoreboard.ts'
import { sport } from '../model/sport.ts'
import { lacrosseCounted } from './counted.ts'
import { lacrosseKinds } from './kinds.ts'
import { lacrossePlays as p } from './plays.ts'
import { perHalf } from '../model/timing.ts'

/**
 * Lacrosse, of men and of women, on a field. One assist to a goal; what hits the pipe is no shot on goal; a
 * goal is one in the figures of its scorer also if it is worth two points. Definitions: NCAA Men's Lacrosse
 * Statisticians' Manual 2017
 * (https://vdocuments.us/2017-menas-lacrosse-statisticiansa-article-2-the-first-attack-unit-first-offensive.html),
 * the guideline for girls
 * (https://docslib.org/doc/1537963/guideline-for-recording-girls-lacrosse-statistics), clears and rides
 * http://sportsfive.net/features/statmats/stat_definitions.php.
 */
export const lacrosse = sport({
  structure: {
    period: 'quarter',
    periods: 4,
    minutes: 15,
    clock: 'stops',
    countsDown: true,
    overtime: { minutes: 4, suddenDeath: true },
    shootout: null,
    draw: false,
    players: 10,
  },
  timing: { stops: { score: true, suspension: true, plays: ['timeout'] }, timeouts: perHalf(2, 90) },
  kinds: lacrosseKinds,
  counted: lacrosseCounted,
  figures: {
    ...goalkeeperFigures,
    points: sum('goals', 'assists'),
    faceoff_percent: percent('faceoffs_won', sum('faceoffs_won', 'faceoffs_lost')),
    penalty_time: total(2, sum({ penalty_seconds: 1 / 60 })),
    clear_attempts: sum('clears', 'failed_clears'),
    clear_percent: percent('clears', sum('clears', 'failed_clears')),
    extra_man_percent: percent('extra_man_goals', 'extra_man_opportunities'),
    man_down_percent: percent(sum('times_man_down', { extra_man_goals_against: -1 }), 'times_man_down'),
  },
  box: [
    {
      word: null,
      columns: [
        'goals',
        'assists',
        'points',
        'shots',
        'shots_on_goal',
        'ground_balls',
        'turnovers',
        'forced_turnovers',
        'faceoffs_won',
        'faceoffs_lost',
        'faceoff_percent',
        'draw_controls',
        'blocks',
        'technical_fouls',
        'personal_fouls',
        'penalty_time',
        'yellow_cards',
        'red_cards',
      ],
      ranking: 'points',
    },
    goalkeeperBox,
    {
      word: 'specialGoals',
      columns: [
        'extra_man_goals',
        'man_down_goals',
        'two_point_goals',
        'free_position_shots',
        'free_position_goals',
        'empty_net_goals',
      ],
    },
    {
      word: 'clearing',
      columns: [
        'clears',
        'clear_attempts',
        'clear_percent',
        'rides',
        'extra_man_opportunities',
        'extra_man_percent',
        'times_man_down',
        'extra_man_goals_against',
        'man_down_percent',
      ],
    },
  ],
  words: {
    columns: { faceoffs_won: 'draws_won', faceoffs_lost: 'draws_lost', faceoff_percent: 'draw_percent' },
  },
  scoreboard: goals('quarter', [1, 2]),
  version: 4,
  // At most three players serve a penalty at a time. A goal of the team with more players ends penalties of
  // up to a minute; longer ones and cards are usually not releasable
  // (https://bottomhandlax.com/blogs/ask-nick/penalties-releasable-and-non).
  strength: {
    players: 10,
    least: 7,
    advantage: 'extraMan',
    goal: { plain: p.goal, withMore: p.extraManGoal },
    ends: { suspensions: [p.technicalFoul, p.personalFoul], by: { [p.extraManGoal]: 'other' } },
  },
  course: start =>
    withPowerPlays(
      { opportunities: 'extra_man_opportunities', against: 'times_man_down', goals: 'extra_man_goals' },
      lacrosseKinds,
    )(
      withGoalkeepers({
        enters: p.goalkeeperIn,
        leaves: p.goalkeeperOut,
        saves: [p.shotSaved, p.freePositionSaved],
      })(start),
    ),
})
