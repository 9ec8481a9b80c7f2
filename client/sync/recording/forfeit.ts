import { forfeitReasons, type ForfeitReason } from '../../../shared-schema/resources/forfeit-reasons.ts'
import type { EntryOf } from '../../../shared-schema/replication/entry.ts'
import { forfeitScore } from '../../../shared-schema/rules/standings/forfeit-score.ts'
import { ruleOf, type RuleChoice } from '../../../shared-schema/rules/standings/rule-of.ts'

/** The usual reasons come first. */
const places: Readonly<Record<ForfeitReason, number>> = {
  'no show': 1,
  abandoned: 2,
  withdrawal: 3,
  disqualification: 4,
}

/** Reasons for a forfeit, in the order in which the scorekeeper sees them. */
export const forfeitChoices: readonly ForfeitReason[] = forfeitReasons
  .filter(reason => reason !== '')
  .sort((one, other) => places[one] - places[other])

/** The side that forfeits. */
export type Forfeiting = 'team 1' | 'team 2' | 'both'

/**
 * The recording of a forfeit: the game ends with the score from the tournament's rules.
 * @param gamesTo points to which the game would have been played
 */
export function forfeit(
  rules: RuleChoice,
  gamesTo: number,
  [one, two]: readonly [number | null, number | null],
  by: Forfeiting,
  reason: ForfeitReason,
): { kind: 'score'; data: EntryOf<'score'>['data'] } {
  const [byOne, byTwo] = [by !== 'team 2', by !== 'team 1']
  const [team_1_score, team_2_score] = forfeitScore(ruleOf(rules), gamesTo, byOne, byTwo)
  const forfeit_team_ids = [byOne ? one : null, byTwo ? two : null].filter(id => id !== null)
  return {
    kind: 'score',
    data: {
      team_1_score,
      team_2_score,
      is_final: true,
      game_sets: [],
      forfeit_team_ids,
      forfeit_reason: reason,
      what_happened: '',
    },
  }
}
