import { gainedYards, gridironKinds } from '../families/gridiron.ts'
import { gridironBoardKinds, kicksOffKind, naming } from '../families/gridiron-board-kinds.ts'
import type { Counts, PlayKind, PlayRole } from '../model/play-kind.ts'
import type { FootballCounter } from './counted.ts'
import { footballKicks } from './kicks.ts'
import { footballPlays as p } from './plays.ts'

type Role = PlayRole<FootballCounter>
type Counted = Counts<FootballCounter>
type Kind = PlayKind<FootballCounter>

const player = (word: Role['word'], counts: Counted): Role => ({ word, side: 'own', counts })
const forcer: Role = { word: 'fumbleForcedBy', side: 'other', counts: { fumbles_forced: 1 }, optional: true }
const recovered = { fumbles_recovered: 1, fumble_return_yards: 'int_1' } as const
const recoverer = (side: Role['side'], counts: Counted): Role => ({ word: 'recoverer', side, counts })
const lost = player('fumbler', { fumbles: 1, fumbles_lost: 1 })
const yards = { int_1: gainedYards } as const

/**
 * A fumble is a turnover only if it is lost; like tackles, it is recorded in addition to the play in which it
 * happened.
 */
const fumbles: readonly Kind[] = [
  {
    type: p.fumbleKept,
    word: 'fumbleKept',
    roles: [
      player('fumbler', { fumbles: 1, fumble_return_yards: 'int_2' }),
      forcer,
      { ...recoverer('own', { own_fumbles_recovered: 1, fumble_return_yards: 'int_1' }), optional: true },
    ],
    // Yards that go to the fumbler were gained or lost without a recovery.
    values: { ...yards, int_2: { ...yards.int_1, word: 'fumblerYards' } },
    level: 'plays',
  },
  {
    type: p.fumbleLost,
    word: 'fumbleLost',
    roles: [lost, forcer, recoverer('other', recovered)],
    values: yards,
    level: 'plays',
  },
  {
    type: p.fumbleTouchdown,
    word: 'fumbleTouchdown',
    roles: [lost, forcer, recoverer('other', { ...recovered, fumble_touchdowns: 1 })],
    asked: [3, 1, 2],
    values: yards,
    points: 6,
    pointsFor: 'other',
    level: 'players',
  },
]

const tackles: readonly Kind[] = [
  {
    type: p.tackle,
    word: 'tackle',
    roles: [player('tackler', { tackles_solo: 1, tackles_for_loss: 'bool_1' })],
    values: { bool_1: { word: 'forLoss' } },
    level: 'plays',
    isOften: true,
  },
  {
    type: p.tackleAssist,
    word: 'tackleAssist',
    roles: [player('tackler', { tackles_assisted: 1 })],
    level: 'plays',
  },
  {
    type: p.specialTeamsTackle,
    word: 'specialTeamsTackle',
    roles: [player('tackler', { special_teams_tackles: 1 })],
    level: 'plays',
  },
]

const conversions: readonly Kind[] = [
  {
    type: p.twoPointRush,
    word: 'twoPointRush',
    roles: [player('pointScorer', { two_point_conversions: 1 })],
    points: 2,
    after: 6,
    level: 'players',
  },
  {
    type: p.twoPointPass,
    word: 'twoPointPass',
    roles: [player('passer', { two_point_passes: 1 }), player('pointScorer', { two_point_conversions: 1 })],
    asked: [2, 1],
    points: 2,
    after: 6,
    level: 'players',
  },
  {
    type: p.twoPointFailed,
    word: 'twoPointFailed',
    roles: [player('player', { two_point_tries_failed: 1 })],
    after: 6,
    level: 'plays',
  },
  {
    type: p.conversionReturned,
    word: 'conversionReturned',
    roles: [player('returner', { conversion_returns: 1 })],
    points: 2,
    level: 'players',
  },
]

const boardKinds: readonly Kind[] = [
  ...gridironBoardKinds(p, 50, true),
  kicksOffKind(p.kicksOff),
  { ...naming('kicker'), type: p.newKicker, word: 'newKicker' },
]

export const footballKinds: readonly Kind[] = [
  ...gridironKinds(p.rush),
  ...fumbles,
  ...tackles,
  ...conversions,
  ...footballKicks,
  ...boardKinds,
]
