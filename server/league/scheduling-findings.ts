import type { Kysely } from 'kysely'
import type { Findings } from '../../shared-schema/rules/scheduling/find-conflicts.ts'
import { conflictText } from '../../shared-schema/rules/scheduling/schedule-text.ts'
import type { Database } from '../database/schema.ts'
import { teamsOfOtherSeasons } from './other-seasons.ts'
import type { Schedule } from './scheduling.ts'
import { scheduleNames } from './scheduling-names.ts'

/** Findings as they are told: of the tournament's own games, the conflicts in words too. */
export async function toldFindings(db: Kysely<Database>, schedule: Schedule, { conflicts, unscheduled_game_ids }: Findings) {
  const names = await scheduleNames(db, schedule)
  const isOwn = (id: number): boolean => schedule.own_game_ids.has(id)
  const ofGames = conflicts.filter(({ games }) => games.some(({ id }) => isOwn(id))).map(conflict => ({
    kind: conflict.kind, text: conflictText(conflict, names), game_ids: conflict.games.map(({ id }) => id),
    team_id: conflict.team_id, game_site_id: conflict.game_site_id,
  }))
  return {
    conflicts: [...ofGames, ...await teamsOfOtherSeasons(db, schedule.tournament.id)],
    unscheduled_game_ids: unscheduled_game_ids.filter(isOwn),
  }
}
