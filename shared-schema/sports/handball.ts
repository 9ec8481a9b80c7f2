import type { PlayWord } from '../texts/shared-texts.ts'
import {
  goalkeeperColumns,
  goalkeeperPlaysOf,
  goalkeepers,
  goalsAndShots,
  goalSportCounters,
  goalSportFigures,
  shootout,
  shootoutColumns,
  type GoalSportCounter,
} from './families/goal-sport.ts'
import { withGoalkeepers } from './families/goalkeeper-in-goal.ts'
import { columnsOfThrows, throwsAtGoal } from './families/throws-at-goal.ts'
import type { Counts, PlayKind } from './model/play-kind.ts'
import { goals } from './model/scoreboard.ts'
import { sport } from './model/sport.ts'
import { withTimeOnField } from './model/time-on-field.ts'
import { perGame } from './model/timing.ts'

const base = 740

const handballCounters = [
  'suspensions',
  'blue_cards',
  'technical_faults',
  'turnovers',
  'steals',
  'seven_metres_drawn',
  'seven_metres_caused',
] as const

type Counter = GoalSportCounter | (typeof handballCounters)[number]

const play = (type: number, word: PlayWord, counts: Counts<Counter>): PlayKind<Counter> => ({
  type,
  word,
  roles: [{ word: 'player', side: 'own', counts }],
  level: 'plays',
})

/** Another player may come on after two minutes. */
const disqualified = { level: 'players', suspension: 'game', short: 120 } as const

const kinds: readonly PlayKind<Counter>[] = [
  { ...play(755, 'yellowCard', { yellow_cards: 1 }), level: 'players' },
  {
    ...play(756, 'twoMinuteSuspension', { suspensions: 1 }),
    level: 'players',
    isOften: true,
    suspension: { minutes: 2 },
  },
  { ...play(757, 'redCard', { red_cards: 1 }), ...disqualified },
  { ...play(758, 'blueCard', { blue_cards: 1 }), ...disqualified },
  { ...play(759, 'technicalFault', { technical_faults: 1 }), isOften: true },
  { ...play(760, 'turnover', { turnovers: 1 }), isOften: true },
  { ...play(761, 'steal', { steals: 1 }), isOften: true },
  play(762, 'sevenMetreDrawn', { seven_metres_drawn: 1 }),
  play(763, 'sevenMetreCaused', { seven_metres_caused: 1 }),
]

/**
 * Handball. A penalty is a throw from seven metres. A third suspension is a disqualification, which is
 * recorded as a red card of its own. Rules: IHF Rules of the Game 2016
 * (https://www.readkong.com/page/ix-rules-of-the-game-5193165).
 */
export const handball = sport({
  structure: {
    period: 'half',
    periods: 2,
    minutes: 30,
    clock: 'stops',
    countsDown: false,
    overtime: { minutes: 5, suddenDeath: false, periods: 2 },
    shootout: { addsPoint: false },
    draw: true,
    players: 7,
  },
  timing: { stops: { suspension: true, plays: ['timeout'] }, timeouts: perGame(3, 60) },
  kinds: [...goalsAndShots(base), ...shootout(base), ...goalkeepers(base), ...kinds],
  counted: {
    both: [...goalSportCounters, ...handballCounters],
    players: ['seconds_played', 'plus_minus'],
    opponents: ['goals', 'own_goals', 'shots', 'turnovers'],
  },
  figures: goalSportFigures,
  box: [
    {
      word: null,
      columns: [
        'seconds_played',
        'goals',
        'shots',
        'goal_percent',
        'penalty_goals',
        'penalties_taken',
        'own_goals',
        'empty_net_goals',
        'assists',
        'technical_faults',
        'turnovers',
        'steals',
        'blocks',
        'seven_metres_drawn',
        'seven_metres_caused',
        'yellow_cards',
        'suspensions',
        'red_cards',
        'blue_cards',
        'plus_minus',
      ],
      ranking: 'goals',
    },
    goalkeeperColumns,
    shootoutColumns,
  ],
  words: {
    plays: {
      ...throwsAtGoal,
      penaltyGoal: 'sevenMetreGoal',
      penaltyMissed: 'sevenMetreMissed',
      penaltySaved: 'sevenMetreSaved',
      shootoutGoal: 'sevenMetreShootoutGoal',
      shootoutMissed: 'sevenMetreShootoutMissed',
      shootoutSaved: 'sevenMetreShootoutSaved',
    },
    columns: {
      ...columnsOfThrows,
      penalty_goals: 'seven_metre_goals',
      penalties_taken: 'seven_metre_throws',
    },
    groups: { shootout: 'sevenMetreShootout' },
  },
  scoreboard: goals('half'),
  version: 5,
  strength: { players: 7, least: 1 },
  limits: [{ counters: ['suspensions'], most: 3, of: 'suspensions' }],
  course: start => withTimeOnField(withGoalkeepers(goalkeeperPlaysOf(base))(start)),
})
