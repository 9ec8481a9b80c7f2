import {
  completedPass,
  defense,
  discGoal,
  drop,
  hasDisc,
  stall,
  stopped,
  throwaway,
  unknownTurnover,
} from '../families/disc.ts'
import type { PlayKind, PlayRole } from '../model/play-kind.ts'
import type { UltimateCounter } from './counted.ts'
import { ultimatePlays } from './plays.ts'

const p = ultimatePlays

const puller: PlayRole<UltimateCounter> = { word: 'puller', side: 'own', counts: { pulls: 1 } }

/**
 * The plays and their counters, as ultimate usually counts them (wire facts 4.18): a goal is a completed pass
 * that is caught and scored; a callahan is a D and a goal for the defender, and a throwaway for the thrower;
 * a D is a throwaway for a thrower who was recorded.
 */
export const ultimateKinds: readonly PlayKind<UltimateCounter>[] = [
  { type: p.pull, word: 'pull', roles: [puller], level: 'plays', isOften: true },
  { type: p.pullByOther, word: 'pull', roles: [puller] },
  { type: p.pullOutOfBounds, word: 'pullOutOfBounds', roles: [puller] },
  {
    type: p.pickedUpDisc,
    word: 'pickedUpDisc',
    roles: [{ word: 'player', side: 'own', counts: { picked_up_disc: 1 } }],
    level: 'plays',
  },
  completedPass(p.pass),
  discGoal(p.goal),
  unknownTurnover(p.unknownTurnover),
  throwaway(p.throwaway),
  drop(p.drop),
  defense(p.block),
  {
    type: p.callahan,
    word: 'callahan',
    roles: [...stopped, { word: 'defender', side: 'own', counts: { ds: 1, callahans: 1, goals_caught: 1 } }],
    asked: [3, 1],
    points: 1,
    level: 'plays',
  },
  { type: p.penalty, word: 'penalty', roles: [{ word: 'player', side: 'own' }] },
  stall(p.stall),
  hasDisc(p.hasDisc),
]
