import type { Entry } from '../../../shared-schema/replication/entry.ts'
import type { Refusal, Verdict } from '../../../shared-schema/replication/result.ts'

/** Rejected on arrival: such entries are no part of the game, even if the fold could use them. */
const rejectedAtDoor: readonly Refusal[] = ['unreadable', 'unknown_game', 'not_allowed']

/** The entries that may count, by the server's verdicts so far. */
export function acceptedEntries(
  entries: readonly Entry[],
  verdicts: Iterable<Pick<Verdict, 'entry_id' | 'reason'>>,
): readonly Entry[] {
  const out = new Set(
    [...verdicts].flatMap(({ entry_id, reason }) => (rejectedAtDoor.includes(reason) ? [entry_id] : [])),
  )
  return out.size === 0 ? entries : entries.filter(({ id }) => !out.has(id))
}
