import { z } from 'zod'
import { eligibilityAnswers } from '../../../shared-schema/api/eligibility.ts'
import { record } from '../../base/requests/record.ts'
import { familiesOf } from './families-read.ts'
import { answerOf } from './queries.ts'

/** A tournament or season with rules for its players. */
export interface EligibleEvent {
  readonly family: 'tournaments' | 'seasons'
  readonly id: number
}

const warning = eligibilityAnswers.EligibilityWarning.extend({
  team: record('teams', ['name']).nullable(),
  player: record('players', ['id', 'first_name', 'last_name', 'nickname']).nullable(),
})
/** A player or roster that does not meet the rules of an event. */
export type EligibilityWarning = z.infer<typeof warning>

const answer = eligibilityAnswers.Eligibility.extend({ warnings: z.array(warning) })

export type Eligibility = z.infer<typeof answer>

const reads = [
  ...familiesOf('tournament_teams'),
  ...familiesOf('team_players'),
  ...familiesOf('players'),
  ...familiesOf('meets'),
]

/** Who does not meet the rules of an event. */
export const eligibilityOf = ({ family, id }: EligibleEvent) =>
  answerOf(`/v1/${family}/${id}/eligibility/`, answer, reads)

/** The number of players with a warning, and of rosters as a whole: these count by the negative ids of teams. */
export const warnedIn = (warnings: readonly EligibilityWarning[]): number =>
  new Set(warnings.map(({ player_id, team_id }) => player_id ?? -team_id)).size
