import type { Start } from '../model/course.ts'
import { percent, sum } from '../model/figures.ts'
import type { PlayKind } from '../model/play-kind.ts'
import type { Release } from '../model/release.ts'
import type { Strength } from '../model/strength.ts'
import type { BoxGroup } from '../model/sport.ts'
import { goalkeeperBox, goalkeeperFigures } from './goalkeeper-box.ts'
import { withGameWinningGoal } from './game-winning-goal.ts'
import { withGoalkeepers } from './goalkeeper-in-goal.ts'
import type { IcePlays } from './ice-plays.ts'
import { withPowerPlays } from './power-plays.ts'
import { withTally } from './tally.ts'

// The common parts of ice hockey and broomball: goals with two assists and their strength, penalties in
// minutes, the goalkeeper.

/** The counters of players and teams. */
export const iceCounters = [
  'goals',
  'assists',
  'shots_on_goal',
  'penalties',
  'penalty_minutes',
  'power_play_goals',
  'power_play_assists',
  'short_handed_goals',
  'short_handed_assists',
  'empty_net_goals',
  'game_winning_goals',
  'penalty_shots',
  'penalty_shot_goals',
  'saves',
  'goals_against',
  'seconds_in_goal',
  'shootout_shots',
  'shootout_goals',
  'shootout_saves',
] as const

/** The counters of teams alone. */
export const iceTeamCounters = ['power_plays', 'times_short_handed', 'power_play_goals_against'] as const

/** The opponents' counters in a team's line. */
export const iceOpponentCounters = ['goals', 'shots_on_goal', 'power_play_goals', 'penalty_minutes'] as const

export type IceCounter = (typeof iceCounters)[number] | (typeof iceTeamCounters)[number]

/** Figures computed from the counters. */
export const iceFigures = {
  points: sum('goals', 'assists'),
  shooting_percent: percent('goals', 'shots_on_goal'),
  ...goalkeeperFigures,
  power_play_percent: percent('power_play_goals', 'power_plays'),
  penalty_kill_percent: percent(
    sum('times_short_handed', { power_play_goals_against: -1 }),
    'times_short_handed',
  ),
} as const

/** The parts of the box score after that of the skaters. */
export const iceBox = [
  goalkeeperBox,
  {
    word: 'specialGoals',
    columns: [
      'power_play_goals',
      'power_play_assists',
      'short_handed_goals',
      'short_handed_assists',
      'penalty_shots',
      'penalty_shot_goals',
      'empty_net_goals',
      'game_winning_goals',
    ],
  },
  {
    word: 'powerPlays',
    columns: [
      'power_plays',
      'power_play_percent',
      'times_short_handed',
      'power_play_goals_against',
      'penalty_kill_percent',
    ],
  },
  { word: 'shootout', columns: ['shootout_shots', 'shootout_goals', 'shootout_saves'] },
] as const satisfies readonly BoxGroup<IceCounter | keyof typeof iceFigures>[]

/** A goal on a power play ends the minor penalty with the least time left. */
export const iceRelease = (p: IcePlays): Release => ({
  goal: p.powerPlayGoal,
  suspensions: [p.minorPenalty, p.doubleMinorPenalty, p.benchPenalty],
  minutes: 2,
})

/**
 * Five skaters, and never fewer than three: a third penalty begins when one of two is over. Equal penalties of
 * both teams leave neither short, except one minor penalty each (NHL rules 19.1 and 26.1,
 * https://sportsrules.site/hockey/nhl/section-4--types-of-penalties/rule-26--delayed-penalties). In overtime
 * leagues play with five, four or three.
 */
export const iceStrength = (p: IcePlays): Strength => ({
  players: 5,
  least: 3,
  advantage: 'powerPlay',
  differsInOvertime: true,
  coincide: true,
  goal: { plain: p.goal, withMore: p.powerPlayGoal },
})

const withShots = withTally({ counter: 'shots_on_goal', word: 'shotsOnGoal', from: 'plays' })

/** Follows the goalkeeper, power plays, the game-winning goal and the shots. */
export const iceCourse =
  (p: IcePlays, kinds: readonly PlayKind[]) =>
  (start: Start): Start =>
    withShots(
      withGameWinningGoal(
        withPowerPlays(
          { opportunities: 'power_plays', against: 'times_short_handed', goals: 'power_play_goals' },
          kinds,
        )(
          withGoalkeepers({
            enters: p.goalkeeperIn,
            leaves: p.goalkeeperOut,
            saves: [p.shotSaved, p.penaltyShotSaved],
          })(start),
        ),
      ),
    )
