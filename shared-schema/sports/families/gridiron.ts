import { limited, percent, ratio, sum, total } from '../model/figures.ts'
import type { Counts, PlayKind, PlayRole } from '../model/play-kind.ts'

const counters = [
  'passes_attempted',
  'passes_completed',
  'passing_yards',
  'passing_touchdowns',
  'passes_intercepted',
  'sacks_taken',
  'sack_yards_lost',
  'rushes',
  'rushing_yards',
  'rushing_touchdowns',
  'targets',
  'passes_received',
  'receiving_yards',
  'receiving_touchdowns',
  'interceptions',
  'interception_return_yards',
  'interception_touchdowns',
  'passes_defended',
  'half_sacks',
  'safeties',
  'penalties',
  'penalty_yards',
] as const

const teams = ['first_downs_rushing', 'first_downs_passing', 'first_downs_penalty'] as const

/** The shared counters of football and flag football; a first down is its team's. */
export const gridironCounted = { both: counters, teams } as const

export type GridironCounter = (typeof counters)[number] | (typeof teams)[number]

type Kind = PlayKind<GridironCounter>
type Role = PlayRole<GridironCounter>
type Counted = Counts<GridironCounter>

const passed = { passes_attempted: 1 } as const
const caught = { targets: 1, passes_received: 1, receiving_yards: 'int_1' } as const
const target: Role = { word: 'target', side: 'own', counts: { targets: 1 }, optional: true }
/** The numbers from one to another. */
const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The yards of a play, a loss below 0. */
export const gainedYards = { word: 'yards', least: -99, most: 109, usual: from(-5, 20) } as const
const yards = { int_1: gainedYards } as const
const lostYards = { int_1: { ...gainedYards, usual: from(0, 17) } } as const
const firstDown = { word: 'firstDown', follows: true } as const
const gain = { ...yards, bool_1: firstDown } as const

const rusher = (more: Counted = {}): Role => ({
  word: 'rusher',
  side: 'own',
  counts: { rushes: 1, rushing_yards: 'int_1', ...more },
})
const passer = (more: Counted): Role => ({ word: 'passer', side: 'own', counts: more })
const catcher = (more: Counted = {}): Role => ({
  word: 'receiver',
  side: 'own',
  counts: { ...caught, ...more },
})
const interceptor = (more: Counted = {}): Role => ({
  word: 'interceptor',
  side: 'other',
  counts: { interceptions: 1, interception_return_yards: 'int_1', ...more },
})
const sacked = passer({ sacks_taken: 1, sack_yards_lost: 'int_1' })
const sacker = (halves: number, word: Role['word'] = 'sacker'): Role => ({
  word,
  side: 'other',
  counts: { half_sacks: halves },
})

const completed = { ...passed, passes_completed: 1, passing_yards: 'int_1' } as const
const intercepted = passer({ ...passed, passes_intercepted: 1 })
const toPasser = { values: yards, level: 'plays' } as const

/** The shared plays, numbered from a sport's first number. */
export const gridironPlays = (base: number) => ({
  rush: base,
  rushingTouchdown: base + 1,
  pass: base + 2,
  passingTouchdown: base + 3,
  passIncomplete: base + 4,
  interception: base + 5,
  interceptionTouchdown: base + 6,
  sack: base + 7,
  sharedSack: base + 8,
  safety: base + 9,
  penalty: base + 10,
})

type Plays = ReturnType<typeof gridironPlays>

const rushes = (p: Plays): readonly Kind[] => [
  {
    type: p.rush,
    word: 'rush',
    roles: [rusher()],
    values: gain,
    teamCounts: { first_downs_rushing: 'bool_1' },
    level: 'plays',
    isOften: true,
  },
  {
    type: p.rushingTouchdown,
    word: 'rushingTouchdown',
    roles: [rusher({ rushing_touchdowns: 1 })],
    values: gain,
    teamCounts: { first_downs_rushing: 'bool_1' },
    points: 6,
    level: 'score',
  },
]

const passes = (p: Plays): readonly Kind[] => [
  {
    type: p.pass,
    word: 'passComplete',
    roles: [passer(completed), catcher()],
    values: gain,
    teamCounts: { first_downs_passing: 'bool_1' },
    level: 'plays',
    isOften: true,
  },
  {
    type: p.passingTouchdown,
    word: 'passingTouchdown',
    roles: [passer({ ...completed, passing_touchdowns: 1 }), catcher({ receiving_touchdowns: 1 })],
    asked: [2, 1],
    values: gain,
    teamCounts: { first_downs_passing: 'bool_1' },
    points: 6,
    level: 'score',
  },
  {
    type: p.passIncomplete,
    word: 'passIncomplete',
    roles: [
      passer(passed),
      target,
      { word: 'defender', side: 'other', counts: { passes_defended: 1 }, optional: true },
    ],
    level: 'plays',
    isOften: true,
  },
]

