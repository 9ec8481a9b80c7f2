import { partsOf } from '../../shared-schema/replication/scope.ts'

/** An event as the REST interface asks for it: `tournament_id` or `season_id`. */
export function eventQuery(scope: string): Record<string, number> {
  const { kind, id } = partsOf(scope)
  return { [`${kind}_id`]: id }
}

/** The same as the query of an address. */
export const queryText = (scope: string): Record<string, string> =>
  Object.fromEntries(Object.entries(eventQuery(scope)).map(([name, id]) => [name, String(id)]))
