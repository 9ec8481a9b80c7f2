import { gainedYards } from '../families/gridiron.ts'
import type { Counts, PlayKind, PlayRole } from '../model/play-kind.ts'
import type { FootballCounter } from './counted.ts'
import { footballPlays as p } from './plays.ts'

type Role = PlayRole<FootballCounter>
type Counted = Counts<FootballCounter>

const yards = { word: 'yards', least: -99, most: 109 } as const
const touchback = { bool_1: { word: 'touchback' } } as const

const kicker = (counts: Counted): Role => ({ word: 'kicker', side: 'own', counts })
const punter = (more: Counted): Role => ({
  word: 'punter',
  side: 'own',
  counts: { punts: 1, punt_yards: 'int_1', ...more },
})
const returner = (side: Role['side'], counts: Counted): Role => ({ word: 'returner', side, counts })
const blocker: Role = { word: 'blocker', side: 'other', counts: { kicks_blocked: 1 }, optional: true }

const kickoffReturned = { kickoff_returns: 1, kickoff_return_yards: 'int_1' } as const
const puntReturned = { punt_returns: 1, punt_return_yards: 'int_2' } as const

/**
 * Kicks at goal, kickoffs and punts. A kickoff's return is a play of its own, for the team that returns it; a
 * blocked kick is an attempt.
 */
export const footballKicks: readonly PlayKind<FootballCounter>[] = [
  {
    type: p.fieldGoal,
    word: 'fieldGoal',
    roles: [kicker({ field_goals_kicked: 1, field_goals_tried: 1 })],
    values: { int_1: yards },
    points: 3,
    level: 'score',
  },
  {
    type: p.fieldGoalMissed,
    word: 'fieldGoalMissed',
    roles: [kicker({ field_goals_tried: 1 }), blocker],
    values: { int_1: yards },
    level: 'plays',
  },
  {
    type: p.extraPoint,
    word: 'extraPoint',
    roles: [kicker({ extra_points_kicked: 1, extra_points_tried: 1 })],
    points: 1,
    level: 'score',
    after: 6,
  },
  {
    type: p.extraPointMissed,
    word: 'extraPointMissed',
    roles: [kicker({ extra_points_tried: 1 }), blocker],
    level: 'plays',
    after: 6,
  },
  {
    type: p.kickoff,
    word: 'kickoff',
    roles: [kicker({ kickoffs: 1, kickoff_yards: 'int_1', kickoff_touchbacks: 'bool_1' })],
    values: { int_1: yards, ...touchback },
    level: 'plays',
    isOften: true,
  },
  {
    type: p.kickoffReturn,
    word: 'kickoffReturn',
    roles: [returner('own', kickoffReturned)],
    values: { int_1: gainedYards },
    level: 'plays',
  },
  {
    type: p.kickoffReturnTouchdown,
    word: 'kickoffReturnTouchdown',
    roles: [returner('own', { ...kickoffReturned, kickoff_return_touchdowns: 1 })],
    values: { int_1: yards },
    points: 6,
    level: 'players',
  },
  {
    type: p.punt,
    word: 'punt',
    roles: [punter({ punts_inside_20: 'int_2', punt_touchbacks: 'bool_1' })],
    values: { int_1: yards, int_2: { word: 'inside20', least: 0, most: 1 }, ...touchback },
    level: 'plays',
    isOften: true,
  },
  {
    type: p.puntReturned,
    word: 'puntReturned',
    roles: [
      punter({ punt_yards_returned: 'int_2', punts_inside_20: 'bool_1' }),
      returner('other', puntReturned),
    ],
    values: { int_1: yards, int_2: { ...gainedYards, word: 'returnYards' }, bool_1: { word: 'inside20' } },
    level: 'plays',
  },
  {
    type: p.puntReturnTouchdown,
    word: 'puntReturnTouchdown',
    roles: [
      punter({ punt_yards_returned: 'int_2' }),
      returner('other', { ...puntReturned, punt_return_touchdowns: 1 }),
    ],
    asked: [2, 1],
    values: { int_1: yards, int_2: { ...gainedYards, word: 'returnYards' } },
    points: 6,
    pointsFor: 'other',
    level: 'players',
  },
  {
    type: p.puntBlocked,
    word: 'puntBlocked',
    roles: [{ word: 'punter', side: 'own', counts: { punts: 1, punts_blocked: 1 } }, blocker],
    level: 'plays',
  },
]
