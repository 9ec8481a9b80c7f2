import type { z } from 'zod'
import type { tieOrder } from '../../../shared-schema/resources/league-table.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { fieldsParam, record } from '../../base/requests/record.ts'
import { familiesOf } from './families-read.ts'
import type { LeagueLine } from './league-table.ts'
import { answerOf } from './queries.ts'

const decided = record('seasons', ['tie_decisions', 'time_last_updated'])
export type TieOrder = z.infer<typeof tieOrder>

/** The decisions about level teams of a season. */
export const tiesOfSeason = (seasonId: number) =>
  answerOf(`/v1/seasons/${seasonId}/?fields=${fieldsParam(decided)}`, decided, familiesOf('seasons', decided))

/** The teams that are level in every criterion after all games, without a decision, place by place. */
export function openTies(lines: readonly LeagueLine[]): LeagueLine[][] {
  const level = lines.filter(({ is_unresolved }) => is_unresolved)
  return [...groupBy(level, ({ division, place }) => JSON.stringify([division, place])).values()].filter(
    teams => teams.length > 1,
  )
}
