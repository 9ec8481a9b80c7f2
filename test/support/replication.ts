import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { Entry, EntryOf } from '../../shared-schema/replication/entry.ts'
import type { EntryKind } from '../../shared-schema/replication/entry-kinds.ts'
import { resultDocument, type ResultDocument } from '../../shared-schema/replication/result.ts'
import { EPOCH, type CollectionName, type Scope } from '../../shared-schema/replication/scope.ts'
import { expectCode } from './error-code.ts'

const page = z.object({
  documents: z.array(z.looseObject({ id: z.string(), _deleted: z.boolean() })),
  checkpoint: z.object({ id: z.string(), lwt: z.int() }),
  head: z.int(),
})
export type Page = z.infer<typeof page>

/** A tablet without a screen: it speaks to the replication endpoints of one scope by plain requests. */
export class Device {
  readonly id = uuid()
  /** Its headers in addition to its id: `Device-Position`, `Device-Unsent`. */
  state: Record<string, string> = {}
  #counter = 0

  constructor(
    readonly url: string,
    readonly scope: Scope,
    readonly token: string | null,
  ) {}

  /** An entry of this device at a game. */
  entry<K extends EntryKind>(
    gameId: number,
    kind: K,
    data: EntryOf<K>['data'],
    head: Partial<Entry> = {},
  ): object {
    return {
      id: uuid(),
      game_id: gameId,
      device_id: this.id,
      counter: ++this.#counter,
      after: null,
      recorded_at: '2026-06-01T08:00:00.000Z',
      recorded_by: 'Test',
      kind,
      data,
      ...head,
    }
  }

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const authorization: Record<string, string> =
      this.token === null ? {} : { Authorization: `Bearer ${this.token}` }
    const response = await fetch(`${this.url}/replication/${path}`, {
      ...init,
      headers: { 'Content-Type': 'application/json', 'Device-Id': this.id, ...this.state, ...authorization },
    })
    if (response.status >= 400) expectCode(response.status, await response.clone().json())
    return response
  }

  /** Pushes documents as RxDB does. */
  push(documents: readonly unknown[], collection: CollectionName = 'entries'): Promise<Response> {
    const rows = documents.map(newDocumentState => ({ newDocumentState }))
    return this.ask(`${this.scope}/${collection}/${EPOCH}/push`, {
      method: 'POST',
      body: JSON.stringify(rows),
    })
  }

  async pull(collection: CollectionName, lwt = 0, limit = 1000, id = ''): Promise<Page> {
    const response = await this.ask(
      `${this.scope}/${collection}/${EPOCH}/pull?id=${id}&lwt=${lwt}&limit=${limit}`,
    )
    return page.parse(await response.json())
  }

  /** The server's results and verdicts in the scope, without deleted ones. */
  async results(): Promise<ResultDocument[]> {
    const { documents } = await this.pull('results')
    return documents.filter(document => !document._deleted).map(document => resultDocument.parse(document))
  }

  async verdicts(): Promise<string[]> {
    return (await this.results()).flatMap(result => (result.kind === 'verdict' ? [result.data.reason] : []))
  }

  async score(gameId: number): Promise<string | undefined> {
    const result = (await this.results()).find(one => one.kind === 'game' && one.game_id === gameId)
    return result?.kind === 'game'
      ? `${result.data.team_1_score}-${result.data.team_2_score} ${result.data.status}`
      : undefined
  }
}

/** The entry of a scoreboard's button for team 1; after the end of a game it does not count. */
export const onePoint = {
  team_1_score: 1,
  team_2_score: 0,
  team_1_added: 1,
  is_final: false,
  game_sets: [],
  what_happened: '',
}
