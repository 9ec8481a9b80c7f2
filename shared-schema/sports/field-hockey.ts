import type { PlayWord } from '../texts/shared-texts.ts'
import {
  assist,
  goalkeeperColumns,
  goalkeeperPlaysOf,
  goalkeepers,
  goalsAndShots,
  goalSportCounters,
  goalSportFigures,
  scored,
  shootout,
  shootoutColumns,
  type GoalSportCounter,
} from './families/goal-sport.ts'
import { withGoalkeepers } from './families/goalkeeper-in-goal.ts'
import { sum } from './model/figures.ts'
import type { Counts, PlayKind } from './model/play-kind.ts'
import { goals } from './model/scoreboard.ts'
import { sport } from './model/sport.ts'
import { withTimeOnField } from './model/time-on-field.ts'

const base = 420

const hockeyCounters = ['penalty_corner_goals', 'penalty_corners', 'defensive_saves', 'green_cards'] as const

type Counter = GoalSportCounter | (typeof hockeyCounters)[number]

const card = (
  type: number,
  word: PlayWord,
  counts: Counts<Counter>,
  suspension: PlayKind['suspension'],
): PlayKind<Counter> => ({
  type,
  word,
  roles: [{ word: 'player', side: 'own', counts }],
  level: 'players',
  suspension,
})

const kinds: readonly PlayKind<Counter>[] = [
  {
    type: 435,
    word: 'penaltyCornerGoal',
    roles: [{ word: 'scorer', side: 'own', counts: { ...scored, penalty_corner_goals: 1 } }, assist],
    points: 1,
    level: 'score',
  },
  {
    type: 436,
    word: 'penaltyCornerWon',
    roles: [],
    team: 'player_1_team_id',
    teamCounts: { penalty_corners: 1 },
    level: 'plays',
    isOften: true,
  },
  {
    type: 437,
    word: 'defensiveSave',
    roles: [
      { word: 'defender', side: 'own', counts: { defensive_saves: 1 } },
      { word: 'shooter', side: 'other', counts: { shots: 1, shots_on_goal: 1 } },
    ],
    level: 'plays',
  },
  { ...card(438, 'greenCard', { green_cards: 1 }, { minutes: 2 }), isOften: true },
  card(439, 'yellowCard', { yellow_cards: 1 }, { minutes: 5 }),
  card(440, 'redCard', { red_cards: 1 }, 'game'),
]

/**
 * Field hockey. A penalty stroke is the penalty of the family. Goals, shots and defensive saves: NCAA 2020
 * Field Hockey Statisticians' Manual
 * (https://docslib.org/doc/13024914/2020-field-hockey-statisticians-manual) and the manual of the NFHCA
 * (https://studylib.net/doc/9062403/field-hockey-statistics); the green card:
 * https://paperzz.com/doc/7059091/.
 */
export const fieldHockey = sport({
  structure: {
    period: 'quarter',
    periods: 4,
    minutes: 15,
    clock: 'stops',
    countsDown: true,
    overtime: null,
    shootout: { addsPoint: false },
    draw: true,
    players: 11,
  },
  timing: { stops: { score: true, suspension: true, plays: ['penaltyCornerWon'] } },
  kinds: [...goalsAndShots(base), ...shootout(base), ...goalkeepers(base), ...kinds],
  counted: {
    both: [...goalSportCounters, ...hockeyCounters],
    players: ['seconds_played', 'plus_minus'],
    opponents: ['goals', 'own_goals', 'shots', 'penalty_corners'],
  },
  figures: { ...goalSportFigures, points: sum({ goals: 2, assists: 1 }) },
  box: [
    {
      word: null,
      columns: [
        'goals',
        'assists',
        'points',
        'shots',
        'shots_on_goal',
        'goal_percent',
        'penalty_corner_goals',
        'penalty_goals',
        'penalties_taken',
        'penalty_corners',
        'own_goals',
        'defensive_saves',
        'blocks',
        'green_cards',
        'yellow_cards',
        'red_cards',
      ],
      ranking: 'points',
    },
    goalkeeperColumns,
    shootoutColumns,
  ],
  words: {
    plays: {
      penaltyGoal: 'strokeGoal',
      penaltyMissed: 'strokeMissed',
      penaltySaved: 'strokeSaved',
      shootoutGoal: 'oneOnOneGoal',
      shootoutMissed: 'oneOnOneMissed',
      shootoutSaved: 'oneOnOneSaved',
    },
    columns: { penalty_goals: 'stroke_goals', penalties_taken: 'strokes_taken' },
    groups: { shootout: 'oneOnOne' },
  },
  scoreboard: goals('quarter'),
  version: 5,
  // Eleven players with the goalkeeper; a red card leaves one fewer to the end.
  strength: { players: 11, least: 1 },
  course: start => withTimeOnField(withGoalkeepers(goalkeeperPlaysOf(base))(start)),
})
