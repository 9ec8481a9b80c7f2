import type { Counts, PlayKind, PlayRole } from '../model/play-kind.ts'
import type { PlayWord, RoleWord } from '../../texts/shared-texts.ts'
import { plateKinds } from './bat-and-ball.ts'
import type { BatAndBallCounter } from './bat-and-ball-counted.ts'

/** The additional counters of sports with stolen bases and pitches past the plate. */
export const baseballCounters = [
  'intentional_walks',
  'hit_by_pitch',
  'reached_on_interference',
  'stolen_bases',
  'caught_stealing',
  'hit_batters',
  'wild_pitches',
  'balks',
  'passed_balls',
  'pitcher_wins',
  'pitcher_losses',
  'pitcher_saves',
] as const

type Counter = BatAndBallCounter | (typeof baseballCounters)[number]

/** The plays of baseball and softball, by offsets from the first number of the sport. */
export function baseballKinds(base: number): readonly PlayKind<Counter>[] {
  return [
    ...plateKinds(base, 'batter'),
    awarded(21, 'intentionalWalk', { walks: 1, intentional_walks: 1 }, { walks_allowed: 1 }),
    awarded(22, 'hitByPitch', { hit_by_pitch: 1 }, { hit_batters: 1 }),
    awarded(23, 'reachedOnInterference', { reached_on_interference: 1 }, {}),
    { ...by(24, 'stolenBase', 'runner', { stolen_bases: 1 }), ofRunner: 'player_1_id' },
    {
      type: base + 25,
      word: 'caughtStealing',
      roles: [
        { word: 'runner', side: 'own', counts: { caught_stealing: 1 } },
        { word: 'pitcher', side: 'other', counts: { outs_pitched: 1 } },
        { word: 'putoutBy', side: 'other', counts: { putouts: 1 } },
      ],
      teamCounts: { left_on_base: -1 },
      level: 'plays',
      ofRunner: 'player_1_id',
    },
    by(26, 'wildPitch', 'pitcher', { wild_pitches: 1 }),
    by(27, 'balk', 'pitcher', { balks: 1 }),
    by(28, 'passedBall', 'catcher', { passed_balls: 1 }),
    by(29, 'winningPitcher', 'pitcher', { pitcher_wins: 1 }),
    by(30, 'losingPitcher', 'pitcher', { pitcher_losses: 1 }),
    by(31, 'pitcherSave', 'pitcher', { pitcher_saves: 1 }),
  ]

  /** The batter is awarded first base. */
  function awarded(
    offset: number,
    word: PlayWord,
    counts: Counts<Counter>,
    pitched: Counts<Counter>,
  ): PlayKind<Counter> {
    const batter: PlayRole<Counter> = { word: 'batter', side: 'own', counts }
    const pitcher: PlayRole<Counter> = {
      word: 'pitcher',
      side: 'other',
      counts: { batters_faced: 1, ...pitched },
    }
    return {
      type: base + offset,
      word,
      roles: [batter, pitcher],
      teamCounts: { left_on_base: 1 },
      level: 'plays',
    }
  }

  function by(offset: number, word: PlayWord, role: RoleWord, counts: Counts<Counter>): PlayKind<Counter> {
    return { type: base + offset, word, roles: [{ word: role, side: 'own', counts }], level: 'plays' }
  }
}
