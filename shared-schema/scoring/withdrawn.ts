import type { Entry } from '../replication/entry.ts'

/**
 * The ids of withdrawn entries. A withdrawal can itself be withdrawn by a later entry: then the first one
 * counts again.
 */
export function withdrawnIn(ordered: readonly Entry[]): Set<string> {
  const withdrawn = new Set<string>()
  for (const entry of [...ordered].reverse())
    if (entry.kind === 'withdrawal' && !withdrawn.has(entry.id)) withdrawn.add(entry.data.entry_id)
  return withdrawn
}
