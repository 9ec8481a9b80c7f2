import type { PlayWord, RoleWord } from '../../texts/shared-texts.ts'
import type { Counts, PlayKind, PlayRole } from '../model/play-kind.ts'
import type { BatAndBallCounter } from './bat-and-ball-counted.ts'

type Kind = PlayKind<BatAndBallCounter>
type Counted = Counts<BatAndBallCounter>

const unearned = { bool_1: { word: 'unearned' } } as const

const pitcherOf = (counts: Counted): PlayRole<BatAndBallCounter> => ({
  word: 'pitcher',
  side: 'other',
  counts,
})
const putoutBy: PlayRole<BatAndBallCounter> = { word: 'putoutBy', side: 'other', counts: { putouts: 1 } }

const often = (kind: Kind): Kind => ({ ...kind, isOften: true })

/** A batter who reaches base stays on base until a run or an out. */
const onBase = { left_on_base: 1 } as const
const offBase = { left_on_base: -1 } as const

/** The plays of one sport: the first number of its plays, and its word for a batter. */
interface Sport {
  readonly base: number
  readonly batter: RoleWord
}

/** The batter is on base. */
const safe = (
  { base, batter }: Sport,
  offset: number,
  word: PlayWord,
  counts: Counted,
  pitched: Counted,
): Kind => ({
  type: base + offset,
  word,
  roles: [{ word: batter, side: 'own', counts }, pitcherOf({ batters_faced: 1, ...pitched })],
  teamCounts: onBase,
  level: 'plays',
})

const hit = (sport: Sport, offset: number, word: PlayWord, counts: Counted): Kind =>
  safe(sport, offset, word, { at_bats: 1, hits: 1, ...counts }, { hits_allowed: 1 })

/** An out: the batter, or a runner whose place on base the batter takes. */
const out = (
  { base, batter }: Sport,
  offset: number,
  word: PlayWord,
  counts: Counted,
  pitched: Counted = {},
): Kind => ({
  type: base + offset,
  word,
  roles: [
    { word: batter, side: 'own', counts },
    pitcherOf({ batters_faced: 1, outs_pitched: 1, ...pitched }),
    putoutBy,
  ],
  level: 'plays',
})

/** A runner is out on the ball that the batter hits: the usual one, unless the play names a base. */
const putsRunnerOut: Pick<Kind, 'values' | 'ofRunner'> = {
  values: { int_1: { word: 'runnerOutFrom', least: 1, most: 3, isOrdinal: true, follows: true } },
  ofRunner: 'int_1',
}

/** A fielder's part in addition to the one named in the play. */
const byFielder = ({ base }: Sport, offset: number, word: PlayWord, counts: Counted): Kind => ({
  type: base + offset,
  word,
  roles: [{ word: 'fielder', side: 'own', counts }],
  level: 'plays',
})

const runScored = ({ base }: Sport): Kind => ({
  type: base,
  word: 'runScored',
  roles: [
    { word: 'runner', side: 'own', counts: { runs: 1 } },
    pitcherOf({ runs_allowed: 1, unearned_runs_allowed: 'bool_1' }),
    { word: 'battedInBy', side: 'own', counts: { runs_batted_in: 1 } },
  ],
  asked: [1, 3, 2],
  values: unearned,
  points: 1,
  teamCounts: offBase,
  level: 'score',
  ofRunner: 'player_1_id',
})

const homeRun = ({ base, batter }: Sport): Kind => ({
  type: base + 4,
  word: 'homeRun',
  roles: [
    {
      word: batter,
      side: 'own',
      counts: { at_bats: 1, hits: 1, home_runs: 1, runs: 1, runs_batted_in: 1 },
    },
    pitcherOf({
      batters_faced: 1,
      hits_allowed: 1,
      home_runs_allowed: 1,
      runs_allowed: 1,
      unearned_runs_allowed: 'bool_1',
    }),
  ],
  values: unearned,
  points: 1,
  level: 'score',
})

const reachedOnError = ({ base, batter }: Sport): Kind => ({
  type: base + 13,
  word: 'reachedOnError',
  roles: [
    { word: batter, side: 'own', counts: { at_bats: 1 } },
    pitcherOf({ batters_faced: 1 }),
    { word: 'errorBy', side: 'other', counts: { fielding_errors: 1 } },
  ],
  teamCounts: onBase,
  level: 'plays',
})

