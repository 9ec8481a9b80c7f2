import {
  verdictId,
  type Flaw,
  type NamedGame,
  type Refusal,
  type ResultDocument,
} from '../../shared-schema/replication/result.ts'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import type { FeedChange } from '../feed/write.ts'

/** The verdict document on an entry, for the tablets. */
export function verdictDocument(
  entry: Pick<Entry, 'id' | 'game_id' | 'device_id'>,
  reason: Refusal,
  game: NamedGame | null,
  flaw?: Flaw,
): ResultDocument {
  return {
    id: verdictId(entry.id),
    kind: 'verdict',
    game_id: entry.game_id,
    data: {
      entry_id: entry.id,
      device_id: entry.device_id,
      reason,
      game,
      ...(flaw && { flaw }),
      text: '',
    },
  }
}

/** A verdict for the feed: it concerns the sender of the entry, and the office. */
export const verdictChange = (document: ResultDocument, sender: string | null): FeedChange => ({
  collection: 'results',
  id: document.id,
  document,
  audience: sender ?? '',
})
