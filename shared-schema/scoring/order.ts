import {
  correctedBy,
  isInOrder,
  isOnSheet,
  isShownAtOnce,
  isStep,
  OFFICE,
  type Entry,
  type EntryOf,
} from '../replication/entry.ts'
import {
  chainOf,
  claimBefore,
  readEntries,
  tabletEntry,
  type Claim,
  type ReadEntries,
  type Stretch,
} from './claims.ts'
import { placeInserted } from './inserted.ts'
import { withdrawnIn } from './withdrawn.ts'

/** The entries of a game in the order in which they count. */
export interface OrderedEntries {
  readonly ordered: readonly Entry[]
  /**
   * The same entries in the order in which they were recorded: those inserted at an earlier place stay where
   * they came in.
   */
  readonly asRecorded: readonly Entry[]
  /** The steps on sheets that do not count because another device's claim does. */
  readonly otherSheets: readonly Entry[]
  /**
   * The last entry of the sheet that counts, or of the office: a further claim continues after it. Other
   * entries about the game (spirit, walk-ons) are on no sheet that could be continued.
   */
  readonly last: Entry | undefined
  /** The claim that counts. */
  readonly claim: Claim | undefined
  /** The highest term of all claims: the next one takes a higher one. */
  readonly term: number
  /** The office's decision, if it determines which sheet counts. */
  readonly decision: EntryOf<'decision'> | undefined
}

/** The choice of one sheet, as it is or merged with others. */
interface Choice {
  readonly claim: Claim
  /**
   * The last entry of the sheet when it was chosen: only a claim that continues from there or later can take
   * over.
   */
  readonly known: Entry | undefined
  readonly merged: { readonly entry_ids: readonly string[]; readonly left_out: readonly string[] } | null
}

/**
 * Puts the entries of one game in order, using only the claims, the devices' counters and the office's
 * decisions. Clocks and the order of arrival do not matter, so every reader of the same set gets the same
 * order. The claim with the highest term counts. Of equal terms, from tablets that did not know of each
 * other, a sheet on which everything was undone gives way; otherwise the higher id counts. The claim
 * continues the sheet that it took over, after the entry that it names, and so on back to the first. If the
 * office has chosen a sheet, that one counts, and only claims that continue it. An entry of the office comes
 * right after the last entry known to the office, and an entry that a tablet inserts at an earlier place
 * right after the entry that it names.
 */
export function orderEntries(entries: readonly Entry[]): OrderedEntries {
  const read = readEntries(entries)
  const decision = decisionIn(read)
  const choice = decision && choiceOf(decision, read)
  return { ...order(read, choice), decision: choice && decision }
}

/** The order as if the office chose the sheet of a claim unmerged. */
export const orderAsIf = (read: ReadEntries, claim: Claim): OrderedEntries => ({
  ...order(read, { claim, known: entriesOf(chainOf(claim, read), read.devices).at(-1), merged: null }),
  decision: undefined,
})

/** The claim that counts without a decision of the office. */
function claimThatCounts(read: ReadEntries): Claim | undefined {
  const [first, ...others] = read.claims
  if (!first) return undefined
  const rivals = others.filter(({ data }) => data.term === first.data.term)
  return rivals.length > 0 ? ([first, ...rivals].find(claim => !isReleased(claim, read)) ?? first) : first
}

/**
 * True if all steps on the sheet of a claim were undone, for example because the wrong game was open. Nobody
 * needs to take such a game over. A claim without any step still keeps the game.
 */
export function isReleased(claim: Claim, read: ReadEntries): boolean {
  const kept = entriesOf(chainOf(claim, read), read.devices)
  const withdrawn = withdrawnIn(kept)
  const steps = kept.filter(entry => isStep(entry) && correctedBy(entry) === null)
  return steps.length > 0 && steps.every(({ id }) => withdrawn.has(id))
}

/** The office's last decision that was not withdrawn. */
function decisionIn({ office }: ReadEntries): EntryOf<'decision'> | undefined {
  const withdrawn = new Set(
    office.flatMap(entry => (entry.kind === 'withdrawal' ? [entry.data.entry_id] : [])),
  )
  return office.filter(entry => entry.kind === 'decision').findLast(({ id }) => !withdrawn.has(id))
}

