import { vi } from 'vitest'
import { readFile } from '../../shared-schema/handover/file.ts'
import { readable, unpack } from '../../shared-schema/handover/packed.ts'
import type { Scope } from '../../shared-schema/replication/scope.ts'

type Mode = 'up' | 'down' | 'portal' | 401 | 403 | 426 | 500

interface Stored {
  document: Record<string, unknown> & { id: string }
  position: number
  deleted: boolean
}

/** A server of one scope's entries in place of `fetch`, which can be down or a captive portal. */
export class FakeServer {
  mode: Mode = 'up'
  /** The counters of the entries in each push, as they arrived. */
  readonly pushes: number[][] = []
  /** The counters of entries for which it has no room. */
  noRoomFor: readonly number[] = []
  /** Whether pushes are refused, as to somebody whose role was taken away. */
  turnsAway = false
  /** The counters of the entries in each hand-over. */
  readonly handovers: number[][] = []
  /** The requests that were answered, in their order. */
  readonly asked: { readonly path: string; readonly headers: Headers }[] = []
  /** True if it takes entries of other devices from the person at this one. */
  mayBring = true
  #entries = new Map<string, Stored>()
  /** Its generations, and from where on they hold. */
  #generations = [{ generation: 'first', start: 0 }]
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>()
  #held: Promise<void> | null = null
  #head = 0

  constructor() {
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => this.#answer(path, request))
  }

