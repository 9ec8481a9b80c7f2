import { setCounters, untimed } from './families/sets.ts'
import { percent, sum } from './model/figures.ts'
import type { PlayKind, PlayRole } from './model/play-kind.ts'
import { sets } from './model/scoreboard.ts'
import { sport } from './model/sport.ts'
import type { PlayWord } from '../texts/shared-texts.ts'
import { withGames } from './tennis-course.ts'
import { tennisPlays as p, tennisSet } from './tennis-plays.ts'

type Counter =
  | 'aces'
  | 'faults'
  | 'winners'
  | 'unforced_errors'
  | 'forced_errors'
  | 'net_points'
  | 'net_points_won'
type Counts = PlayRole<Counter>['counts']

/** A point that a player won, at the net or not. */
const won = (type: number, word: PlayWord, counts: Counts): PlayKind<Counter> => ({
  type,
  word,
  roles: [
    { word: 'winner', side: 'own', counts: { net_points: 'bool_1', net_points_won: 'bool_1', ...counts } },
  ],
  values: { bool_1: { word: 'atNet' } },
  points: 1,
  level: 'plays',
  isOften: true,
})

/**
 * The players of a service. Nobody asks for the receiver, who is known in singles: the return points are theirs
 * from the first one on.
 */
const ofService = (counts: Counts = {}): Pick<PlayKind<Counter>, 'roles' | 'asked'> => ({
  roles: [
    { word: 'server', side: 'own', counts },
    { word: 'serveReturner', side: 'other' },
  ],
  asked: [1],
})

/** A point that a player lost, at the net or not. */
const lost = (type: number, word: PlayWord, counts: Counts): PlayKind<Counter> => ({
  type,
  word,
  roles: [{ word: 'player', side: 'own', counts: { net_points: 'bool_1', ...counts } }],
  values: { bool_1: { word: 'atNet' } },
  points: 1,
  pointsFor: 'other',
  level: 'plays',
  isOften: true,
})

/**
 * Tennis. Aces, faults, break points and first and second serves as in
 * https://www.lta.org.uk/fan-zone/tennis-stats-explained; an ace is a winner. A set is of six games, two
 * clear, with a tie-break to seven at 6-6; a tie-break to ten is recorded as one: at 6-6 it decides the set,
 * at 0-0 it counts as a set. A point is of a first serve unless a fault was recorded before it.
 */
export const tennis = sport({
  structure: {
    ...untimed,
    period: 'set',
    periods: 3,
    players: 1,
  },
  kinds: [
    { ...won(p.point, 'point', {}), level: 'score' },
    {
      type: p.ace,
      word: 'ace',
      ...ofService({ aces: 1, winners: 1 }),
      points: 1,
      level: 'plays',
      isOften: true,
    },
    {
      type: p.fault,
      word: 'fault',
      ...ofService({ faults: 1 }),
      level: 'plays',
      isOften: true,
    },
    won(p.winner, 'winner', { winners: 1 }),
    lost(p.unforcedError, 'unforcedError', { unforced_errors: 1 }),
    lost(p.forcedError, 'forcedError', { forced_errors: 1 }),
    { type: p.serves, word: 'serves', ...ofService(), level: 'players' },
    { type: p.tiebreakToTen, word: 'tiebreakToTen', roles: [], level: 'players' },
  ],
  counted: {
    both: [
      'aces',
      'faults',
      'winners',
      'unforced_errors',
      'forced_errors',
      'net_points',
      'net_points_won',
      'double_faults',
      'points_won',
      'games_won',
      'tiebreaks_won',
      'service_points',
      'first_serves_in',
      'first_serve_points_won',
      'second_serve_points_won',
      'break_points_faced',
      'break_points_saved',
      'service_games',
      'service_games_won',
      'return_points',
      'return_points_won',
      'break_points',
      'breaks',
      'return_games',
    ],
    teams: setCounters,
    opponents: ['games_won', 'points_won'],
  },
  figures: {
    first_serve_percent: percent('first_serves_in', 'service_points'),
    first_serve_won_percent: percent('first_serve_points_won', 'first_serves_in'),
    second_serve_points: sum('service_points', { first_serves_in: -1 }),
    second_serve_won_percent: percent(
      'second_serve_points_won',
      sum('service_points', { first_serves_in: -1 }),
    ),
    break_points_percent: percent('breaks', 'break_points'),
    net_points_percent: percent('net_points_won', 'net_points'),
  },
  box: [
    {
      word: null,
      columns: [
        'sets_won',
        'sets_lost',
        'games_won',
        'tiebreaks_won',
        'points_won',
        'winners',
        'unforced_errors',
        'forced_errors',
        'net_points_won',
        'net_points',
        'net_points_percent',
      ],
      ranking: 'points_won',
    },
    {
      word: 'service',
      columns: [
        'aces',
        'double_faults',
        'faults',
        'service_points',
        'first_serves_in',
        'first_serve_percent',
        'first_serve_points_won',
        'first_serve_won_percent',
        'second_serve_points',
        'second_serve_points_won',
        'second_serve_won_percent',
        'break_points_faced',
        'break_points_saved',
        'service_games',
        'service_games_won',
      ],
    },
    {
      word: 'return',
      columns: [
        'return_points',
        'return_points_won',
        'return_games',
        'break_points',
        'breaks',
        'break_points_percent',
      ],
    },
  ],
  scoreboard: sets('set'),
  sets: tennisSet,
  course: withGames,
  version: 4,
  usualLevel: 'players',
})
