import type { Entry, EntryOf } from '../../shared-schema/replication/entry.ts'
import type { Refusal, Verdict } from '../../shared-schema/replication/result.ts'
import { currentEntries, type CurrentEntry } from '../../shared-schema/scoring/corrections.ts'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import { orderEntries } from '../../shared-schema/scoring/order.ts'
import { describe } from './entry-text.ts'
import type { Names } from './play-text.ts'

/** What became of an entry: on this device only, at the server, in the server's count, or without effect. */
export type Mark = 'saved' | 'sent' | 'counted' | 'refused'

/** One line of the play-by-play. */
export interface TimelineLine {
  readonly root: Entry
  readonly entry: Entry
  readonly title: string
  readonly detail: string
  /** The score that the line brought about, where it did. */
  readonly score: readonly [number, number] | null
  readonly mark: Mark
  /** Why it does not count. */
  readonly reason: string | null
}

interface Known {
  readonly entries: readonly Entry[]
  readonly state: GameState
  /** True for an entry that is on this device only. */
  readonly waits: (entry: Entry) => boolean
  readonly verdicts: ReadonlyMap<string, Verdict>
  /** The last entry in the order of the game as the server has counted it, as far as this device has heard. */
  readonly lastCounted: string | null
  readonly names: Names
}

/** What happened at a game, in the order in which it counts; what does not count stands at the end. */
export function timeline({ entries, state, waits, verdicts, lastCounted, names }: Known): TimelineLine[] {
  const { ordered, otherSheets } = orderEntries(entries)
  const shown = currentEntries(ordered).effective.filter(({ root }) => isShown(root))
  const others = otherSheets.filter(isShown).map((entry): CurrentEntry => ({ root: entry, entry }))
  const refused = new Map(state.refused.map(({ entry, reason }) => [entry.id, reason]))
  const upToCounted = ordered.slice(0, ordered.findIndex(({ id }) => id === lastCounted) + 1)
  const counted = new Set(upToCounted.map(({ id }) => id))
  const scores = new Map(state.scores.map(line => [line.entry.id, [line.team_1_score, line.team_2_score] as const]))
  return [...shown, ...others].map(({ root, entry }) => {
    const reason = verdicts.get(entry.id)?.text ?? verdicts.get(root.id)?.text ?? localReason(refused.get(entry.id))
    return {
      root, entry, ...describe(entry, names), reason,
      score: scores.get(root.id) ?? null,
      mark: reason !== null ? 'refused' : waits(root) || waits(entry) ? 'saved' : counted.has(root.id) && counted.has(entry.id) ? 'counted' : 'sent',
    }
  })
}

type Shown = EntryOf<'play' | 'status' | 'score'>

const isShown = (entry: Entry): entry is Shown => entry.kind === 'play' || entry.kind === 'status' || entry.kind === 'score'

/** What the tablet can tell by itself, before the server has judged. */
function localReason(reason: Refusal | undefined): string | null {
  switch (reason) {
    case undefined: return null
    case 'other_sheet': return 'Does not count: another tablet keeps the score of this game.'
    case 'decided': return 'Does not count: the office decided for the score of another tablet.'
    case 'after_final': return 'Does not count: the game was already over. Reopen the game first.'
    case 'unknown_team': return 'Does not count: this team does not play this game.'
    default: return 'Does not count.'
  }
}
