import { gridironCounted, gridironKinds, type GridironCounter } from '../families/gridiron.ts'
import { gridironBoardKinds } from '../families/gridiron-board-kinds.ts'
import type { Counts, PlayKind, PlayRole } from '../model/play-kind.ts'
import { flagFootballPlays as p } from './plays.ts'

const own = [
  'one_point_tries_made',
  'one_point_tries_attempted',
  'two_point_tries_made',
  'two_point_tries_attempted',
  'try_passes',
  'try_returns',
  'flag_pulls',
] as const

/** The counters of flag football. */
export const flagFootballCounted = {
  both: [...gridironCounted.both, ...own],
  teams: gridironCounted.teams,
} as const

type Counter = GridironCounter | (typeof own)[number]

const scorer = (counts: Counts<Counter>): PlayRole<Counter> => ({ word: 'pointScorer', side: 'own', counts })
const tryPasser: PlayRole<Counter> = {
  word: 'passer',
  side: 'own',
  counts: { try_passes: 1 },
  optional: true,
}

/**
 * Its own plays: tries of one and two points (IFAF), run in or passed, and flags pulled instead of tackles.
 */
export const flagFootballKinds: readonly PlayKind<Counter>[] = [
  ...gridironKinds(p.rush),
  {
    type: p.onePointTry,
    word: 'onePointTry',
    roles: [scorer({ one_point_tries_made: 1, one_point_tries_attempted: 1 }), tryPasser],
    points: 1,
    level: 'score',
    after: 6,
  },
  {
    type: p.twoPointTry,
    word: 'twoPointTry',
    roles: [scorer({ two_point_tries_made: 1, two_point_tries_attempted: 1 }), tryPasser],
    points: 2,
    level: 'score',
    after: 6,
  },
  {
    type: p.onePointTryFailed,
    word: 'onePointTryFailed',
    roles: [{ word: 'player', side: 'own', counts: { one_point_tries_attempted: 1 } }],
    level: 'plays',
    after: 6,
  },
  {
    type: p.twoPointTryFailed,
    word: 'twoPointTryFailed',
    roles: [{ word: 'player', side: 'own', counts: { two_point_tries_attempted: 1 } }],
    level: 'plays',
    after: 6,
  },
  {
    type: p.tryReturned,
    word: 'tryReturned',
    roles: [{ word: 'defender', side: 'own', counts: { try_returns: 1 } }],
    points: 2,
    level: 'players',
  },
  {
    type: p.flagPull,
    word: 'flagPull',
    roles: [{ word: 'defender', side: 'own', counts: { flag_pulls: 1 } }],
    level: 'plays',
    isOften: true,
  },
  ...gridironBoardKinds(p, 25, false),
]
