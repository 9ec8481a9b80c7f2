import {
  iceBox,
  iceCounters,
  iceCourse,
  iceFigures,
  iceOpponentCounters,
  iceRelease,
  iceStrength,
  iceTeamCounters,
} from './families/ice.ts'
import { iceKinds } from './families/ice-kinds.ts'
import { icePlays } from './families/ice-plays.ts'
import { percent, sum } from './model/figures.ts'
import { goals } from './model/scoreboard.ts'
import { sport } from './model/sport.ts'
import { withTimeOnFieldWhere } from './model/time-on-field.ts'
import { perGame } from './model/timing.ts'

/** The play types of ice hockey, by their numbers on the wire. */
export const iceHockeyPlays = {
  ...icePlays(780),
  shotMissed: 804,
  shotBlocked: 805,
  faceoff: 806,
  hit: 807,
  takeaway: 808,
  giveaway: 809,
} as const
const p = iceHockeyPlays

/**
 * Ice hockey. A goal is of the last of the attackers who touched the puck, so there are no own goals; it has
 * at most two assists, and those of a penalty shot or a shoot-out none (IIHF Official Rule Book 2014-18,
 * appendix 1, https://paperzz.com/doc/7207135/iihf-official-rule-book). A puck that hits the post is no shot
 * on goal. Goals on power plays do not count in plus-minus (https://spprephockey.com/stat-notes), nor do
 * those of penalty shots. A game misconduct is 20 minutes and a match penalty 25, as in that rule book; a
 * league with other values records a penalty by its minutes. A goal on a power play ends the minor
 * penalty with the least time left (rule 16 with table 14 of the IIHF Official Rule Book 2022/23,
 * https://doaudit-fi.cld.bz/IIHF-OFFICIAL-RULE-BOOK-2022-23/203; NHL rule 26 (c),
 * http://www.nhlofficials.com/rule26.asp).
 */
export const iceHockey = sport({
  structure: {
    period: 'period',
    periods: 3,
    minutes: 20,
    clock: 'stops',
    countsDown: true,
    overtime: { minutes: 5, suddenDeath: true },
    shootout: { addsPoint: true },
    draw: false,
    players: 6,
  },
  timing: { stops: { score: true, suspension: true, plays: ['timeout'] }, timeouts: perGame(1, 30) },
  kinds: [
    ...iceKinds(p),
    {
      type: p.shotMissed,
      word: 'shotMissed',
      roles: [{ word: 'shooter', side: 'own', counts: { shots_missed: 1 } }],
      level: 'plays',
      isOften: true,
    },
    {
      type: p.shotBlocked,
      word: 'shotBlocked',
      roles: [
        { word: 'shooter', side: 'own', counts: { shots_blocked: 1 } },
        { word: 'blocker', side: 'other', counts: { blocks: 1 } },
      ],
      level: 'plays',
    },
    {
      type: p.faceoff,
      word: 'faceoff',
      roles: [
        { word: 'faceoffWinner', side: 'own', counts: { faceoffs_won: 1 } },
        { word: 'faceoffLoser', side: 'other', counts: { faceoffs_lost: 1 } },
      ],
      level: 'plays',
      isOften: true,
    },
    {
      type: p.hit,
      word: 'hit',
      roles: [
        { word: 'hitter', side: 'own', counts: { hits_given: 1 } },
        { word: 'hitPlayer', side: 'other' },
      ],
      level: 'plays',
    },
    {
      type: p.takeaway,
      word: 'takeaway',
      roles: [{ word: 'player', side: 'own', counts: { takeaways: 1 } }],
      level: 'plays',
    },
    {
      type: p.giveaway,
      word: 'giveaway',
      roles: [{ word: 'player', side: 'own', counts: { giveaways: 1 } }],
      level: 'plays',
    },
  ],
  counted: {
    both: [
      ...iceCounters,
      'shots_missed',
      'shots_blocked',
      'blocks',
      'hits_given',
      'takeaways',
      'giveaways',
      'faceoffs_won',
      'faceoffs_lost',
    ],
    players: ['seconds_played', 'plus_minus'],
    teams: iceTeamCounters,
    opponents: iceOpponentCounters,
  },
  figures: {
    ...iceFigures,
    shot_attempts: sum('shots_on_goal', 'shots_missed', 'shots_blocked'),
    faceoff_percent: percent('faceoffs_won', sum('faceoffs_won', 'faceoffs_lost')),
  },
  box: [
    {
      word: null,
      columns: [
        'goals',
        'assists',
        'points',
        'plus_minus',
        'penalty_minutes',
        'shots_on_goal',
        'shooting_percent',
        'shot_attempts',
        'hits_given',
        'blocks',
        'takeaways',
        'giveaways',
        'faceoffs_won',
        'faceoffs_lost',
        'faceoff_percent',
        'seconds_played',
      ],
      ranking: 'points',
    },
    ...iceBox,
  ],
  scoreboard: goals('period'),
  version: 5,
  strength: iceStrength(p),
  release: iceRelease(p),
  course: start =>
    withTimeOnFieldWhere(({ type }) => type !== p.powerPlayGoal && type !== p.penaltyShotGoal)(
      iceCourse(p, iceKinds(p))(start),
    ),
})
