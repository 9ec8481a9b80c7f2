import type { Entry, EntryContent } from '../../../shared-schema/replication/entry.ts'
import { entryId } from './entry-id.ts'
import type { Random } from '../../rules/random.ts'

/** The tablet at a field, used to score every game there. */
export class Tablet {
  readonly #device: string
  readonly #scorekeeper: string
  #counter = 0

  constructor(device: string, scorekeeper: string) {
    this.#device = device
    this.#scorekeeper = scorekeeper
  }

  /**
   * An entry made by the tablet.
   * @param time milliseconds since 1970
   * @param ids source of randomness for the entry's id
   * @param by the person at the tablet, if not the scorekeeper
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
