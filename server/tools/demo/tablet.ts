import type { Entry, EntryContent } from '../../../shared-schema/replication/entry.ts'
import { entryId } from './entry-id.ts'
import type { Random } from '../../../shared-schema/rules/random.ts'

/** A tablet beside a field, with which somebody keeps the score of every game there. */
export class Tablet {
  readonly #device: string
  readonly #scorekeeper: string
  #counter = 0

  constructor(device: string, scorekeeper: string) {
    this.#device = device
    this.#scorekeeper = scorekeeper
  }

  /**
   * An entry as the tablet makes it.
   * @param time milliseconds since 1970
   * @param ids the chance that the entry's id is made of
   * @param by who holds the tablet, if it is not the scorekeeper
   */
  entry(game_id: number, time: number, ids: Random, recording: EntryContent, by = this.#scorekeeper): Entry {
    return {
      id: entryId(time, ids),
      game_id,
      device_id: this.#device,
      counter: ++this.#counter,
      after: null,
      recorded_at: new Date(time).toISOString(),
      recorded_by: by,
      ...recording,
    }
  }
}
