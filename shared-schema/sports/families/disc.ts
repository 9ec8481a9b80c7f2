import { percent } from '../model/figures.ts'
import type { PlayKind, PlayRole } from '../model/play-kind.ts'

// The shared rules of disc sports with passes: who is credited with a pass, a turnover and a D.

/** The counters of players and teams. */
export const discCounters = [
  'completed_passes_thrown',
  'drops',
  'ds',
  'goals_caught',
  'goals_thrown',
  'incomplete_passes_thrown',
  'passes_caught',
  'passes_thrown',
  'stalls',
  'throwaways',
  'turnovers',
] as const

type DiscCounter = (typeof discCounters)[number]

type Kind = PlayKind<DiscCounter>
type Role = PlayRole<DiscCounter>

const completed = { passes_thrown: 1, completed_passes_thrown: 1 } as const
const incomplete = { passes_thrown: 1, incomplete_passes_thrown: 1 } as const

/** A pass that ends up with the other team. */
export const thrownAway = { ...incomplete, throwaways: 1, turnovers: 1 } as const

/** A thrower: the one who has the disc. */
export const thrower = (counts: Role['counts'], side: Role['side'] = 'own'): Role => ({
  word: 'thrower',
  side,
  counts,
  knownAs: 'discHolder',
})

/** A play that only tells who has the disc. */
export const hasDisc = (type: number): Kind => ({
  type,
  word: 'hasDisc',
  roles: [{ word: 'discHolder', side: 'own' }],
  assigns: true,
  level: 'plays',
})

/** A defender's play ends the other team's possession: the stopped throw was theirs. */
export const stopped: readonly [Role, Role] = [
  thrower(thrownAway, 'other'),
  { word: 'intendedReceiver', side: 'other' },
]

export const completedPass = (type: number): Kind => ({
  type,
  word: 'completedPass',
  button: 'pass',
  roles: [thrower(completed), { word: 'receiver', side: 'own', counts: { passes_caught: 1 } }],
  level: 'plays',
  mayBe: ['goal', 'twoPointGoal'],
})

/** The thrower of a goal. */
export const goalThrower: Role = {
  word: 'assist',
  side: 'own',
  counts: { goals_thrown: 1, ...completed },
  knownAs: 'discHolder',
}

/** The counts for the catcher of a goal. */
export const goalCaught = { goals_caught: 1, passes_caught: 1 } as const

/** A completed pass, caught for a goal. */
export const discGoal = (type: number): Kind => ({
  type,
  word: 'goal',
  roles: [goalThrower, { word: 'pointScorer', side: 'own', counts: goalCaught }],
  asked: [2, 1],
  points: 1,
  level: 'score',
})

/** A turnover without further details. */
export const unknownTurnover = (type: number): Kind => ({
  type,
  word: 'turnover',
  roles: [],
  team: 'player_1_team_id',
  teamCounts: { turnovers: 1 },
})

export const throwaway = (type: number): Kind => ({
  type,
  word: 'throwaway',
  roles: [thrower(thrownAway)],
  level: 'plays',
  isOften: true,
})

/** A turnover by the player who did not catch the disc. */
export const drop = (type: number): Kind => ({
  type,
  word: 'drop',
  roles: [thrower(incomplete), { word: 'dropper', side: 'own', counts: { drops: 1, turnovers: 1 } }],
  asked: [2, 1],
  level: 'plays',
  isOften: true,
})

/** A block or an interception; counts as a throwaway for the thrower, if recorded. */
export const defense = (type: number): Kind => ({
  type,
  word: 'defense',
  roles: [...stopped, { word: 'defender', side: 'own', counts: { ds: 1 } }],
  asked: [3, 1],
  level: 'plays',
  isOften: true,
})

export const stall = (type: number): Kind => ({
  type,
  word: 'stall',
  roles: [thrower({ stalls: 1, turnovers: 1 }), { word: 'marker', side: 'other' }],
  level: 'plays',
  isOften: true,
})

/** Figures computed from the counters. */
export const discFigures = {
  completion_percent: percent('completed_passes_thrown', 'passes_thrown'),
} as const
