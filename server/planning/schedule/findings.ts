import type { SharedTexts } from '../../../shared-schema/texts/shared-texts.ts'
import type { Kysely } from 'kysely'
import type { ShownConflict, ShownFindings } from '../../../shared-schema/api/schedule.ts'
import type { Findings } from '../../rules/scheduling/find-conflicts.ts'
import type { Author } from '../../access/author.ts'
import type { Database } from '../../database/schema.ts'
import { teamsOfOtherSeasons } from './other-seasons.ts'
import type { Schedule } from './schedule.ts'
import type { Texts } from '../../texts/say.ts'
import type { Deferred } from '../../texts/deferred-text.ts'
import { scheduleNames } from './names.ts'
import { conflictText } from './schedule-text.ts'

/** Findings before translation. */
export type DeferredFindings = Omit<ShownFindings, 'conflicts'> & {
  readonly conflicts: readonly Deferred<ShownConflict>[]
}

/** Findings for display: only those of the tournament's own games, with a text for each conflict. */
export async function describeFindings(
  db: Kysely<Database>,
  author: Author,
  schedule: Schedule,
  { conflicts, unscheduled_game_ids }: Findings,
): Promise<DeferredFindings> {
  const names = await scheduleNames(db, author, schedule)
  const isOwn = (id: number): boolean => schedule.own_game_ids.has(id)
  const ofGames = conflicts
    .filter(({ games }) => games.some(({ id }) => isOwn(id)))
    .map(conflict => ({
      kind: conflict.kind,
      say: (t: Texts, shared: SharedTexts) => conflictText(conflict, names(t, shared), t),
      game_ids: conflict.games.map(({ id }) => id).filter(id => !schedule.strange_game_ids.has(id)),
      team_id: conflict.team_id,
      game_site_id: conflict.game_site_id,
    }))
  return {
    conflicts: [...ofGames, ...(await teamsOfOtherSeasons(db, schedule.tournament.id))],
    unscheduled_game_ids: unscheduled_game_ids.filter(isOwn),
  }
}

/** Findings of several tournaments; a conflict between games of two of them is there once. */
export async function describeEach(
  db: Kysely<Database>,
  author: Author,
  found: readonly { readonly schedule: Schedule; readonly findings: Findings }[],
): Promise<DeferredFindings> {
  const seen = new Set<string>()
  const described: DeferredFindings[] = []
  for (const { schedule, findings } of found) {
    const conflicts = findings.conflicts.filter(({ kind, games, team_id, game_site_id }) => {
      const ids = games.map(({ id }) => id).sort((one, other) => one - other)
      const key = [kind, ...ids, team_id, game_site_id].join()
      if (seen.has(key) || !ids.some(id => schedule.own_game_ids.has(id))) return false
      seen.add(key)
      return true
    })
    described.push(await describeFindings(db, author, schedule, { ...findings, conflicts }))
  }
  return {
    conflicts: described.flatMap(({ conflicts }) => conflicts),
    unscheduled_game_ids: described.flatMap(({ unscheduled_game_ids }) => unscheduled_game_ids),
  }
}
