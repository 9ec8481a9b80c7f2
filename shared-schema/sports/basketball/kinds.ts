import type { PlayKind, PlayRole } from '../model/play-kind.ts'
import type { BasketballCounter } from './counted.ts'
import { basketballPlays as p } from './plays.ts'

type Role = PlayRole<BasketballCounter>

const two = { field_goals_attempted: 1 } as const
const three = { ...two, three_pointers_attempted: 1 } as const

const assist: Role = { word: 'assist', side: 'own', counts: { assists: 1 }, optional: true }
const blocker: Role = { word: 'shotBlocker', side: 'other', counts: { blocks: 1 } }
const fouled: Role = { word: 'fouled', side: 'other', counts: { fouls_drawn: 1 } }

/** The player who fouls, with the counts. */
const fouler = (counts: Role['counts']): Role => ({ word: 'fouler', side: 'own', counts })

/**
 * The counts of each play, after FIBA Europe's statistics manual
 * (https://docslib.org/doc/2061837/basketball-statistics-manual). The shooter's team decides whether a
 * rebound is offensive (`rebounds.ts`). An offensive foul is also a turnover.
 */
export const basketballKinds: readonly PlayKind<BasketballCounter>[] = [
  {
    type: p.twoPointer,
    word: 'twoPointer',
    roles: [{ word: 'pointScorer', side: 'own', counts: { ...two, field_goals_made: 1 } }, assist],
    points: 2,
    level: 'score',
  },
  {
    type: p.threePointer,
    word: 'threePointer',
    roles: [
      { word: 'pointScorer', side: 'own', counts: { ...three, field_goals_made: 1, three_pointers_made: 1 } },
      assist,
    ],
    points: 3,
    level: 'score',
  },
  {
    type: p.freeThrow,
    word: 'freeThrow',
    roles: [{ word: 'pointScorer', side: 'own', counts: { free_throws_attempted: 1, free_throws_made: 1 } }],
    points: 1,
    level: 'score',
  },
  {
    type: p.twoPointerMissed,
    word: 'twoPointerMissed',
    roles: [{ word: 'shooter', side: 'own', counts: two }],
    level: 'plays',
    isOften: true,
  },
  {
    type: p.threePointerMissed,
    word: 'threePointerMissed',
    roles: [{ word: 'shooter', side: 'own', counts: three }],
    level: 'plays',
    isOften: true,
  },
  {
    type: p.twoPointerBlocked,
    word: 'twoPointerBlocked',
    roles: [{ word: 'shooter', side: 'own', counts: { ...two, shots_blocked: 1 } }, blocker],
    asked: [2, 1],
    level: 'plays',
  },
  {
    type: p.threePointerBlocked,
    word: 'threePointerBlocked',
    roles: [{ word: 'shooter', side: 'own', counts: { ...three, shots_blocked: 1 } }, blocker],
    asked: [2, 1],
    level: 'plays',
  },
  {
    type: p.freeThrowMissed,
    word: 'freeThrowMissed',
    roles: [{ word: 'shooter', side: 'own', counts: { free_throws_attempted: 1 } }],
    level: 'plays',
    isOften: true,
  },
  {
    type: p.rebound,
    word: 'rebound',
    roles: [{ word: 'rebounder', side: 'own' }],
    level: 'plays',
    isOften: true,
  },
  {
    type: p.teamRebound,
    word: 'teamRebound',
    roles: [],
    team: 'player_1_team_id',
    teamCounts: { team_rebounds: 1 },
    level: 'plays',
  },
  {
    type: p.turnover,
    word: 'turnover',
    roles: [{ word: 'player', side: 'own', counts: { turnovers: 1 } }],
    level: 'plays',
    isOften: true,
  },
  {
    type: p.steal,
    word: 'steal',
    roles: [
      { word: 'lostBy', side: 'other', counts: { turnovers: 1 } },
      { word: 'stealer', side: 'own', counts: { steals: 1 } },
    ],
    asked: [2, 1],
    level: 'plays',
    isOften: true,
  },
  {
    type: p.teamTurnover,
    word: 'teamTurnover',
    roles: [],
    team: 'player_1_team_id',
    teamCounts: { team_turnovers: 1 },
    level: 'plays',
  },
  {
    type: p.personalFoul,
    word: 'personalFoul',
    roles: [fouler({ fouls_personal: 1 }), fouled],
    level: 'players',
    isOften: true,
  },
  {
    type: p.offensiveFoul,
    word: 'offensiveFoul',
    roles: [fouler({ fouls_personal: 1, turnovers: 1 }), fouled],
    level: 'players',
  },
  {
    type: p.unsportsmanlikeFoul,
    word: 'unsportsmanlikeFoul',
    roles: [fouler({ fouls_personal: 1 }), fouled],
    level: 'players',
  },
  {
    type: p.technicalFoul,
    word: 'technicalFoul',
    roles: [fouler({ fouls_technical: 1 })],
    level: 'players',
  },
  {
    type: p.disqualifyingFoul,
    word: 'disqualifyingFoul',
    roles: [fouler({ fouls_personal: 1 }), fouled],
    level: 'players',
    suspension: 'game',
  },
  {
    type: p.teamTechnicalFoul,
    word: 'teamTechnicalFoul',
    roles: [],
    team: 'player_1_team_id',
    teamCounts: { fouls_technical: 1 },
    level: 'players',
  },
  {
    type: p.jumpBall,
    word: 'jumpBall',
    roles: [
      { word: 'jumper', side: 'own' },
      { word: 'otherJumper', side: 'other' },
    ],
    level: 'plays',
  },
]
