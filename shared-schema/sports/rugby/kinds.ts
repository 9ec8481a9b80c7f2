import type { Counts, PlayKind, PlayRole } from '../model/play-kind.ts'
import type { RugbyCounter } from './counted.ts'
import { rugbyPlays as p } from './plays.ts'

type Kind = PlayKind<RugbyCounter>

const own = (word: PlayRole['word'], counts: Counts<RugbyCounter>): PlayRole<RugbyCounter> => ({
  word,
  side: 'own',
  counts,
})

/** A kick at goal, with its counts. */
const kick = (counts: Counts<RugbyCounter>) =>
  ({ roles: [own('placeKicker', counts)], level: 'score' }) as const

/** A play of one player in the open. */
const ofPlayer = (counts: Counts<RugbyCounter>) =>
  ({ roles: [own('player', counts)], level: 'plays' }) as const

/** A play of the whole team. */
const ofTeam = (counts: Counts<RugbyCounter>) =>
  ({ roles: [], team: 'player_1_team_id', teamCounts: counts, level: 'plays' }) as const

/** Points: law 8 of World Rugby (https://ruckbee.co.za/laws/08). A penalty try needs no conversion. */
const scores: readonly Kind[] = [
  {
    type: p.try,
    word: 'try',
    roles: [own('pointScorer', { tries: 1 }), { ...own('assist', { try_assists: 1 }), optional: true }],
    points: 5,
    level: 'score',
  },
  { type: p.penaltyTry, word: 'penaltyTry', ...ofTeam({ penalty_tries: 1 }), points: 7, level: 'players' },
  {
    type: p.conversion,
    word: 'conversion',
    ...kick({ conversions_made: 1, conversions_attempted: 1 }),
    points: 2,
    after: 5,
  },
  {
    type: p.conversionMissed,
    word: 'conversionMissed',
    ...kick({ conversions_attempted: 1 }),
    after: 5,
    level: 'players',
    isOften: true,
  },
  {
    type: p.penaltyGoal,
    word: 'penaltyKickGoal',
    ...kick({ penalty_goals_made: 1, penalty_goals_attempted: 1 }),
    points: 3,
  },
  {
    type: p.penaltyGoalMissed,
    word: 'penaltyKickMissed',
    ...kick({ penalty_goals_attempted: 1 }),
    level: 'players',
    isOften: true,
  },
  {
    type: p.dropGoal,
    word: 'dropGoal',
    ...kick({ drop_goals_made: 1, drop_goals_attempted: 1 }),
    points: 3,
  },
  { type: p.dropGoalMissed, word: 'dropGoalMissed', ...kick({ drop_goals_attempted: 1 }), level: 'plays' },
  {
    type: p.kickGood,
    word: 'kickingContestGoal',
    ...kick({ shootout_kicks_made: 1, shootout_kicks_attempted: 1 }),
    points: 1,
    isShootout: true,
  },
  {
    type: p.kickMissed,
    word: 'kickingContestMissed',
    ...kick({ shootout_kicks_attempted: 1 }),
    isShootout: true,
  },
]

const cards: readonly Kind[] = [
  {
    type: p.yellowCard,
    word: 'yellowCard',
    roles: [own('player', { yellow_cards: 1 })],
    level: 'players',
    suspension: { minutes: 10 },
  },
  {
    type: p.redCard,
    word: 'redCard',
    roles: [own('player', { red_cards: 1 })],
    level: 'players',
    suspension: 'game',
  },
]

/** The metres of most carries; all others are typed. */
const usualMetres = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30]

const inTheOpen: readonly Kind[] = [
  {
    type: p.penaltyConceded,
    word: 'penaltyConceded',
    ...ofPlayer({ penalties_conceded: 1 }),
    isOften: true,
  },
  { type: p.tackle, word: 'tackleMade', ...ofPlayer({ tackles_made: 1 }), isOften: true },
  { type: p.tackleMissed, word: 'tackleMissed', ...ofPlayer({ tackles_missed: 1 }) },
  {
    type: p.carry,
    word: 'carry',
    ...ofPlayer({ carries: 1, metres_carried: 'int_1' }),
    values: { int_1: { word: 'metres', least: -100, most: 100, usual: usualMetres } },
    isOften: true,
  },
  { type: p.cleanBreak, word: 'cleanBreak', ...ofPlayer({ clean_breaks: 1 }) },
  { type: p.defenderBeaten, word: 'defenderBeaten', ...ofPlayer({ defenders_beaten: 1 }) },
  { type: p.offload, word: 'offload', ...ofPlayer({ offloads: 1 }) },
  {
    type: p.turnoverWon,
    word: 'turnoverWon',
    roles: [
      own('player', { turnovers_won: 1 }),
      { word: 'lostBy', side: 'other', counts: { turnovers_conceded: 1 } },
    ],
    level: 'plays',
  },
]

const setPieces: readonly Kind[] = [
  { type: p.lineoutWon, word: 'lineoutWon', ...ofTeam({ lineouts_won: 1 }) },
  { type: p.lineoutLost, word: 'lineoutLost', ...ofTeam({ lineouts_lost: 1 }) },
  { type: p.scrumWon, word: 'scrumWon', ...ofTeam({ scrums_won: 1 }) },
  { type: p.scrumLost, word: 'scrumLost', ...ofTeam({ scrums_lost: 1 }) },
]

/**
 * The plays of rugby union. A line-out or scrum is won or lost by the team that throws or puts the ball in.
 */
export const rugbyKinds: readonly Kind[] = [...scores, ...cards, ...inTheOpen, ...setPieces]
