import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { changesMeta } from '../../../shared-schema/api/changes.ts'
import { families } from '../../../shared-schema/resources/families.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { RequestError } from '../../base/requests/request-error.ts'
import { mayChange, STREAMED } from './reads.ts'
import type { TouchedRecord } from './undo-step.ts'

const page = z.object({
  meta: changesMeta.pick({ since: true, next: true }),
  objects: z.array(z.object({ family: z.string() })),
})

const read = (since: string, signal?: AbortSignal) =>
  sendRequest(`/v1/changes/?${new URLSearchParams({ since })}`, page, signal && { signal })

/**
 * Refetches the queries that read a family of which a record changed. The server knows best which records a
 * change affects, so one's own changes are looked up like those of others.
 */
export class ChangeFeed {
  readonly #client: QueryClient
  /** Undefined until the first answer. Two requests at once may set an older mark: it repeats some changes. */
  #since: string | undefined
  #refetched: Promise<unknown> = Promise.resolve()

  constructor(client: QueryClient) {
    this.#client = client
  }

  /** Looks up the changes since the last time, and refetches what they affect. */
  async poll(signal: AbortSignal): Promise<void> {
    // The queries of a page that has just opened are as new as the first mark.
    const isFirst = this.#since === undefined
    const changed = await this.#changed(signal)
    if (!isFirst && changed.length > 0) void this.#refetch(start => mayChange(start, changed))
  }

  /**
   * Looks up the changes after one's own change, and refetches what they affect, streamed queries too. It resolves
   * when the screen is current.
   * @param touched the changed records: the server does not report the deletion of an organization to its admins
   */
  async afterOwnChange(touched: readonly TouchedRecord[]): Promise<void> {
    const own = touched.map(({ path }) => path.split('/')[2] ?? '')
    const changed = [...own, ...(await this.#changed().catch(() => families))]
    await this.#refetch(start => start === STREAMED || mayChange(start, changed))
  }

  /** The families with changed records since the last time: all of them if that cannot be known, or is long. */
  async #changed(signal?: AbortSignal): Promise<readonly string[]> {
    if (this.#since === undefined) return this.#begin(signal)
    try {
      const { meta, objects } = await read(this.#since, signal)
      if (meta.next !== null) return await this.#begin(signal)
      this.#since = meta.since
      return objects.map(({ family }) => family)
    } catch (error) {
      if (error instanceof RequestError && error.code === 'restored_server') return this.#begin(signal)
      throw error
    }
  }

  async #begin(signal?: AbortSignal): Promise<readonly string[]> {
    this.#since = (await read('now', signal)).meta.since
    return families
  }

  #refetch(isAffected: (start: unknown) => boolean): Promise<unknown> {
    const affected = this.#client.invalidateQueries({
      predicate: ({ queryKey: [start] }) => isAffected(start),
    })
    this.#refetched = Promise.all([this.#refetched, affected])
    return this.#refetched
  }
}
