import { judgement } from './judgement.ts'
import { isInStory, type Entry } from '../../shared-schema/replication/entry.ts'
import type { Refusal, Verdict } from '../../shared-schema/replication/result.ts'
import { currentEntries, type CurrentEntry } from '../../shared-schema/scoring/corrections.ts'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import { orderOf } from '../sync/recording/ordered.ts'
import type { EventClock } from '../base/formats/event-clock.ts'
import { describe } from './entry-text.ts'
import { once } from './once.ts'
import type { Names } from './play-text.ts'
import { t } from '../texts/t.ts'

/**
 * The state of an entry: on this device only, on the server, in the server's count, withdrawn by its author,
 * or without effect.
 */
export type Mark = 'saved' | 'sent' | 'counted' | 'undone' | 'refused'

/** One line of the play-by-play. */
export interface TimelineLine {
  readonly root: Entry
  readonly entry: Entry
  /** The preceding entry, after which an entry can be inserted; null if there is none. */
  readonly before: string | null
  /** Its team: 1 or 2, or null. */
  readonly side: 1 | 2 | null
  /** Its time, on the clocks of the place where the game is played. */
  readonly time: string
  readonly title: string
  readonly detail: string
  /** The resulting score, if the line changed it. */
  readonly score: readonly [number, number] | null
  /** The resulting points of the set, if the line scored in one. */
  readonly inSet: readonly [number, number] | null
  readonly mark: Mark
  /** Why it does not count. */
  readonly reason: string | null
  /** Warnings about an entry that counts. */
  readonly warnings: readonly string[]
}

interface Known {
  readonly entries: readonly Entry[]
  readonly state: GameState
  /** The warnings about plays, by the plays' first entries. */
  readonly warnings: ReadonlyMap<string, readonly string[]>
  /** Whether an entry is on this device only. */
  readonly waits: (entry: Entry) => boolean
  readonly verdicts: ReadonlyMap<string, Verdict>
  /** The last entry, in the game's order, that the server has counted, to this device's knowledge. */
  readonly lastCounted: string | null
  readonly names: Names
  readonly clock: EventClock
  /** The team of an entry. */
  readonly sideOf: (entry: Entry) => 1 | 2 | null
}

/**
 * The play-by-play of a game in the order that counts, with undone entries in their places; entries that do
 * not count are at the end. A line's words are made when it is shown: a long game has thousands of lines, and
 * each tap makes them all.
 */
export function timeline({
  entries,
  state,
  warnings,
  waits,
  verdicts,
  lastCounted,
  names,
  clock,
  sideOf,
}: Known): TimelineLine[] {
  const { ordered, asRecorded, otherSheets } = orderOf(entries)
  const { effective, undone } = currentEntries(ordered)
  const takenBack = new Set(undone)
  const place = new Map(ordered.map(({ id }, index) => [id, index]))
  const shown = [...effective, ...undone]
    .filter(({ root }) => isInStory(root))
    .sort((a, b) => (place.get(a.root.id) ?? 0) - (place.get(b.root.id) ?? 0))
  const beside = currentEntries(otherSheets)
  const others = [
    ...beside.effective,
    ...beside.dangling.map((entry): CurrentEntry => ({ root: entry, entry })),
  ].filter(({ root }) => isInStory(root))
  const refused = new Map(state.refused.map(({ entry, reason }) => [entry.id, reason]))
  const upToCounted = asRecorded.slice(0, asRecorded.findIndex(({ id }) => id === lastCounted) + 1)
  const counted = new Set(upToCounted.map(({ id }) => id))
  const scores = new Map(
    state.scores.map(line => [line.entry.id, [line.team_1_score, line.team_2_score] as const]),
  )
  const inSets = new Map(names.sport.rules.sets ? state.plays.map(({ root, inSet }) => [root.id, inSet]) : [])
  const end = effective.find(({ entry }) => endsGame(entry))
  return [...shown, ...others].map(line => {
    const { root, entry } = line
    const reopens = entry.kind === 'status' && entry.data.status === 'live' && isAfter(root, end?.root, place)
    const isUndone = takenBack.has(line)
    const reason = isUndone
      ? null
      : (judgement(verdicts.get(entry.id) ?? verdicts.get(root.id)) ?? localReason(refused.get(entry.id)))
    const words = once(() => describe(entry, names))
    return {
      root,
      entry,
      before: ordered[(place.get(root.id) ?? 0) - 1]?.id ?? null,
      side: sideOf(entry),
      get time() {
        return clock(root.recorded_at)
      },
      get title() {
        return reopens ? t('scoring.reopened') : words().title
      },
      get detail() {
        return words().detail
      },
      reason,
      warnings: isUndone ? [] : (warnings.get(root.id) ?? []),
      score: scores.get(root.id) ?? null,
      inSet: inSets.get(root.id) ?? null,
      mark: isUndone
        ? 'undone'
        : reason !== null
          ? 'refused'
          : waits(root) || waits(entry)
            ? 'saved'
            : counted.has(root.id) && counted.has(entry.id)
              ? 'counted'
              : 'sent',
    }
  })
}

const endsGame = (entry: Entry): boolean =>
  (entry.kind === 'status' && entry.data.status === 'final') ||
  (entry.kind === 'score' && entry.data.is_final)

/** Whether an entry comes after another one. @param place by ids */
const isAfter = (entry: Entry, other: Entry | undefined, place: ReadonlyMap<string, number>): boolean =>
  other !== undefined && (place.get(entry.id) ?? -1) > (place.get(other.id) ?? Infinity)

/** The reason known to the tablet itself, before the server's verdict. */
function localReason(reason: Refusal | undefined): string | null {
  switch (reason) {
    case undefined:
      return null
    case 'other_sheet':
    case 'decided':
    case 'after_final':
    case 'unknown_team':
      return t(`scoring.doesNotCountAs.${reason}`)
    default:
      return t('scoring.doesNotCount')
  }
}