  get ids(): string[] {
    return [...this.#entries.keys()]
  }

  /** An entry as the server writes it down, its fields in another order. */
  put(document: Stored['document']): void {
    this.#head += 1
    this.#entries.set(document.id, {
      document: Object.fromEntries(Object.entries(document).toReversed()) as Stored['document'],
      position: this.#head,
      deleted: false,
    })
  }

  remove(id: string): void {
    const stored = this.#entries.get(id)
    if (!stored) throw new Error(`There is no ${id}`)
    this.#head += 1
    this.#entries.set(id, { ...stored, position: this.#head, deleted: true })
  }

  /** Keeps what it holds now. @returns what puts that back, as with a backup */
  backUp(): () => void {
    const [entries, head, generations] = [new Map(this.#entries), this.#head, [...this.#generations]]
    return () => {
      this.#entries = new Map(entries)
      this.#head = head
      this.#generations = generations
      this.restart()
    }
  }

  /** Ends all streams and begins a generation. */
  restart(): void {
    this.#generations = [
      ...this.#generations,
      {
        generation: `from ${this.#head} ${this.#generations.length} ${Math.random()}`.replaceAll(
          /[ .]/g,
          '-',
        ),
        start: this.#head,
      },
    ]
    this.breakStreams()
  }

  /** Says on all streams that the server is still there. */
  beat(): void {
    this.#tell('beat', {})
  }

  /** Puts an entry and sends it on all streams. */
  announce(scope: Scope, document: Stored['document']): void {
    this.put(document)
    this.announcing(scope, document)()
  }

  /** @returns what sends an entry on all streams as it would be sent now, however much later */
  announcing(scope: Scope, document: Stored['document']): () => void {
    const change = {
      documents: [{ ...document, _deleted: false }],
      checkpoint: { id: `@${this.#generation}`, lwt: this.#head },
    }
    const event = { scope, head: this.#head, changes: { entries: change } }
    return () => this.#tell('changes', event)
  }

  /** Ends all streams, as a network does. */
  breakStreams(): void {
    for (const stream of this.#streams) stream.error(new TypeError('Broken'))
    this.#streams.clear()
  }

  /** Keeps the answers to pulls on their way, with what they hold already. @returns what lets them arrive */
  holdPulls(): () => void {
    let release = (): void => undefined
    this.#held = new Promise(resolve => {
      release = resolve
    })
    return () => {
      this.#held = null
      release()
    }
  }

  get #generation(): string {
    return this.#generations.at(-1)?.generation ?? ''
  }

  /** True if a reported position of a generation is beyond the one that it reached. */
  #lost(position: number, generation: string): boolean {
    const index = this.#generations.findIndex(one => one.generation === generation)
    return position > (index < 0 ? 0 : (this.#generations[index + 1]?.start ?? this.#head))
  }

  #tell(event: string, data: unknown): void {
    for (const stream of this.#streams)
      stream.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  }

  async #answer(path: string, { body, signal, headers }: RequestInit): Promise<Response> {
    await new Promise(resolve => setTimeout(resolve, 1))
    signal?.throwIfAborted()
    if (this.mode === 'down') throw new TypeError('Failed to fetch')
    if (this.mode === 'portal')
      return new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } })
    if (this.mode !== 'up') return json({ error_message: 'No' }, this.mode)
    this.asked.push({ path, headers: new Headers(headers) })
    if (path.includes('/stream')) return this.#stream(path)
    if (path.includes('/push') && this.turnsAway) return json({ error_message: 'You have no role' }, 403)
    if (path.includes('/handovers')) return this.#takeIn(typeof body === 'string' ? JSON.parse(body) : null)
    if (path.includes('/lacking')) {
      const held = JSON.parse(typeof body === 'string' ? body : '[]') as { id: string }[]
      return json(this.mayBring ? held.flatMap(({ id }) => (this.#entries.has(id) ? [] : [id])) : [])
    }
    if (path.includes('/push'))
      return this.#push(
        JSON.parse(typeof body === 'string' ? body : '[]') as {
          newDocumentState: Stored['document'] & { counter: number }
        }[],
      )
    const answer = this.#pull(new URL(path, 'http://server'))
    await this.#held
    return answer
  }

  #stream(path: string): Response {
    const [scope = ''] = (new URL(path, 'http://server').searchParams.get('scopes') ?? '').split(',')
    const open = `event: open\ndata: ${JSON.stringify({ scope, head: this.#head })}\n\n`
    const body = new ReadableStream<Uint8Array>({
      start: controller => {
        this.#streams.add(controller)
        controller.enqueue(new TextEncoder().encode(open))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }

  #push(rows: { newDocumentState: Stored['document'] & { counter: number } }[]): Response {
    this.pushes.push(rows.map(({ newDocumentState }) => newDocumentState.counter))
    const surplus = rows
      .map(row => row.newDocumentState)
      .filter(({ counter }) => this.noRoomFor.includes(counter))
    for (const {
      newDocumentState: { _deleted: _, ...document },
    } of rows)
      if (!this.#entries.has(document.id) && !this.noRoomFor.includes(document.counter)) this.put(document)
    if (surplus.length > 0)
      return json(
        {
          error_message: 'There is no room',
          errors: Object.fromEntries(surplus.map(({ id }) => [id, ['was not taken']])),
        },
        403,
      )
    return json([], 200, { 'Sideline-Told': `${this.#head}@${this.#generation}` })
  }

  async #takeIn(file: unknown): Promise<Response> {
    const { entries } = readable(await unpack(readFile(file)))
    this.handovers.push(entries.map(({ counter }) => counter))
    return json({ new: entries.length, known: 0, not_counted: [] })
  }

  #pull(url: URL): Response {
    const asked = Number(url.searchParams.get('lwt'))
    const marks = [
      `${asked}@${url.searchParams.get('id')?.split('@')[1] ?? ''}`,
      ...(url.searchParams.get('told') ?? '').split(',').filter(Boolean),
    ]
    const lost = marks.some(mark => this.#lost(Number(mark.split('@')[0]), mark.split('@')[1] ?? ''))
    const after = lost ? 0 : asked
    // A client without documents is not sent deletions.
    const isFirst = asked === 0 && !lost && url.searchParams.get('id') === ''
    const entries = url.pathname.includes('/entries/') ? [...this.#entries.values()] : []
    const found = entries
      .toSorted((a, b) => a.position - b.position)
      .filter(({ position, deleted }) => position > after && !(isFirst && deleted))
    const last = found.at(-1)
    return json({
      documents: found.map(({ document, deleted }) => ({ ...document, _deleted: deleted })),
      head: this.#head,
      told: `${this.#head}@${this.#generation}`,
      checkpoint: { id: `@${this.#generation}`, lwt: last?.position ?? after },
      ...(lost ? { lost } : {}),
    })
  }
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
