import type { PlayWord } from '../texts/shared-texts.ts'
import { serviceCounters } from './families/rally-service.ts'
import { setCounters, setPlayerCounters } from './families/sets.ts'
import type { PlayKind, PlayRole } from './model/play-kind.ts'

/** The play types of volleyball, by their numbers on the wire. */
export const volleyballPlays = {
  point: 460,
  kill: 461,
  ace: 462,
  serviceError: 463,
  attackError: 464,
  block: 465,
  blockByTwo: 466,
  blockByThree: 467,
  blockError: 468,
  ballHandlingError: 469,
  fault: 470,
  serve: 471,
  reception: 472,
  attack: 473,
  dig: 474,
  yellowCard: 475,
  redCard: 476,
  serves: 477,
  inPosition: 478,
  libero: 479,
  liberoIn: 480,
  liberoOut: 481,
} as const
const p = volleyballPlays

/** The plays that are recorded for the team that serves. */
export const volleyballServes = [p.serve, p.ace, p.serviceError]

/** The counters of volleyball. */
export const volleyballCounted = {
  both: [
    'kills',
    'attack_errors',
    'attacks_blocked',
    'attack_attempts',
    'set_assists',
    'aces',
    'service_errors',
    'serves',
    'reception_errors',
    'receptions',
    'positive_receptions',
    'digs',
    'block_solos',
    'block_assists',
    'block_errors',
    'ball_handling_errors',
    'yellow_cards',
    'red_cards',
  ],
  players: setPlayerCounters,
  teams: [...setCounters, ...serviceCounters, 'error_points'],
} as const

type Counter =
  | (typeof volleyballCounted.both)[number]
  | (typeof volleyballCounted.players)[number]
  | (typeof volleyballCounted.teams)[number]
type Role = PlayRole<Counter>

const libero: Role = { word: 'libero', side: 'own' }
const blocker: Role = { word: 'blocker', side: 'own', counts: { block_assists: 1 } }
const blocked: Role = { word: 'attacker', side: 'other', counts: { attack_attempts: 1, attacks_blocked: 1 } }

/** An error that loses the rally: a point of the other team without a credited player. */
const error = (type: number, word: PlayWord, role: Role): PlayKind<Counter> => ({
  type,
  word,
  roles: [role],
  points: 1,
  pointsFor: 'other',
  otherTeamCounts: { error_points: 1 },
  level: 'players',
})

/** A contact that keeps the ball in play. */
const contact = (type: number, word: PlayWord, role: Role): PlayKind<Counter> => ({
  type,
  word,
  roles: [role],
  level: 'plays',
})

/**
 * A rally ends with one play that says why, or with a point alone. In a block by three all get an assist, and
 * the blocked attack is counted of the attacker's team, because a play has no fourth place.
 */
export const volleyballKinds: readonly PlayKind<Counter>[] = [
  {
    type: p.point,
    word: 'point',
    roles: [],
    team: 'player_1_team_id',
    points: 1,
    level: 'score',
  },
  {
    type: p.kill,
    word: 'kill',
    roles: [
      { word: 'attacker', side: 'own', counts: { kills: 1, attack_attempts: 1 } },
      { word: 'setter', side: 'own', counts: { set_assists: 1 }, optional: true },
    ],
    points: 1,
    level: 'players',
    isOften: true,
  },
  {
    type: p.ace,
    word: 'ace',
    roles: [
      { word: 'server', side: 'own', counts: { aces: 1, serves: 1 } },
      { word: 'serveReceiver', side: 'other', counts: { receptions: 1, reception_errors: 1 } },
    ],
    points: 1,
    level: 'players',
    isOften: true,
  },
  {
    ...error(p.serviceError, 'serviceError', {
      word: 'server',
      side: 'own',
      counts: { serves: 1, service_errors: 1 },
    }),
    isOften: true,
  },
  {
    ...error(p.attackError, 'attackError', {
      word: 'attacker',
      side: 'own',
      counts: { attack_attempts: 1, attack_errors: 1 },
    }),
    isOften: true,
  },
  {
    type: p.block,
    word: 'block',
    roles: [{ word: 'blocker', side: 'own', counts: { block_solos: 1 } }, blocked],
    points: 1,
    level: 'players',
    isOften: true,
  },
  {
    type: p.blockByTwo,
    word: 'blockByTwo',
    roles: [blocker, blocker, blocked],
    points: 1,
    level: 'players',
  },
  {
    type: p.blockByThree,
    word: 'blockByThree',
    roles: [blocker, blocker, blocker],
    points: 1,
    otherTeamCounts: { attack_attempts: 1, attacks_blocked: 1 },
    level: 'players',
  },
  error(p.blockError, 'blockError', { word: 'blocker', side: 'own', counts: { block_errors: 1 } }),
  error(p.ballHandlingError, 'ballHandlingError', {
    word: 'player',
    side: 'own',
    counts: { ball_handling_errors: 1 },
  }),
  error(p.fault, 'ruleFault', { word: 'player', side: 'own' }),
  contact(p.serve, 'serve', { word: 'server', side: 'own', counts: { serves: 1 } }),
  {
    ...contact(p.reception, 'reception', {
      word: 'serveReceiver',
      side: 'own',
      counts: { receptions: 1, positive_receptions: 'bool_1' },
    }),
    values: { bool_1: { word: 'positive' } },
  },
  contact(p.attack, 'attack', { word: 'attacker', side: 'own', counts: { attack_attempts: 1 } }),
  { ...contact(p.dig, 'dig', { word: 'digger', side: 'own', counts: { digs: 1 } }), isOften: true },
  {
    type: p.yellowCard,
    word: 'yellowCard',
    roles: [{ word: 'player', side: 'own', counts: { yellow_cards: 1 } }],
    level: 'players',
  },
  {
    type: p.serves,
    word: 'serves',
    roles: [{ word: 'server', side: 'own' }],
    level: 'players',
    assigns: true,
  },
  {
    type: p.inPosition,
    word: 'inPosition',
    roles: [{ word: 'player', side: 'own' }],
    values: { int_1: { word: 'position', least: 1, most: 6 } },
    level: 'players',
    assigns: true,
  },
  { type: p.libero, word: 'libero', roles: [libero], level: 'players', assigns: true },
  // No substitution: any number of them is allowed.
  {
    type: p.liberoIn,
    word: 'liberoIn',
    roles: [libero, { word: 'inPlaceOf', side: 'own' }],
    asked: [2, 1],
    level: 'players',
    isOften: true,
  },
  { type: p.liberoOut, word: 'liberoOut', roles: [libero], level: 'players' },
  error(p.redCard, 'redCard', { word: 'player', side: 'own', counts: { red_cards: 1 } }),
]
