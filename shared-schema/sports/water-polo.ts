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
import { columnsOfThrows, throwsAtGoal } from './families/throws-at-goal.ts'
import { sum } from './model/figures.ts'
import type { Counts, PlayKind } from './model/play-kind.ts'
import { goals } from './model/scoreboard.ts'
import { sport } from './model/sport.ts'
import { perGame } from './model/timing.ts'

const base = 700

const waterPoloCounters = [
  'extra_man_goals',
  'exclusions',
  'penalty_fouls',
  'exclusions_drawn',
  'sprints_won',
  'steals',
  'turnovers',
] as const

type Counter = GoalSportCounter | (typeof waterPoloCounters)[number]

const play = (type: number, word: PlayWord, counts: Counts<Counter>): PlayKind<Counter> => ({
  type,
  word,
  roles: [{ word: 'player', side: 'own', counts }],
  level: 'plays',
})

const foul = (type: number, word: PlayWord, counts: Counts<Counter>): PlayKind<Counter> => ({
  type,
  word,
  roles: [
    { word: 'fouler', side: 'own', counts },
    { word: 'fouled', side: 'other', counts: { exclusions_drawn: 1 }, optional: true },
  ],
  level: 'players',
})

/** 20 before 2024. */
const EXCLUSION_SECONDS = 18

const kinds: readonly PlayKind<Counter>[] = [
  {
    type: 715,
    word: 'extraManGoal',
    roles: [{ word: 'scorer', side: 'own', counts: { ...scored, extra_man_goals: 1 } }, assist],
    points: 1,
    level: 'score',
  },
  { ...foul(716, 'exclusion', { exclusions: 1 }), isOften: true, short: EXCLUSION_SECONDS },
  { ...foul(717, 'exclusionForTheGame', { exclusions: 1 }), suspension: 'game', short: EXCLUSION_SECONDS },
  { ...play(718, 'penaltyFoul', { penalty_fouls: 1 }), level: 'players', isOften: true },
  { ...play(719, 'yellowCard', { yellow_cards: 1 }), level: 'players' },
  { ...play(720, 'redCard', { red_cards: 1 }), level: 'players', suspension: 'game', short: 0 },
  play(721, 'sprintWon', { sprints_won: 1 }),
  { ...play(722, 'steal', { steals: 1 }), isOften: true },
  { ...play(723, 'turnover', { turnovers: 1 }), isOften: true },
]

/**
 * Water polo. A major foul is an exclusion or a penalty foul; a player with three of them is out of the game.
 * Duration: World Aquatics WP 11 (https://www.fina.org/content/wp-11-duration-game); columns:
 * https://app.eggbeater.app/blog/water-polo-stats-explained.html.
 */
export const waterPolo = sport({
  structure: {
    period: 'quarter',
    periods: 4,
    minutes: 8,
    clock: 'stops',
    countsDown: true,
    overtime: null,
    shootout: { addsPoint: false },
    draw: true,
    players: 7,
  },
  timing: { stops: { score: true, suspension: true, plays: ['timeout'] }, timeouts: perGame(2, 60) },
  kinds: [...goalsAndShots(base), ...shootout(base), ...goalkeepers(base), ...kinds],
  counted: {
    both: [...goalSportCounters, ...waterPoloCounters],
    opponents: ['goals', 'own_goals', 'shots', 'turnovers'],
  },
  figures: { ...goalSportFigures, major_fouls: sum('exclusions', 'penalty_fouls') },
  box: [
    {
      word: null,
      columns: [
        'goals',
        'extra_man_goals',
        'penalty_goals',
        'penalties_taken',
        'own_goals',
        'empty_net_goals',
        'shots',
        'goal_percent',
        'assists',
        'steals',
        'blocks',
        'turnovers',
        'sprints_won',
        'exclusions',
        'penalty_fouls',
        'major_fouls',
        'exclusions_drawn',
        'yellow_cards',
        'red_cards',
      ],
      ranking: 'goals',
    },
    goalkeeperColumns,
    shootoutColumns,
  ],
  words: {
    plays: {
      ...throwsAtGoal,
      penaltyGoal: 'fiveMetreGoal',
      penaltyMissed: 'fiveMetreMissed',
      penaltySaved: 'fiveMetreSaved',
      shootoutGoal: 'penaltyShootoutGoal',
      shootoutMissed: 'penaltyShootoutMissed',
      shootoutSaved: 'penaltyShootoutSaved',
    },
    columns: { ...columnsOfThrows, penalty_goals: 'five_metre_goals', penalties_taken: 'five_metre_throws' },
    groups: { shootout: 'penaltyShootout' },
  },
  scoreboard: goals('quarter'),
  version: 5,
  // An exclusion ends at the latest with a goal, or once the own team has the ball (WP 22.3,
  // http://londonwaterpolo.com/rules/wp21-exclusion-fouls).
  strength: {
    players: 6,
    least: 1,
    advantage: 'extraPlayer',
    goal: { plain: base, withMore: 715 },
    ends: {
      suspensions: [716, 717],
      by: {
        [base]: 'both',
        [base + 1]: 'both',
        [base + 2]: 'both',
        715: 'both',
        722: 'own',
        723: 'other',
      },
    },
  },
  limits: [{ counters: ['exclusions', 'penalty_fouls'], most: 3, of: 'major_fouls' }],
  course: withGoalkeepers(goalkeeperPlaysOf(base)),
})
