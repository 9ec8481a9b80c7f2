import { goalkeepers } from '../families/goal-sport.ts'
import type { Counts, PlayKind, PlayRole } from '../model/play-kind.ts'
import type { PlayWord } from '../../texts/shared-texts.ts'
import type { LacrosseCounter } from './counted.ts'
import { lacrosseGoals, lacrosseShots } from './goals-and-shots.ts'
import { lacrossePlays as p } from './plays.ts'

type Kind = PlayKind<LacrosseCounter>

const player = (counts: Counts<LacrosseCounter>): PlayRole<LacrosseCounter> => ({
  word: 'player',
  side: 'own',
  counts,
})

const ofTeam = (
  type: number,
  word: PlayWord,
  teamCounts: Counts<LacrosseCounter>,
  otherTeamCounts: Counts<LacrosseCounter> = {},
): Kind => ({ type, word, roles: [], team: 'player_1_team_id', teamCounts, otherTeamCounts, level: 'plays' })

/** A foul, with the seconds that the player serves for it. */
const foul = (
  type: number,
  word: PlayWord,
  counter: 'technical_fouls' | 'personal_fouls' | 'yellow_cards',
  seconds: number,
): Kind => ({
  type,
  word,
  roles: [
    { word: 'penalized', side: 'own', counts: { [counter]: 1, penalty_seconds: seconds } },
    { word: 'fouled', side: 'other' },
  ],
  level: 'players',
  suspension: { minutes: seconds / 60 },
})

/** The kinds of plays of lacrosse, those of men and of women. */
export const lacrosseKinds: readonly Kind[] = [
  ...lacrosseGoals,
  ...lacrosseShots,
  {
    type: p.groundBall,
    word: 'groundBall',
    roles: [player({ ground_balls: 1 })],
    level: 'plays',
    isOften: true,
  },
  {
    type: p.faceoff,
    word: 'faceoffOfField',
    roles: [
      { word: 'faceoffWinner', side: 'own', counts: { faceoffs_won: 1 } },
      { word: 'faceoffLoser', side: 'other', counts: { faceoffs_lost: 1 } },
    ],
    level: 'plays',
    isOften: true,
  },
  { type: p.drawControl, word: 'drawControl', roles: [player({ draw_controls: 1 })], level: 'plays' },
  { type: p.turnover, word: 'turnover', roles: [player({ turnovers: 1 })], level: 'plays', isOften: true },
  {
    type: p.forcedTurnover,
    word: 'forcedTurnover',
    roles: [
      { word: 'forcedBy', side: 'own', counts: { forced_turnovers: 1 } },
      { word: 'ballLostBy', side: 'other', counts: { turnovers: 1 } },
    ],
    level: 'plays',
  },
  ofTeam(p.clear, 'clearMade', { clears: 1 }),
  ofTeam(p.failedClear, 'failedClear', { failed_clears: 1 }, { rides: 1 }),
  ofTeam(p.extraMan, 'extraMan', { extra_man_opportunities: 1 }, { times_man_down: 1 }),
  ...goalkeepers(p.goal),
  foul(p.technicalFoul, 'technicalFoulOf30Seconds', 'technical_fouls', 30),
  { ...foul(p.personalFoul, 'personalFoulOf1', 'personal_fouls', 60), isOften: true },
  foul(p.personalFoulOf2, 'personalFoulOf2', 'personal_fouls', 120),
  foul(p.personalFoulOf3, 'personalFoulOf3', 'personal_fouls', 180),
  foul(p.yellowCard, 'yellowCard', 'yellow_cards', 120),
  {
    type: p.redCard,
    word: 'redCard',
    roles: [player({ red_cards: 1 })],
    level: 'players',
    suspension: 'game',
    short: 180,
  },
]
