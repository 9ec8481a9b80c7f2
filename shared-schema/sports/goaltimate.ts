import {
  completedPass,
  defense,
  discCounters,
  discFigures,
  discGoal,
  drop,
  goalCaught,
  goalThrower,
  hasDisc,
  stall,
  thrownAway,
  throwaway,
  thrower,
  unknownTurnover,
} from './families/disc.ts'
import { setCounters, setPlayerCounters, untimed, withSets } from './families/sets.ts'
import { withPossession } from './families/possession.ts'
import { sum } from './model/figures.ts'
import type { PlayKind } from './model/play-kind.ts'
import { sets } from './model/scoreboard.ts'
import type { SetRule } from './model/set-rule.ts'
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
  hasDisc: 110,
} as const
const p = goaltimatePlays

/** A game of the match is to five points, and three games win the match. */
const rule: SetRule = { target: 5, lead: 1, toWin: 3 }

/** Credits are as in ultimate: no statisticians' manual is known. */
const kinds = [
  discGoal(p.goal),
  {
    ...discGoal(p.twoPointGoal),
    word: 'twoPointGoal',
    roles: [goalThrower, { word: 'pointScorer', side: 'own', counts: { ...goalCaught, two_point_goals: 1 } }],
    points: 2,
  },
  { ...completedPass(p.pass), isOften: true },
  {
    type: p.clear,
    word: 'clear',
    roles: [{ word: 'player', side: 'own', counts: { discs_cleared: 1 }, knownAs: 'discHolder' }],
    level: 'plays',
    isOften: true,
  },
  throwaway(p.throwaway),
  drop(p.drop),
  defense(p.block),
  stall(p.stall),
  {
    type: p.wrongWay,
    word: 'wrongWay',
    roles: [thrower(thrownAway)],
    level: 'plays',
  },
  unknownTurnover(p.unknownTurnover),
  hasDisc(p.hasDisc),
] satisfies PlayKind[]

/**
 * Goaltimate: one point for a pass through the hoop, two for one from beyond the clear line. After a turnover
 * or a score the disc must be brought beyond that line; it may go through the hoop in one direction only
 * (https://en.wikipedia.org/wiki/Goaltimate, https://goaltylife.com/pages/how-to-play). A match is the best of
 * five games to five.
 */
export const goaltimate = sport({
  structure: {
    ...untimed,
    period: 'game',
    periods: 5,
    players: 4,
  },
  timing: { hasGameClock: true },
  kinds,
  counted: {
    both: [...discCounters, 'two_point_goals', 'discs_cleared'],
    players: setPlayerCounters,
    teams: setCounters,
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
        'sets_won',
        'sets_lost',
        'sets_played',
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
  scoreboard: sets('game'),
  sets: rule,
  version: 5,
  course: start => withPossession({ kinds, pickUp: 'hasDisc', keepsDisc: true })(withSets(rule)(start)),
  hasSpirit: true,
  usualLevel: 'players',
})
