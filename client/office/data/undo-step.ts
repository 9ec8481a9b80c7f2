import { z } from 'zod'

/** A record that was changed. */
export interface TouchedRecord {
  /** As `/v1/tournaments/5/`. */
  readonly path: string
  /**
   * The time of the change from the record; null if the answer lacks it: then it was the record's last
   * change.
   */
  readonly time: string | null
}

const record = z.object({ resource_uri: z.string(), time_last_updated: z.string() })
const slots = z.array(z.object({ game_id: z.int() }))
const many = z.union([
  z.object({ moved: slots }).transform(({ moved }) => moved),
  z.object({ placed: slots }).transform(({ placed }) => placed),
])

/** The records changed in one step, by one request or by many, collected from the answers. */
export class UndoStep {
  readonly #touched: TouchedRecord[] = []

  get touched(): readonly TouchedRecord[] {
    return this.#touched
  }

  /** @param asOf the version before the change, if known: an unchanged record is left out */
  note(
    { method, path, asOf }: { readonly method: string; readonly path: string; readonly asOf?: string },
    answer: unknown,
  ): void {
    if (method === 'DELETE') return this.#add(path.replace(/\?.*$/, ''), null)
    const { data: records = [] } = z.array(record).safeParse(Array.isArray(answer) ? answer : [answer])
    for (const { resource_uri, time_last_updated } of records)
      if (time_last_updated !== asOf)
        this.#add(new URL(resource_uri, 'http://server').pathname, time_last_updated)
    // The board of the schedule has its own way to undo moves.
    const games = path.endsWith('/slots/') ? [] : (many.safeParse(answer).data ?? [])
    for (const { game_id } of games) this.#add(`/v1/games/${game_id}/`, null)
  }

  #add(path: string, time: string | null): void {
    this.#touched.push({ path, time })
  }
}
