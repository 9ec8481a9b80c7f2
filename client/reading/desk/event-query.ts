import type { EventNamed } from '../../../shared-schema/api/queries.ts'
import { partsOf } from '../../../shared-schema/replication/scope.ts'

/** An event in the REST interface's terms: `tournament_id` or `season_id`. */
export function eventQuery(scope: string): EventNamed {
  const { kind, id } = partsOf(scope)
  return kind === 'tournament' ? { tournament_id: id } : { season_id: id }
}

/** The same for the query of an address. */
export const queryText = (scope: string): Record<string, string> =>
  Object.fromEntries(Object.entries(eventQuery(scope)).map(([name, id]) => [name, String(id)]))