const runnerOut = ({ base }: Sport): Kind => ({
  type: base + 16,
  word: 'runnerOut',
  roles: [{ word: 'runner', side: 'own' }, pitcherOf({ outs_pitched: 1 }), putoutBy],
  teamCounts: offBase,
  level: 'plays',
  ofRunner: 'player_1_id',
})

/**
 * The plays of sports with a batter at the plate, by offsets from the first number of the sport: one play for
 * the result of each plate appearance, and one for each run, for each runner put out, and for each additional
 * assist or error. A home run includes the batter's own run. Runs come before the play that ends the half
 * inning.
 */
export function plateKinds(base: number, batter: RoleWord): readonly Kind[] {
  const sport: Sport = { base, batter }
  return [
    runScored(sport),
    pitch(sport, 32, 'pitchBall'),
    pitch(sport, 33, 'strike'),
    pitch(sport, 34, 'foulBall'),
    often(hit(sport, 1, 'single', {})),
    often(hit(sport, 2, 'double', { doubles: 1 })),
    hit(sport, 3, 'triple', { triples: 1 }),
    homeRun(sport),
    often(safe(sport, 5, 'walk', { walks: 1 }, { walks_allowed: 1 })),
    often(out(sport, 6, 'strikeout', { at_bats: 1, strikeouts: 1 }, { strikeouts_pitched: 1 })),
    safe(sport, 7, 'strikeoutSafe', { at_bats: 1, strikeouts: 1 }, { strikeouts_pitched: 1 }),
    often(out(sport, 8, 'groundout', { at_bats: 1 })),
    often(out(sport, 9, 'flyout', { at_bats: 1 })),
    {
      ...out(sport, 10, 'doublePlay', { at_bats: 1, grounded_into_double_play: 1 }, { outs_pitched: 2 }),
      teamCounts: offBase,
      ...putsRunnerOut,
    },
    { ...out(sport, 11, 'fieldersChoice', { at_bats: 1 }), ...putsRunnerOut },
    safe(sport, 12, 'fieldersChoiceSafe', { at_bats: 1 }, {}),
    reachedOnError(sport),
    out(sport, 14, 'sacrificeHit', { sacrifice_hits: 1 }),
    out(sport, 15, 'sacrificeFly', { sacrifice_flies: 1 }),
    runnerOut(sport),
    byFielder(sport, 17, 'putout', { putouts: 1 }),
    byFielder(sport, 18, 'fieldingAssist', { fielding_assists: 1 }),
    byFielder(sport, 19, 'fieldingError', { fielding_errors: 1 }),
    {
      type: base + 20,
      word: 'runnerPlaced',
      roles: [{ word: 'runner', side: 'own' }],
      teamCounts: onBase,
      level: 'plays',
    },
    ...boardKinds(sport),
  ]
}

/** A pitch that is not hit. It counts nothing, and changes the count of the batter. */
const pitch = ({ base, batter }: Sport, offset: number, word: PlayWord): Kind => ({
  type: base + offset,
  word,
  roles: [{ word: batter, side: 'own' }, pitcherOf({})],
  asked: [],
  level: 'plays',
  isOften: true,
})

/** Corrections of the board, which count nothing. */
const boardKinds = ({ base, batter }: Sport): readonly Kind[] => {
  const assigned = (offset: number, word: PlayWord, role: RoleWord): Kind => ({
    type: base + offset,
    word,
    roles: [{ word: role, side: 'own' }],
    level: 'plays',
    assigns: true,
  })
  return [
    {
      type: base + 35,
      word: 'runnerMoves',
      roles: [{ word: 'runner', side: 'own' }],
      values: { int_1: { word: 'base', least: 1, most: 3, isOrdinal: true } },
      level: 'plays',
      ofRunner: 'player_1_id',
    },
    assigned(36, 'batterUp', batter),
    assigned(37, 'pitcherUp', 'pitcher'),
    { type: endOfHalfInning(base), word: 'endOfHalfInning', roles: [], endsTurn: true },
  ]
}

/** The play that ends a turn at bat before its last out, as after a limit of runs. */
export const endOfHalfInning = (base: number): number => base + 38
