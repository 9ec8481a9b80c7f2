import { z } from 'zod'

/** A record that was changed. */
export interface Touched {
  /** As `/v1/tournaments/5/`. */
  readonly path: string
  /**
   * When, as the record says; null for what the answer does not say it of: then it was the last change of the
   * record.
   */
  readonly time: string | null
}

const record = z.object({ resource_uri: z.string(), time_last_updated: z.string() })
const slots = z.array(z.object({ game_id: z.int() }))
const many = z.union([
  z.object({ moved: slots }).transform(({ moved }) => moved),
  z.object({ placed: slots }).transform(({ placed }) => placed),
])

/** What somebody changed as one step, by one request or by many, as the answers told of it. */
export class Step {
  readonly #touched: Touched[] = []

  get touched(): readonly Touched[] {
    return this.#touched
  }

  /** @param asOf what a record was changed from, if that is known: one that is still as it was is left out */
  note(
    { method, path, asOf }: { readonly method: string; readonly path: string; readonly asOf?: string },
    answer: unknown,
  ): void {
    if (method === 'DELETE') return this.#add(path.replace(/\?.*$/, ''), null)
    const { data: records = [] } = z.array(record).safeParse(Array.isArray(answer) ? answer : [answer])
    for (const { resource_uri, time_last_updated } of records)
      if (time_last_updated !== asOf)
        this.#add(new URL(resource_uri, 'http://server').pathname, time_last_updated)
    // The board of the schedule has a way of its own to take its moves back.
    const games = path.endsWith('/slots/') ? [] : (many.safeParse(answer).data ?? [])
    for (const { game_id } of games) this.#add(`/v1/games/${game_id}/`, null)
  }

  #add(path: string, time: string | null): void {
    this.#touched.push({ path, time })
  }
}
