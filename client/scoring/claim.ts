import type { Entry, EntryKind, EntryOf } from '../../shared-schema/replication/entry.ts'
import type { GameResult } from '../../shared-schema/replication/result.ts'
import type { Sides } from '../../shared-schema/rules/progress/sent-on.ts'
import { orderEntries } from '../../shared-schema/scoring/order.ts'

/** The claim that counts: whose device keeps the score of the game. */
export function holder(entries: readonly Entry[]): EntryOf<'claim'> | undefined {
  const { claim } = orderEntries(entries)
  return entries.filter(entry => entry.kind === 'claim').find(({ id }) => id === claim?.id)
}

/** Kinds that count on whichever device they were recorded; the others stand on the sheet of one device. */
const withoutClaim: readonly EntryKind[] = ['claim', 'spirit', 'walk_on', 'withdrawal']

/**
 * Whether a recording must come with a claim: where the device does not hold the game's sheet, or
 * where its claim names other teams than the scorekeeper sees by now.
 */
export function needsClaim(kind: EntryKind, entries: readonly Entry[], deviceId: string, saw: Sides): boolean {
  if (withoutClaim.includes(kind)) return false
  const claim = holder(entries)
  return claim?.device_id !== deviceId
    || (claim.data.team_1_id ?? null) !== saw.team_1_id || (claim.data.team_2_id ?? null) !== saw.team_2_id
}

/** A claim that takes the game over from where it stands, as far as this device knows. */
export function nextClaim(
  entries: readonly Entry[], result: GameResult | undefined, { team_1_id, team_2_id }: Sides,
): Pick<EntryOf<'claim'>, 'kind' | 'data' | 'after'> {
  const { last, term } = orderEntries(entries)
  return {
    kind: 'claim',
    data: { term: Math.max(term, result?.term ?? 0) + 1, team_1_id, team_2_id },
    // The entries of a settled game have left the device; its result names the last of them.
    after: (result?.settled ? undefined : last?.id) ?? result?.last_entry_id ?? last?.id ?? null,
  }
}
