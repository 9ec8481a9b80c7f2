import type { Entry } from '../../../shared-schema/replication/entry.ts'
import type { Refusal, Verdict } from '../../../shared-schema/replication/result.ts'

/**
 * Refused at the server's door: such entries are no part of the game, whatever the fold would make of them.
 */
const rejectedAtDoor: readonly Refusal[] = ['unreadable', 'unknown_game', 'not_allowed']

/** The entries that may count, as far as the server has judged. */
export function acceptedEntries(
  entries: readonly Entry[],
  verdicts: Iterable<Pick<Verdict, 'entry_id' | 'reason'>>,
): readonly Entry[] {
  const out = new Set(
    [...verdicts].flatMap(({ entry_id, reason }) => (rejectedAtDoor.includes(reason) ? [entry_id] : [])),
  )
  return out.size === 0 ? entries : entries.filter(({ id }) => !out.has(id))
}
