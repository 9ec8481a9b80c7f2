import type { PlayWord } from '../../texts/shared-texts.ts'
import { cricketPlays as p } from './plays.ts'
import { batterOut, bowler, bowls, fielder, runsRun, type Kind } from './roles.ts'

/** A ball of the over that dismisses the striker, credited to the bowler. */
const wicket = (type: number, word: PlayWord, ...fielders: ReturnType<typeof fielder>[]): Kind => ({
  type,
  word,
  roles: [batterOut({ balls_faced: 1 }, 'striker'), bowls(0, { wickets: 1 }), ...fielders],
  level: 'players',
})

/** If the batters had crossed, the other one is on strike. The choice is offered without a question. */
const crossed = { bool_1: { word: 'crossed' } } as const

/** A ball of the over on which a batter is run out. Its striker, who faced it, follows from earlier plays. */
const runOut = (
  type: number,
  word: PlayWord,
  more: Pick<Kind, 'points' | 'values' | 'isOften'> = {},
): Kind => ({
  type,
  word,
  roles: [batterOut(), bowls(more.points), fielder({ run_outs: 1 })],
  asked: [1, 3, 2],
  level: 'players',
  ...more,
  values: { ...crossed, ...more.values },
})

/** The wickets. */
export const wicketKinds: readonly Kind[] = [
  { ...wicket(p.bowled, 'bowled'), isOften: true },
  { ...wicket(p.caught, 'caught', fielder({ catches: 1 })), isOften: true },
  { ...wicket(p.legBeforeWicket, 'legBeforeWicket'), isOften: true },
  runOut(p.runOut, 'runOut', { isOften: true }),
  runOut(p.runOutAfterRuns, 'runOutAfterRuns', { points: 'int_1', values: { int_1: runsRun } }),
  {
    type: p.runOutAfterBall,
    word: 'runOutAfterBall',
    roles: [batterOut(), { word: 'bowler', side: 'other' }, fielder({ run_outs: 1 })],
    asked: [1, 3],
    values: crossed,
    level: 'players',
  },
  wicket(p.stumped, 'stumped', fielder({ stumpings: 1 })),
  {
    type: p.stumpedOffWide,
    word: 'stumpedOffWide',
    roles: [
      batterOut({}, 'striker'),
      bowler({ wides_bowled: 1, runs_conceded: 1, wickets: 1 }),
      fielder({ stumpings: 1 }),
    ],
    points: 1,
    teamCounts: { wides: 1 },
    level: 'players',
  },
  wicket(p.hitWicket, 'hitWicket'),
  { type: p.outOtherwise, word: 'outOtherwise', roles: [batterOut()], level: 'players' },
]

/** Stumped off a wide that was recorded before it. */
export const formerWicketKinds: readonly Kind[] = [
  {
    type: p.stumpedAfterWide,
    word: 'stumpedOffWide',
    roles: [batterOut(), bowler({ wickets: 1 }), fielder({ stumpings: 1 })],
  },
]
