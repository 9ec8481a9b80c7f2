import type { Play } from '../../shared-schema/sports/model/play.ts'
import { footballPlays as p } from '../../shared-schema/sports/football/plays.ts'
import { writer } from './game-of.ts'
import { downOf } from './gridiron-words.ts'
import { inShort, situationOf } from './situation-of.ts'

export const play = writer('football')

// Team 1 is A with 11, 12 …, team 2 is B with 21, 22 …
export type Team = 1 | 2
export const at =
  (type: number) =>
  (team: Team, int_1: number | null = null, more: Partial<Play> = {}) =>
    play(type, team, [], { int_1, ...more })
export const [rush, pass, sack] = [at(p.rush), at(p.pass), at(p.sack)]
export const [kickoff, kickReturn, punt] = [at(p.kickoff), at(p.kickoffReturn), at(p.punt)]
export const [penalty, kept, lost] = [at(p.penalty), at(p.fumbleKept), at(p.fumbleLost)]
export const incomplete = (team: Team) => play(p.passIncomplete, team)
export const ballOn = (team: Team, int_1: number, bool_1 = false) => at(p.ballOn)(team, int_1, { bool_1 })
export const count = (team: Team, int_1: number, int_2: number | null = null) =>
  at(p.downAndDistance)(team, int_1, { int_2 })
const simple = (type: number) => (team: Team) => play(type, team)
export const [fieldGoal, missed, safety] = [simple(p.fieldGoal), simple(p.fieldGoalMissed), simple(p.safety)]
export const [extraPoint, getsBall, kicksOff] = [simple(p.extraPoint), simple(p.getsBall), simple(p.kicksOff)]
export const quarter = play(p.endOfPeriod)

export const situation = (...plays: readonly Play[]) => situationOf('football', plays)
export const after = (...plays: readonly Play[]): string => downOf(situation(...plays))
export const marks = (...plays: readonly Play[]): string => inShort(situation(...plays).recent).join(', ')

/** A has its first down on its own 25. */
export const first = [kickoff(2), getsBall(1), ballOn(1, 25)]
/** After the first down of A on its 25 and these plays. */
export const drive = (...plays: readonly Play[]): string => after(...first, ...plays)
