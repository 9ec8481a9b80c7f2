import { OFFICE, type Entry, type EntryOf } from '../replication/entry.ts'

/** The entries of a game in the order in which they count. */
export interface OrderedEntries {
  readonly ordered: readonly Entry[]
  /** Entries of sheets that do not count, because another device's claim does. */
  readonly otherSheets: readonly Entry[]
  /**
   * The last entry of the sheet that counts, or of the office: what a further claim continues after. What
   * others say of the game beside it (spirit, walk-ons) is on no sheet that could be continued.
   */
  readonly last: Entry | undefined
  /** The claim that counts; one that a first entry stands for has term 0. */
  readonly claim: Claim | undefined
}

export type Claim = Pick<EntryOf<'claim'>, 'id' | 'device_id' | 'counter' | 'after' | 'data'>

/** A stretch of one device's sheet, from a claim to where the next claim took over. */
interface Stretch { device: string; from: number; to: number }

/** Facts of the game as a whole, which count on whichever sheet they stand. */
const anySheet = new Set<Entry['kind']>(['claim', 'spirit', 'walk_on', 'withdrawal'])

/**
 * Puts the entries of one game in order, from the claims and the devices' counters alone: no
 * clock and no order of arrival decides, so every reader of the same set gets the same order.
 * The claim with the highest term counts (the higher id where two are equal); it continues the
 * sheet it took over after the entry that it names, and so on back to the first. What the office
 * records stands right after the entry that was the last one known to it.
 */
export function orderEntries(entries: readonly Entry[]): OrderedEntries {
  const unique = [...new Map(entries.map(entry => [entry.id, entry])).values()].sort(byCounter)
  const office = unique.filter(entry => entry.device_id === OFFICE)
  const devices = unique.filter(entry => entry.device_id !== OFFICE)
  const byId = new Map(unique.map(entry => [entry.id, entry]))
  const claims = claimsOf(devices)
  const winner = claims.reduce<Claim | undefined>((best, claim) => (best && !outranks(claim, best) ? best : claim), undefined)
  const stretches = winner ? chainOf(winner, claims, byId) : []

  const counted = stretches.flatMap(({ device, from, to }) => devices.filter(entry =>
    entry.device_id === device && entry.counter >= from && entry.counter <= to))
  const inChain = new Set(counted)
  const others = devices.filter(entry => !inChain.has(entry))
  const ordered = placeOffice([...counted, ...others.filter(entry => anySheet.has(entry.kind))], office)
  const last = ordered.findLast(entry => inChain.has(entry) || entry.device_id === OFFICE)
  return { ordered, last, otherSheets: others.filter(entry => !anySheet.has(entry.kind)), claim: winner }
}

function byCounter(a: Entry, b: Entry): number {
  return a.counter - b.counter || (a.id < b.id ? -1 : 1)
}

/** A device that recorded without claiming has claimed, with term 0, by its first entry. */
function claimsOf(devices: readonly Entry[]): Claim[] {
  const claims = new Map<string, Claim[]>()
  for (const entry of devices) {
    const own = claims.get(entry.device_id)
    if (entry.kind === 'claim') claims.set(entry.device_id, [...own ?? [], entry])
    else if (!own && !anySheet.has(entry.kind)) claims.set(entry.device_id, [{ ...entry, after: null, data: { term: 0 } }])
  }
  return [...claims.values()].flat()
}

function outranks(a: Claim, b: Claim): boolean {
  return a.data.term !== b.data.term ? a.data.term > b.data.term : a.id > b.id
}

/** The stretches that a claim rests on, earliest first. Terms must fall on the way back, so it ends. */
function chainOf(winner: Claim, claims: readonly Claim[], byId: ReadonlyMap<string, Entry>): Stretch[] {
  const stretches: Stretch[] = []
  let claim: Claim | undefined = winner
  let end = Infinity
  while (claim) {
    stretches.unshift({ device: claim.device_id, from: claim.counter, to: end })
    const last: Entry | undefined = claim.after === null ? undefined : tabletEntry(claim.after, byId)
    if (!last) break
    const current: Claim = claim
    end = last.counter
    claim = claims
      .filter(other => other.device_id === last.device_id && other.counter <= last.counter && other.data.term < current.data.term)
      .reduce<Claim | undefined>((best, other) => (best && best.counter > other.counter ? best : other), undefined)
  }
  return stretches
}

/** The entry of a tablet that an entry comes after: through the office's own, to what they came after. */
function tabletEntry(id: string, byId: ReadonlyMap<string, Entry>): Entry | undefined {
  const seen = new Set<string>()
  for (let entry = byId.get(id); entry && !seen.has(entry.id); entry = entry.after === null ? undefined : byId.get(entry.after)) {
    if (entry.device_id !== OFFICE) return entry
    seen.add(entry.id)
  }
  return undefined
}

function placeOffice(ordered: Entry[], office: readonly Entry[]): Entry[] {
  for (const entry of office) {
    const anchor = entry.after === null ? -1 : ordered.findIndex(other => other.id === entry.after)
    if (anchor === -1 && entry.after !== null) {
      ordered.push(entry)
      continue
    }
    let place = anchor + 1
    while (ordered[place]?.device_id === OFFICE && ordered[place]?.after === entry.after) place++
    ordered.splice(place, 0, entry)
  }
  return ordered
}
