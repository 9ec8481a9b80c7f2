import { createHash } from 'node:crypto'
import type { StoredIn } from '../database/family-records.ts'

/** The columns of a game that make up its result. */
export const resultColumns = [
  'status',
  'team_1_score',
  'team_2_score',
  'team_1_shootout_score',
  'team_2_shootout_score',
  'forfeit_team_ids',
  'ruling',
] as const satisfies readonly (keyof StoredIn<'games'>)[]

/** Identifies the result of a game: equal results have equal versions. */
export function resultVersion(game: Readonly<Record<(typeof resultColumns)[number], unknown>>): string {
  const result = resultColumns.map(name => game[name])
  return createHash('sha1').update(JSON.stringify(result)).digest('base64url').slice(0, 12)
}
