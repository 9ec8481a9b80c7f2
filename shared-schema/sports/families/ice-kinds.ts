import type { Counts, PlayKind } from '../model/play-kind.ts'
import type { PlayWord } from '../../texts/shared-texts.ts'
import { assist, goalkeeper, goalkeepers, shootout } from './goal-sport.ts'
import type { IceCounter } from './ice.ts'
import type { IcePlays } from './ice-plays.ts'

/** A goal on the ice, at even strength or with additional counts. */
function goal(type: number, word: PlayWord, goals: Counts<IceCounter>, assists: Counts<IceCounter>) {
  const passer = { ...assist, counts: { assists: 1, ...assists } }
  return {
    type,
    word,
    roles: [
      { word: 'scorer', side: 'own', counts: { goals: 1, shots_on_goal: 1, ...goals } },
      passer,
      { ...passer, word: 'secondAssist' },
    ],
    values: { bool_1: { word: 'emptyNet' } },
    points: 1,
    level: 'score',
  } satisfies PlayKind<IceCounter>
}

function penalty(
  type: number,
  word: PlayWord,
  minutes: number,
  { isForGame = false, ...short }: { isForGame?: boolean; short?: number } = {},
): PlayKind<IceCounter> {
  return {
    type,
    word,
    roles: [
      { word: 'penalized', side: 'own', counts: { penalties: 1, penalty_minutes: minutes } },
      { word: 'fouled', side: 'other' },
    ],
    level: 'players',
    suspension: isForGame ? 'game' : { minutes },
    ...short,
  }
}

/**
 * The plays of ice sports, with or without skates. A bench penalty is the team's alone; a penalty of unusual
 * length carries its minutes.
 */
export const iceKinds = (p: IcePlays): PlayKind<IceCounter>[] => [
  goal(p.goal, 'goal', {}, {}),
  {
    ...goal(p.powerPlayGoal, 'powerPlayGoal', { power_play_goals: 1 }, { power_play_assists: 1 }),
    otherTeamCounts: { power_play_goals_against: 1 },
    level: 'players',
    isOften: true,
  },
  {
    ...goal(p.shortHandedGoal, 'shortHandedGoal', { short_handed_goals: 1 }, { short_handed_assists: 1 }),
    level: 'players',
  },
  {
    type: p.penaltyShotGoal,
    word: 'penaltyShotGoal',
    roles: [
      {
        word: 'scorer',
        side: 'own',
        counts: { goals: 1, shots_on_goal: 1, penalty_shots: 1, penalty_shot_goals: 1 },
      },
    ],
    points: 1,
    level: 'players',
  },
  {
    type: p.penaltyShotSaved,
    word: 'penaltyShotSaved',
    roles: [{ word: 'shooter', side: 'own', counts: { shots_on_goal: 1, penalty_shots: 1 } }, goalkeeper],
    level: 'plays',
  },
  {
    type: p.penaltyShotMissed,
    word: 'penaltyShotMissed',
    roles: [{ word: 'shooter', side: 'own', counts: { penalty_shots: 1 } }],
    level: 'plays',
  },
  {
    type: p.shotSaved,
    word: 'shotSaved',
    roles: [{ word: 'shooter', side: 'own', counts: { shots_on_goal: 1 } }, goalkeeper],
    level: 'plays',
    isOften: true,
  },
  ...shootout(p.goal),
  ...goalkeepers(p.goal),
  {
    type: p.powerPlay,
    word: 'powerPlay',
    roles: [],
    team: 'player_1_team_id',
    teamCounts: { power_plays: 1 },
    otherTeamCounts: { times_short_handed: 1 },
    level: 'plays',
  },
  { ...penalty(p.minorPenalty, 'minorPenalty', 2), isOften: true },
  penalty(p.doubleMinorPenalty, 'doubleMinorPenalty', 4),
  penalty(p.majorPenalty, 'majorPenalty', 5),
  // A substitute takes the place of the player; after a match penalty not before five minutes.
  penalty(p.misconduct, 'misconduct', 10, { short: 0 }),
  penalty(p.gameMisconduct, 'gameMisconduct', 20, { isForGame: true, short: 0 }),
  penalty(p.matchPenalty, 'matchPenalty', 25, { isForGame: true, short: 300 }),
  {
    type: p.benchPenalty,
    word: 'benchPenalty',
    roles: [],
    team: 'player_1_team_id',
    teamCounts: { penalties: 1, penalty_minutes: 2 },
    level: 'players',
    suspension: { minutes: 2 },
  },
  {
    type: p.penalty,
    word: 'penalty',
    roles: [
      { word: 'penalized', side: 'own', counts: { penalties: 1, penalty_minutes: 'int_1' } },
      { word: 'fouled', side: 'other' },
    ],
    values: { int_1: { word: 'minutes', least: 0, most: 60 } },
  },
]
