import type { PlayWord } from '../../texts/shared-texts.ts'
import { percent, sum } from '../model/figures.ts'
import type { Counts, PlayKind, PlayRole } from '../model/play-kind.ts'

/** The counters of sports with a goal and a goalkeeper. */
export const goalSportCounters = [
  'goals',
  'assists',
  'shots',
  'shots_on_goal',
  'penalties_taken',
  'penalty_goals',
  'own_goals',
  'blocks',
  'yellow_cards',
  'red_cards',
  'saves',
  'goals_against',
  'empty_net_goals',
  'seconds_in_goal',
  'shootout_shots',
  'shootout_goals',
  'shootout_saves',
] as const

export type GoalSportCounter = (typeof goalSportCounters)[number]
type Kind = PlayKind<GoalSportCounter>
type Role = PlayRole<GoalSportCounter>

/** A goal is a shot, and one on goal. */
export const scored = { goals: 1, shots: 1, shots_on_goal: 1 } as const

/** The player who passed to the scorer, if any. */
export const assist: PlayRole<'assists'> = {
  word: 'assist',
  side: 'own',
  counts: { assists: 1 },
  optional: true,
}

/** The course counts the goalkeeper's saves, because it knows who is in goal if nobody is named. */
export const goalkeeper: PlayRole<never> = { word: 'goalkeeper', side: 'other' }

/** Figures computed from the counters of shots and goalkeepers. */
export const goalSportFigures = {
  // An own goal of the other team was nobody's shot.
  goal_percent: percent(sum('goals', { opponent_own_goals: -1 }), 'shots'),
  shots_against: sum('saves', 'goals_against'),
  save_percent: percent('saves', sum('saves', 'goals_against')),
} as const

const penalty = { penalties_taken: 1 } as const

const shooter = (counts: Counts<GoalSportCounter>): Role => ({ word: 'shooter', side: 'own', counts })

/** The goals and shots of a sport, by offsets 0 to 9 from the first number of its plays. */
export function goalsAndShots(base: number): readonly Kind[] {
  return [
    {
      type: base,
      word: 'goal',
      roles: [{ word: 'scorer', side: 'own', counts: scored }, assist],
      values: { bool_1: { word: 'emptyNet' } },
      points: 1,
      level: 'score',
    },
    {
      type: base + 1,
      word: 'penaltyGoal',
      roles: [{ word: 'scorer', side: 'own', counts: { ...scored, ...penalty, penalty_goals: 1 } }],
      points: 1,
      level: 'score',
    },
    {
      type: base + 2,
      word: 'ownGoal',
      roles: [{ word: 'player', side: 'own', counts: { own_goals: 1 } }],
      points: 1,
      pointsFor: 'other',
      otherTeamCounts: { goals: 1 },
      level: 'players',
    },
    { ...shot(3, 'shotSaved', { shots: 1, shots_on_goal: 1 }, goalkeeper), isOften: true },
    { ...shot(4, 'shotMissed', { shots: 1 }), isOften: true },
    shot(5, 'shotBlocked', { shots: 1 }, { word: 'blocker', side: 'other', counts: { blocks: 1 } }),
    shot(6, 'shotOnPost', { shots: 1 }),
    shot(7, 'penaltySaved', { shots: 1, shots_on_goal: 1, ...penalty }, goalkeeper),
    shot(8, 'penaltyMissed', { shots: 1, ...penalty }),
  ]

  function shot(offset: number, word: PlayWord, counts: Counts<GoalSportCounter>, ...others: Role[]): Kind {
    return { type: base + offset, word, roles: [shooter(counts), ...others], level: 'plays' }
  }
}

/** The goals of a shoot-out and its misses and saves, by offsets 10 to 12; the game's score excludes them. */
export const shootout = (base: number): readonly Kind[] => [
  {
    type: base + 10,
    word: 'shootoutGoal',
    roles: [{ word: 'shooter', side: 'own', counts: { shootout_shots: 1, shootout_goals: 1 } }],
    points: 1,
    isShootout: true,
    level: 'score',
  },
  {
    type: base + 11,
    word: 'shootoutMissed',
    roles: [shooter({ shootout_shots: 1 })],
    isShootout: true,
    level: 'score',
  },
  {
    type: base + 12,
    word: 'shootoutSaved',
    roles: [
      shooter({ shootout_shots: 1 }),
      { word: 'goalkeeper', side: 'other', counts: { shootout_saves: 1 } },
    ],
    isShootout: true,
    level: 'score',
  },
]

/** Going into goal and leaving it empty, by offsets 13 and 14. */
export const goalkeepers = (base: number): readonly Kind[] => [
  {
    type: base + 13,
    word: 'goalkeeperIn',
    roles: [{ word: 'goalkeeper', side: 'own' }],
    level: 'players',
  },
  {
    type: base + 14,
    word: 'goalkeeperOut',
    roles: [{ word: 'goalkeeper', side: 'own' }],
    asked: [],
    level: 'players',
  },
]

/** A sport's plays about the player in goal. */
export const goalkeeperPlaysOf = (base: number) => ({
  enters: base + 13,
  leaves: base + 14,
  saves: [base + 3, base + 7],
})

/** The part of a box score for goalkeepers. */
export const goalkeeperColumns = {
  word: 'goalkeepers',
  columns: ['shots_against', 'saves', 'goals_against', 'save_percent', 'seconds_in_goal'],
  ranking: 'saves',
} as const

/** The part of a box score for shoot-outs. */
export const shootoutColumns = {
  word: 'shootout',
  columns: ['shootout_shots', 'shootout_goals', 'shootout_saves'],
  ranking: 'shootout_goals',
} as const
