import type { Entry, EntryKind, EntryOf } from '../../shared-schema/replication/entry.ts'
import type { GameResult } from '../../shared-schema/replication/result.ts'
import { orderEntries } from '../../shared-schema/scoring/order.ts'

/** The claim that counts: whose device keeps the score of the game. Ranked as the fold ranks them. */
export function holder(entries: readonly Entry[]): EntryOf<'claim'> | undefined {
  return entries
    .filter(entry => entry.kind === 'claim')
    .reduce<EntryOf<'claim'> | undefined>((best, claim) => (best && !outranks(claim, best) ? best : claim), undefined)
}

const outranks = (a: EntryOf<'claim'>, b: EntryOf<'claim'>): boolean =>
  a.data.term === b.data.term ? a.id > b.id : a.data.term > b.data.term

/** Kinds that count on whichever device they were recorded; the others stand on the sheet of one device. */
const withoutClaim: readonly EntryKind[] = ['claim', 'spirit', 'walk_on', 'withdrawal']

export function needsClaim(kind: EntryKind, entries: readonly Entry[], deviceId: string): boolean {
  return !withoutClaim.includes(kind) && holder(entries)?.device_id !== deviceId
}

/** A claim that takes the game over from where it stands, as far as this device knows. */
export function nextClaim(entries: readonly Entry[], result: GameResult | undefined): Pick<EntryOf<'claim'>, 'kind' | 'data' | 'after'> {
  const { ordered, term } = orderEntries(entries)
  return {
    kind: 'claim',
    data: { term: Math.max(term, result?.term ?? 0) + 1 },
    // The entries of a settled game have left the device; its result names the last of them.
    after: (result?.settled ? undefined : ordered.at(-1)?.id) ?? result?.last_entry_id ?? ordered.at(-1)?.id ?? null,
  }
}
