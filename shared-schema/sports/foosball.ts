import { setCounters, setPlayerCounters, untimed, withSets } from './families/sets.ts'
import { percent, sum } from './model/figures.ts'
import type { PlayKind } from './model/play-kind.ts'
import { sets } from './model/scoreboard.ts'
import type { SetRule } from './model/set-rule.ts'
import { sport } from './model/sport.ts'
import type { PlayWord } from '../texts/shared-texts.ts'
import { perPeriod } from './model/timing.ts'

/** The play types of foosball, by their numbers on the wire. */
export const foosballPlays = {
  goal: 900,
  goalByGoalkeeper: 901,
  goalByDefense: 902,
  goalByMidfield: 903,
  goalByForwards: 904,
  ownGoal: 905,
  shotSaved: 906,
  shotMissed: 907,
} as const
const p = foosballPlays

type RodCounter = 'goals_by_goalkeeper' | 'goals_by_defense' | 'goals_by_midfield' | 'goals_by_forwards'
type Counter = RodCounter | 'goals' | 'own_goals' | 'shots' | 'saves'

const rule: SetRule = { target: 5, lead: 1, toWin: 2 }

/** A goal by a figure on one rod. */
const goal = (type: number, word: PlayWord, rod?: RodCounter): PlayKind<Counter> => ({
  type,
  word,
  roles: [
    {
      word: 'scorer',
      side: 'own',
      counts: { goals: 1, shots: 1, ...(rod === undefined ? {} : { [rod]: 1 }) },
    },
  ],
  points: 1,
  ...(rod === undefined ? { level: 'score' } : { level: 'plays', isOften: true }),
})

/**
 * Foosball: games to five goals, which any figure may score (rules of the international federation,
 * https://www.tablesoccer.nz/rules/). The side with more games wins the match, regardless of the total of
 * goals.
 */
export const foosball = sport({
  structure: {
    ...untimed,
    period: 'game',
    periods: 3,
    players: 2,
  },
  timing: { timeouts: perPeriod(2, 30) },
  kinds: [
    goal(p.goal, 'goal'),
    goal(p.goalByGoalkeeper, 'goalByGoalkeeper', 'goals_by_goalkeeper'),
    goal(p.goalByDefense, 'goalByDefense', 'goals_by_defense'),
    goal(p.goalByMidfield, 'goalByMidfield', 'goals_by_midfield'),
    goal(p.goalByForwards, 'goalByForwards', 'goals_by_forwards'),
    {
      type: p.ownGoal,
      word: 'ownGoal',
      roles: [{ word: 'player', side: 'own', counts: { own_goals: 1 } }],
      points: 1,
      pointsFor: 'other',
      level: 'players',
    },
    {
      type: p.shotSaved,
      word: 'shotSaved',
      roles: [
        { word: 'shooter', side: 'own', counts: { shots: 1 } },
        { word: 'goalkeeper', side: 'other', counts: { saves: 1 } },
      ],
      level: 'plays',
    },
    {
      type: p.shotMissed,
      word: 'shotMissed',
      roles: [{ word: 'shooter', side: 'own', counts: { shots: 1 } }],
      level: 'plays',
    },
  ],
  counted: {
    both: [
      'goals',
      'shots',
      'saves',
      'own_goals',
      'goals_by_goalkeeper',
      'goals_by_defense',
      'goals_by_midfield',
      'goals_by_forwards',
    ],
    players: setPlayerCounters,
    teams: setCounters,
    opponents: ['goals', 'own_goals'],
  },
  figures: {
    goals_per_shot_percent: percent('goals', 'shots'),
    sets_won_percent: percent('sets_won', sum('sets_won', 'sets_lost')),
  },
  box: [
    {
      word: null,
      columns: [
        'sets_won',
        'sets_lost',
        'sets_won_percent',
        'sets_played',
        'goals',
        'shots',
        'goals_per_shot_percent',
        'goals_by_forwards',
        'goals_by_midfield',
        'goals_by_defense',
        'goals_by_goalkeeper',
        'own_goals',
        'saves',
      ],
      ranking: 'goals',
    },
  ],
  scoreboard: sets('game'),
  sets: rule,
  version: 4,
  course: withSets(rule),
  usualLevel: 'players',
})
