import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client'
import Dexie, { type Table } from 'dexie'

interface StoredQueries {
  readonly id: number
  readonly client: PersistedClient
}

const ONLY = 1

/** The office's last read data, on this device: shown after a start without a network. */
export class LastKnown implements Persister {
  readonly #database = new Dexie('sideline-office')
  readonly #kept: Table<StoredQueries, number>

  constructor() {
    this.#database.version(1).stores({ kept: 'id' })
    this.#kept = this.#database.table('kept')
  }

  async persistClient(client: PersistedClient): Promise<void> {
    // A convenience: a full or forbidden storage loses no recorded entries.
    await this.#kept.put({ id: ONLY, client }).catch(() => undefined)
  }

  async restoreClient(): Promise<PersistedClient | undefined> {
    return (await this.#kept.get(ONLY).catch(() => undefined))?.client
  }

  async removeClient(): Promise<void> {
    await this.#kept.clear().catch(() => undefined)
  }
}
