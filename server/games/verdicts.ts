import {
  verdictId,
  type Flaw,
  type NamedGame,
  type Refusal,
  type ResultDocument,
} from '../../shared-schema/replication/result.ts'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import type { FeedChange } from '../feed/write.ts'

/**
 * The verdict on an entry, for the feed.
 * @param game its name, if the sender may read it
 * @param sender the person who gets it, besides the office
 */
export function verdictChange(
  entry: Pick<Entry, 'id' | 'game_id' | 'device_id'>,
  reason: Refusal,
  game: NamedGame | null,
  sender: string | null,
  flaw?: Flaw,
): FeedChange {
  const document: ResultDocument = {
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
  return { collection: 'results', id: document.id, document, audience: sender ?? '' }
}
