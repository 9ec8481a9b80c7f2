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
import { goals } from './model/scoreboard.ts'
import { sport } from './model/sport.ts'
import { perGame } from './model/timing.ts'

/** The play types of broomball, by their numbers on the wire. */
export const broomballPlays = icePlays(660)

const kinds = iceKinds(broomballPlays)

/**
 * Broomball, counted like ice hockey except for things nobody records: face-offs, hits and players on the
 * ice. The rule book is that of the International Federation of Broomball Associations
 * (https://abcdocz.com/doc/4784631/ifba-rules---act-broomball); a minor penalty is two minutes, and college
 * leagues play two halves and a short overtime
 * (https://recsports.msu.edu/imsports/activityrules/broomball.html). Most rules of ice hockey apply
 * (https://docslib.org/doc/524670/intramural-broomball-rules,
 * https://docslib.org/doc/2205669/unmc-intramural-broomball-rules-co-rec), so a goal on a power play ends a
 * minor penalty. The public part of the book of the federation does not have the rule.
 */
export const broomball = sport({
  structure: {
    period: 'half',
    periods: 2,
    minutes: 15,
    clock: 'stops',
    countsDown: true,
    overtime: { minutes: 5, suddenDeath: true },
    shootout: { addsPoint: true },
    draw: true,
    players: 6,
  },
  timing: { stops: { score: true, suspension: true, plays: ['timeout'] }, timeouts: perGame(1, 60) },
  kinds,
  counted: { both: iceCounters, teams: iceTeamCounters, opponents: iceOpponentCounters },
  figures: iceFigures,
  box: [
    {
      word: null,
      columns: ['goals', 'assists', 'points', 'penalty_minutes', 'shots_on_goal', 'shooting_percent'],
      ranking: 'points',
    },
    ...iceBox,
  ],
  scoreboard: goals('half'),
  strength: iceStrength(broomballPlays),
  release: iceRelease(broomballPlays),
  version: 5,
  course: iceCourse(broomballPlays, kinds),
})
