import type { TeamRecord } from '../sync/storage/catalog-records.ts'
import { bidiIsolate } from '../base/formats/bidi-isolate.ts'
import { t } from '../texts/t.ts'

/** A function that names a team by its id; a slot without a team gets a text of its own. */
export function teamNames(teams: readonly Pick<TeamRecord, 'id' | 'name'>[]): (id: number | null) => string {
  const byId = new Map(teams.map(team => [team.id, bidiIsolate(team.name)]))
  return id => (id === null ? t('scoring.toBeDecided') : (byId.get(id) ?? t('scoring.teamWithId', { id })))
}
