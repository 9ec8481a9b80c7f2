import { isOnSheet, OFFICE, type Entry, type EntryOf } from '../replication/entry.ts'

/** The start of a stretch of a device's sheet. A first entry used as a claim has term 0. */
export type Claim = Pick<EntryOf<'claim'>, 'id' | 'device_id' | 'counter' | 'after' | 'data' | 'recorded_by'>

/** A stretch of one device's sheet, from a claim up to the next takeover. */
export interface Stretch {
  readonly claim: Claim
  /** The counter of its last entry. */
  readonly to: number
}

/**
 * The entries of one game without duplicates, split into office and devices, in the order of their counters.
 */
export interface ReadEntries {
  readonly office: readonly Entry[]
  readonly devices: readonly Entry[]
  readonly byId: ReadonlyMap<string, Entry>
  /** The claims of the devices; the one that counts comes first. */
  readonly claims: readonly Claim[]
}

export function readEntries(entries: readonly Entry[]): ReadEntries {
  const unique = [...new Map(entries.map(entry => [entry.id, entry])).values()].sort(byCounter)
  const devices = unique.filter(entry => entry.device_id !== OFFICE)
  return {
    devices,
    office: unique.filter(entry => entry.device_id === OFFICE),
    byId: new Map(unique.map(entry => [entry.id, entry])),
    claims: claimsOf(devices).sort(byRank),
  }
}

function byCounter(a: Entry, b: Entry): number {
  return a.counter - b.counter || (a.id < b.id ? -1 : 1)
}

/** Highest term first; of equal terms the higher id. */
function byRank(a: Claim, b: Claim): number {
  return b.data.term - a.data.term || (a.id < b.id ? 1 : -1)
}

/** The first entry of a device that recorded without a claim counts as a claim with term 0. */
function claimsOf(devices: readonly Entry[]): Claim[] {
  const claims = new Map<string, Claim[]>()
  for (const entry of devices) {
    const own = claims.get(entry.device_id)
    if (entry.kind === 'claim') claims.set(entry.device_id, [...(own ?? []), entry])
    else if (!own && isOnSheet(entry))
      claims.set(entry.device_id, [{ ...entry, after: null, data: { term: 0 } }])
  }
  return [...claims.values()].flat()
}

/** The stretches that a claim builds on, earliest first. Ends because terms fall on the way back. */
export function chainOf(tip: Claim, { claims, byId }: ReadEntries): Stretch[] {
  const stretches: Stretch[] = []
  let claim: Claim | undefined = tip
  let to = endOf(tip, claims)
  while (claim) {
    stretches.unshift({ claim, to })
    const last: Entry | undefined = claim.after === null ? undefined : tabletEntry(claim.after, byId)
    if (!last) break
    const { term }: Claim['data'] = claim.data
    to = last.counter
    claim = claimBefore(
      last,
      claims.filter(other => other.data.term < term),
    )
  }
  return stretches
}

/** The claim to whose stretch a tablet's entry belongs: the last one that its device made before it. */
export const claimBefore = ({ device_id, counter }: Entry, claims: readonly Claim[]): Claim | undefined =>
  claims
    .filter(claim => claim.device_id === device_id && claim.counter <= counter)
    .sort((a, b) => b.counter - a.counter)[0]

/** A device that claims again with a higher term ends the stretch that it kept before. */
function endOf(claim: Claim, claims: readonly Claim[]): number {
  const later = claims.filter(
    ({ device_id, counter, data }) =>
      device_id === claim.device_id && counter > claim.counter && data.term > claim.data.term,
  )
  return Math.min(...later.map(({ counter }) => counter - 1), Infinity)
}

/**
 * The tablet's entry that an entry follows: entries of the office are passed over to the ones they follow.
 */
export function tabletEntry(id: string, byId: ReadonlyMap<string, Entry>): Entry | undefined {
  const seen = new Set<string>()
  for (
    let entry = byId.get(id);
    entry && !seen.has(entry.id);
    entry = entry.after === null ? undefined : byId.get(entry.after)
  ) {
    if (entry.device_id !== OFFICE) return entry
    seen.add(entry.id)
  }
  return undefined
}
