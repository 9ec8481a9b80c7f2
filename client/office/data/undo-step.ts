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
  /** True if the change may have left the record as it was. */
  readonly mayBeSame?: true
}

interface NotedChange {
  readonly method: string
  readonly path: string
  readonly asOf?: string
  readonly body?: unknown
}

const record = z.object({ resource_uri: z.string(), time_last_updated: z.string() })
const slots = z.array(z.object({ game_id: z.int() }))
const many = z.union([
  z.object({ moved: slots }).transform(({ moved }) => moved),
  z.object({ placed: slots }).transform(({ placed }) => placed),
])

const ids = z.array(z.int())
const format = z.object({ pools: z.array(record), brackets: z.array(record), swiss_rounds: z.array(record) })
/** Pools that were dealt together. */
const drawn = z.object({ pools: z.array(record) })
const replaced = z.object({ seen: z.object({ pools: ids, brackets: ids, swiss_rounds: ids }) })

/** The records changed in one step, by one request or by many, collected from the answers. */
export class UndoStep {
  readonly #touched: TouchedRecord[] = []

  get touched(): readonly TouchedRecord[] {
    return this.#touched
  }

  /** @param asOf the version before the change, if known: an unchanged record is left out */
  note({ method, path, asOf, body }: NotedChange, answer: unknown): void {
    if (method === 'DELETE') return this.#add(path.replace(/\?.*$/, ''), null)
    if (path.endsWith('/formats/')) return this.#noteFormat(path.replace(/formats\/$/, ''), body, answer)
    const list = drawn.safeParse(answer).data?.pools ?? (Array.isArray(answer) ? answer : [answer])
    const { data: records = [] } = z.array(record).safeParse(list)
    for (const { resource_uri, time_last_updated } of records)
      if (time_last_updated !== asOf)
        this.#add(new URL(resource_uri, 'http://server').pathname, time_last_updated)
    // The board of the schedule has its own way to undo moves.
    const games = path.endsWith('/slots/') ? [] : (many.safeParse(answer).data ?? [])
    for (const { game_id } of games) this.#add(`/v1/games/${game_id}/`, null)
  }

  /** Notes a new format without its games, which go with it, and what it replaced. */
  #noteFormat(tournament: string, body: unknown, answer: unknown): void {
    const { data: made } = format.safeParse(answer)
    if (!made) return
    const records = [...made.pools, ...made.brackets, ...made.swiss_rounds]
    for (const { resource_uri, time_last_updated } of records)
      this.#add(new URL(resource_uri, 'http://server').pathname, time_last_updated)
    const time = records[0]?.time_last_updated ?? null
    this.#touched.push({ path: tournament, time, mayBeSame: true })
    const { data: former } = replaced.safeParse(body)
    for (const [family, gone] of former ? Object.entries(former.seen) : [])
      for (const id of gone) this.#add(`/v1/${family}/${id}/`, time)
  }

  #add(path: string, time: string | null): void {
    this.#touched.push({ path, time })
  }
}