/** The choice of a decision; undefined while its sheet is not here. */
function choiceOf({ after, data }: EntryOf<'decision'>, { claims, byId }: ReadEntries): Choice | undefined {
  const first = byId.get(data.sheet)
  const claim = first && claimBefore(first, claims)
  return (
    claim && {
      claim,
      known: after === null ? undefined : byId.get(after),
      merged: data.entry_ids && { entry_ids: data.entry_ids, left_out: data.left_out },
    }
  )
}

function order(read: ReadEntries, choice: Choice | undefined): Omit<OrderedEntries, 'decision'> {
  const { office, devices, byId, claims } = read
  const claim = choice
    ? (claims.find(one => continues(chainOf(one, read), choice)) ?? choice.claim)
    : claimThatCounts(read)
  const chain = claim ? entriesOf(chainOf(claim, read), devices) : []
  const { settled, further } = settledBy(choice, chain, byId)
  const counted = new Set([...settled, ...further])
  const others = devices.filter(entry => !counted.has(entry))
  const asRecorded = placeOffice(
    [...counted, ...others.filter(entry => !isOnSheet(entry))],
    office,
    choice && settled,
  )
  const open = new Set(
    choice?.known ? [choice.known, ...chain.slice(chain.indexOf(choice.known) + 1)] : chain,
  )
  const goesOn = (entry: Entry): boolean => {
    if (!isShownAtOnce(entry)) return false
    const onTablet = tabletEntry(entry.id, byId)
    return onTablet !== undefined && open.has(onTablet)
  }
  return {
    ordered: placeInserted(asRecorded, new Set(choice?.merged ? settled : [])),
    asRecorded,
    claim,
    otherSheets: others.filter(isStep),
    // The last recorded entry, wherever its place: a claim that continues after it continues after all of
    // them.
    last:
      asRecorded.findLast(goesOn) ??
      choice?.known ??
      asRecorded.findLast(entry => entry.device_id === OFFICE && isShownAtOnce(entry)),
    term: claims[0]?.data.term ?? 0,
  }
}

/**
 * True if a chain continues a chosen sheet. False if it left the sheet before the last entry known to the
 * office.
 */
const continues = (chain: readonly Stretch[], { claim, known }: Choice): boolean =>
  chain.some(stretch => stretch.claim === claim && (known === undefined || stretch.to >= known.counter))

/**
 * The entries on the stretches of a chain, except spirit: other tablets do not have it before it is revealed,
 * and must be able to continue from the end.
 */
export const entriesOf = (chain: readonly Stretch[], devices: readonly Entry[]): Entry[] =>
  chain.flatMap(({ claim, to }) =>
    devices.filter(
      entry =>
        isShownAtOnce(entry) &&
        entry.device_id === claim.device_id &&
        entry.counter >= claim.counter &&
        entry.counter <= to,
    ),
  )

/** The entries that a choice has settled, and those that the sheet received besides. */
function settledBy(
  choice: Choice | undefined,
  chain: readonly Entry[],
  byId: ReadonlyMap<string, Entry>,
): { settled: Entry[]; further: Entry[] } {
  if (!choice?.merged) {
    const end = choice?.known ? chain.indexOf(choice.known) + 1 : chain.length
    return { settled: chain.slice(0, end), further: chain.slice(end) }
  }
  const { entry_ids, left_out } = choice.merged
  const settled = entry_ids
    .flatMap(id => byId.get(id) ?? [])
    .filter(entry => entry.device_id !== OFFICE && isOnSheet(entry))
  const known = new Set([...entry_ids, ...left_out])
  return { settled, further: chain.filter(({ id }) => !known.has(id)) }
}

/**
 * Puts each entry of the office after the one that it names, and never before an earlier entry of the office.
 * If the named entry does not count, it comes at the end, or at the end of what the office has settled.
 */
function placeOffice(
  ordered: Entry[],
  office: readonly Entry[],
  settled: readonly Entry[] | undefined,
): Entry[] {
  let earliest = 0
  for (const entry of office.filter(isInOrder)) {
    const anchor = entry.after === null ? -1 : ordered.findIndex(other => other.id === entry.after)
    const isLost = anchor === -1 && entry.after !== null
    const start = !isLost
      ? anchor + 1
      : settled
        ? ordered.findLastIndex(other => settled.includes(other)) + 1
        : ordered.length
    const place = Math.max(start, earliest)
    ordered.splice(place, 0, entry)
    earliest = place + 1
  }
  return ordered
}
