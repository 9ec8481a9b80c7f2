import { isOnSheet, type Entry, type EntryOf } from '../../../shared-schema/replication/entry.ts'
import { sheetKinds, type EntryKind } from '../../../shared-schema/replication/entry-kinds.ts'
import type { GameResult } from '../../../shared-schema/replication/result.ts'
import type { Sides } from '../../../shared-schema/rules/progress/sent-on.ts'
import { orderOf } from './ordered.ts'

/** The claim that counts, hence the device that keeps the score of the game. */
export function holder(entries: readonly Entry[]): EntryOf<'claim'> | undefined {
  const { claim } = orderOf(entries)
  return entries.filter(entry => entry.kind === 'claim').find(({ id }) => id === claim?.id)
}

/**
 * Whether a recording needs a claim first: the device does not hold the game's sheet, or its claim names
 * other teams than the scorekeeper sees now.
 */
export function needsClaim(
  kind: EntryKind,
  entries: readonly Entry[],
  deviceId: string,
  saw: Sides,
): boolean {
  if (!sheetKinds.has(kind)) return false
  const claim = holder(entries)
  return (
    claim?.device_id !== deviceId ||
    (claim.data.team_1_id ?? null) !== saw.team_1_id ||
    (claim.data.team_2_id ?? null) !== saw.team_2_id
  )
}

/** A claim that continues this device's own recordings after another device took the game over. */
export function ownClaim(
  entries: readonly Entry[],
  result: GameResult | undefined,
  sides: Sides,
  deviceId: string,
): Pick<EntryOf<'claim'>, 'kind' | 'data' | 'after'> {
  const own = entries.filter(entry => entry.device_id === deviceId && isOnSheet(entry))
  const last = own.reduce<Entry | undefined>(
    (latest, entry) => (latest && latest.counter > entry.counter ? latest : entry),
    undefined,
  )
  const claim = nextClaim(entries, result, sides)
  return { ...claim, after: last?.id ?? claim.after }
}

/** A claim that takes the game over after the last entry known to this device. */
export function nextClaim(
  entries: readonly Entry[],
  result: GameResult | undefined,
  { team_1_id, team_2_id }: Sides,
): Pick<EntryOf<'claim'>, 'kind' | 'data' | 'after'> {
  const { last, term } = orderOf(entries)
  return {
    kind: 'claim',
    data: { term: Math.max(term, result?.term ?? 0) + 1, team_1_id, team_2_id },
    // The entries of a settled game have left the device; its result names the last of them.
    after: (result?.settled ? undefined : last?.id) ?? result?.last_entry_id ?? last?.id ?? null,
  }
}
