import {
  completedPass,
  defense,
  discCounters,
  discFigures,
  discGoal,
  drop,
  goalCaught,
  goalThrower,
  stall,
  thrownAway,
  throwaway,
  unknownTurnover,
} from './families/disc.ts'
import { sum } from './model/figures.ts'
import { points } from './model/scoreboard.ts'
import { sport } from './model/sport.ts'

/** The play types of goaltimate, by their numbers on the wire. */
export const goaltimatePlays = {
  goal: 100,
  twoPointGoal: 101,
  pass: 102,
  clear: 103,
  throwaway: 104,
  drop: 105,
  block: 106,
  stall: 107,
  wrongWay: 108,
  unknownTurnover: 109,
} as const
const p = goaltimatePlays

/**
 * Goaltimate: one point for a pass through the hoop, two for one from beyond the clear line. After a turnover
 * or a score the disc has to be brought beyond that line; through the hoop it may go in one direction alone
 * (https://en.wikipedia.org/wiki/Goaltimate, https://goaltylife.com/pages/how-to-play). No statisticians'
 * manual is known: what is credited to whom is as in ultimate.
 */
export const goaltimate = sport({
  structure: {
    period: 'period',
    periods: 5,
    minutes: null,
    clock: null,
    countsDown: false,
    overtime: null,
    shootout: null,
    draw: false,
    players: 4,
  },
  timing: { hasGameClock: true },
  kinds: [
    discGoal(p.goal),
    {
      ...discGoal(p.twoPointGoal),
      word: 'twoPointGoal',
      roles: [goalThrower, { word: 'scorer', side: 'own', counts: { ...goalCaught, two_point_goals: 1 } }],
      points: 2,
    },
    { ...completedPass(p.pass), isOften: true },
    {
      type: p.clear,
      word: 'clear',
      roles: [{ word: 'player', side: 'own', counts: { discs_cleared: 1 } }],
      level: 'plays',
      isOften: true,
    },
    { ...throwaway(p.throwaway), isOften: true },
    { ...drop(p.drop), isOften: true },
    { ...defense(p.block), isOften: true },
    stall(p.stall),
    {
      type: p.wrongWay,
      word: 'wrongWay',
      roles: [{ word: 'thrower', side: 'own', counts: thrownAway }],
      level: 'plays',
    },
    unknownTurnover(p.unknownTurnover),
  ],
  counted: {
    both: [...discCounters, 'two_point_goals', 'discs_cleared'],
    opponents: ['ds', 'turnovers'],
  },
  figures: {
    ...discFigures,
    points: sum('goals_caught', 'two_point_goals'),
    plus_minus: sum('goals_thrown', 'goals_caught', 'ds', { turnovers: -1 }),
  },
  box: [
    {
      word: null,
      columns: [
        'goals_caught',
        'two_point_goals',
        'points',
        'goals_thrown',
        'ds',
        'discs_cleared',
        'throwaways',
        'drops',
        'stalls',
        'turnovers',
        'completion_percent',
        'plus_minus',
      ],
      ranking: 'plus_minus',
    },
  ],
  scoreboard: points([1, 2], 'period'),
  hasSpirit: true,
})
