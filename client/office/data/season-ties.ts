import { z } from 'zod'
import { tieOrder } from '../../../shared-schema/resources/league-table.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { LeagueLine } from './league-table.ts'
import { answerOf } from './queries.ts'

const decided = z.object({ tie_decisions: z.array(tieOrder), time_last_updated: z.string() })
export type TieOrder = z.infer<typeof tieOrder>

/** The decisions about level teams of a season. */
export const tiesOfSeason = (seasonId: number) =>
  answerOf(`/v1/seasons/${seasonId}/?fields=[tie_decisions,time_last_updated]`, decided)

/** The teams that are level in every criterion after all games, without a decision, place by place. */
export function openTies(lines: readonly LeagueLine[]): LeagueLine[][] {
  const level = lines.filter(({ is_unresolved }) => is_unresolved)
  return [...groupBy(level, ({ division, place }) => JSON.stringify([division, place])).values()].filter(
    teams => teams.length > 1,
  )
}
