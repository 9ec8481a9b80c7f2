import { assist, goalkeeper, scored } from '../families/goal-sport.ts'
import type { Counts, PlayKind, PlayRole } from '../model/play-kind.ts'
import type { PlayWord } from '../../texts/shared-texts.ts'
import type { LacrosseCounter } from './counted.ts'
import { lacrossePlays as p } from './plays.ts'

type Kind = PlayKind<LacrosseCounter>
type Role = PlayRole<LacrosseCounter>

const scorer = (more: Counts<LacrosseCounter>): Role => ({
  word: 'scorer',
  side: 'own',
  counts: { ...scored, ...more },
})

const shooter = (more: Counts<LacrosseCounter> = {}): Role => ({
  word: 'shooter',
  side: 'own',
  counts: { shots: 1, ...more },
})

const goal = (type: number, word: PlayWord, more: Counts<LacrosseCounter>, points = 1): Kind => ({
  type,
  word,
  roles: [scorer(more), assist],
  values: { bool_1: { word: 'emptyNet' } },
  points,
  level: 'score',
})

const shot = (type: number, word: PlayWord, ...roles: Role[]): Kind => ({ type, word, roles, level: 'plays' })

const freePosition = { free_position_shots: 1 } as const
const onGoal = { shots_on_goal: 1 } as const

/**
 * Goals and shots of lacrosse. A goal beyond the arc is worth two points in some leagues but is still one
 * goal. An own goal is no player's goal or shot, but a goal of the other team.
 */
export const lacrosseGoals: readonly Kind[] = [
  goal(p.goal, 'goal', {}),
  {
    ...goal(p.extraManGoal, 'extraManGoal', { extra_man_goals: 1 }),
    otherTeamCounts: { extra_man_goals_against: 1 },
  },
  { ...goal(p.manDownGoal, 'manDownGoal', { man_down_goals: 1 }), level: 'players' },
  { ...goal(p.twoPointGoal, 'twoPointGoal', { two_point_goals: 1 }, 2), level: 'players' },
  {
    ...goal(p.freePositionGoal, 'freePositionGoal', { ...freePosition, free_position_goals: 1 }),
    roles: [scorer({ ...freePosition, free_position_goals: 1 })],
    level: 'players',
  },
  {
    type: p.ownGoal,
    word: 'ownGoal',
    roles: [],
    team: 'player_1_team_id',
    points: 1,
    pointsFor: 'other',
    otherTeamCounts: { goals: 1 },
    level: 'players',
  },
]

export const lacrosseShots: readonly Kind[] = [
  { ...shot(p.shotSaved, 'shotSaved', shooter(onGoal), goalkeeper), isOften: true },
  { ...shot(p.shotMissed, 'shotMissed', shooter()), isOften: true },
  shot(p.shotBlocked, 'shotBlocked', shooter(), { word: 'blocker', side: 'other', counts: { blocks: 1 } }),
  shot(p.shotOnPost, 'shotOnPost', shooter()),
  shot(p.freePositionSaved, 'freePositionSaved', shooter({ ...onGoal, ...freePosition }), goalkeeper),
  shot(p.freePositionMissed, 'freePositionMissed', shooter(freePosition)),
]