const defence = (p: Plays): readonly Kind[] => [
  {
    type: p.interception,
    word: 'interception',
    roles: [intercepted, target, interceptor()],
    asked: [3, 1, 2],
    ...toPasser,
  },
  {
    type: p.interceptionTouchdown,
    word: 'interceptionTouchdown',
    roles: [intercepted, target, interceptor({ interception_touchdowns: 1 })],
    asked: [3, 1, 2],
    ...toPasser,
    points: 6,
    pointsFor: 'other',
    level: 'players',
  },
  {
    type: p.sack,
    word: 'sack',
    roles: [sacked, sacker(2)],
    asked: [2, 1],
    values: lostYards,
    level: 'plays',
  },
  {
    type: p.sharedSack,
    word: 'sharedSack',
    roles: [sacked, sacker(1), sacker(1, 'secondSacker')],
    asked: [2, 3, 1],
    values: lostYards,
    level: 'plays',
  },
  {
    type: p.safety,
    word: 'safety',
    roles: [{ word: 'defender', side: 'own', counts: { safeties: 1 } }],
    points: 2,
    level: 'players',
  },
  {
    type: p.penalty,
    word: 'penalty',
    roles: [{ word: 'penalized', side: 'own', counts: { penalties: 1, penalty_yards: 'int_1' } }],
    values: { int_1: { word: 'yards', least: 0, most: 99, usual: [5, 10, 15] }, bool_1: firstDown },
    otherTeamCounts: { first_downs_penalty: 'bool_1' },
    level: 'players',
    isOften: true,
  },
]

/**
 * The plays of both sports: the passer and the receiver get the same yards; a sack is no pass; a sack shared
 * by two players is half a sack for each. An interception and a sack are recorded for the team that had the
 * ball, a safety for the one that gets its two points.
 */
export function gridironKinds(base: number): readonly Kind[] {
  const p = gridironPlays(base)
  return [...rushes(p), ...passes(p), ...defence(p)]
}

const attempts = 'passes_attempted'
const most = (2.375 * 100) / 6

/** A part of the rating: per attempt, in hundredths of a sixth, within its bounds. */
const part = (counted: Record<string, number>) => limited(ratio(sum(counted), attempts, 9, 100 / 6), 0, most)

/** Figures of both sports. The rating is the one of the NFL (0 to 158.3). */
export const gridironFigures = {
  pass_completion_percent: percent('passes_completed', attempts),
  passing_yards_average: ratio('passing_yards', attempts, 2),
  passer_rating: total(
    1,
    part({ passes_completed: 5, passes_attempted: -1.5 }),
    part({ passing_yards: 0.25, passes_attempted: -0.75 }),
    part({ passing_touchdowns: 20 }),
    part({ passes_attempted: 2.375, passes_intercepted: -25 }),
  ),
  rushing_average: ratio('rushing_yards', 'rushes', 2),
  receiving_average: ratio('receiving_yards', 'passes_received', 2),
  sacks: sum({ half_sacks: 0.5 }),
  net_passing_yards: sum('passing_yards', { sack_yards_lost: -1 }),
  total_yards: sum('passing_yards', 'rushing_yards', { sack_yards_lost: -1 }),
  first_downs: sum('first_downs_rushing', 'first_downs_passing', 'first_downs_penalty'),
}

/** The parts of the box score of both. */
export const gridironBox = [
  {
    word: 'passing',
    columns: [
      'passes_completed',
      'passes_attempted',
      'pass_completion_percent',
      'passing_yards',
      'passing_touchdowns',
      'passes_intercepted',
      'sacks_taken',
      'sack_yards_lost',
      'passer_rating',
    ],
    ranking: 'passing_yards',
  },
  {
    word: 'rushing',
    columns: ['rushes', 'rushing_yards', 'rushing_average', 'rushing_touchdowns'],
    ranking: 'rushing_yards',
  },
  {
    word: 'receiving',
    columns: ['passes_received', 'targets', 'receiving_yards', 'receiving_average', 'receiving_touchdowns'],
    ranking: 'receiving_yards',
  },
  {
    word: 'firstDowns',
    columns: [
      'first_downs',
      'first_downs_rushing',
      'first_downs_passing',
      'first_downs_penalty',
      'penalties',
      'penalty_yards',
    ],
    ranking: 'penalty_yards',
  },
] as const
