import { vi } from 'vitest'
import { readFile } from '../../shared-schema/handover/file.ts'
import { readable, unpack } from '../../shared-schema/handover/packed.ts'
import type { Scope } from '../../shared-schema/replication/scope.ts'

type Mode = 'up' | 'down' | 'portal' | 401 | 403 | 426 | 500

interface Stored { document: Record<string, unknown> & { id: string }; position: number; deleted: boolean }

/** A server of one scope's entries in place of `fetch`, which can be down or a captive portal. */
export class FakeServer {
  mode: Mode = 'up'
  /** The counters of the entries in each push, as they arrived. */
  readonly pushes: number[][] = []
  /** Whether pushes are refused, as to somebody whose role was taken away. */
  turnsAway = false
  /** The counters of the entries in each hand-over. */
  readonly handovers: number[][] = []
  /** The requests that were answered, in their order. */
  readonly asked: { readonly path: string; readonly headers: Headers }[] = []
  readonly #entries = new Map<string, Stored>()
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
    this.#entries.set(document.id, { document: Object.fromEntries(Object.entries(document).toReversed()) as Stored['document'], position: this.#head, deleted: false })
  }

  remove(id: string): void {
    const stored = this.#entries.get(id)
    if (!stored) throw new Error(`There is no ${id}`)
    this.#head += 1
    this.#entries.set(id, { ...stored, position: this.#head, deleted: true })
  }

  /** Says on all streams that the server is still there. */
  beat(): void {
    this.#tell('beat', {})
  }

  /** Puts an entry and sends it on all streams. */
  announce(scope: Scope, document: Stored['document']): void {
    this.put(document)
    const change = { documents: [{ ...document, _deleted: false }], checkpoint: { id: document.id, lwt: this.#head } }
    this.#tell('changes', { scope, head: this.#head, changes: { entries: change } })
  }

  /** Ends all streams, as a network does. */
  breakStreams(): void {
    for (const stream of this.#streams) stream.error(new TypeError('Broken'))
    this.#streams.clear()
  }

  /** Keeps the answers to pulls on their way, with what they hold already. @returns what lets them arrive */
  holdPulls(): () => void {
    let release = (): void => undefined
    this.#held = new Promise(resolve => { release = resolve })
    return () => {
      this.#held = null
      release()
    }
  }

  #tell(event: string, data: unknown): void {
    for (const stream of this.#streams) stream.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  }

  async #answer(path: string, { body, signal, headers }: RequestInit): Promise<Response> {
    await new Promise(resolve => setTimeout(resolve, 1))
    signal?.throwIfAborted()
    if (this.mode === 'down') throw new TypeError('Failed to fetch')
    if (this.mode === 'portal') return new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } })
    if (this.mode !== 'up') return json({ error_message: 'No' }, this.mode)
    this.asked.push({ path, headers: new Headers(headers) })
    if (path.includes('/stream')) return this.#stream(path)
    if (path.includes('/push') && this.turnsAway) return json({ error_message: 'You have no role' }, 403)
    if (path.includes('/handovers')) return this.#takeIn(typeof body === 'string' ? JSON.parse(body) : null)
    if (path.includes('/push')) return this.#push(JSON.parse(typeof body === 'string' ? body : '[]') as { newDocumentState: Stored['document'] & { counter: number } }[])
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
    for (const { newDocumentState: { _deleted: _, ...document } } of rows) if (!this.#entries.has(document.id)) this.put(document)
    return json([])
  }

  async #takeIn(file: unknown): Promise<Response> {
    const { entries } = readable(await unpack(readFile(file)))
    this.handovers.push(entries.map(({ counter }) => counter))
    return json({ new: entries.length, known: 0, not_counted: [] })
  }

  #pull(url: URL): Response {
    const after = Number(url.searchParams.get('lwt'))
    // Whoever has nothing yet is not told what is gone.
    const isFirst = after === 0 && url.searchParams.get('id') === ''
    const entries = url.pathname.includes('/entries/') ? [...this.#entries.values()] : []
    const found = entries.filter(({ position, deleted }) => position > after && !(isFirst && deleted))
    const last = found.at(-1)
    return json({
      documents: found.map(({ document, deleted }) => ({ ...document, _deleted: deleted })), head: this.#head,
      checkpoint: last ? { id: last.document.id, lwt: last.position } : { id: '', lwt: after },
    })
  }
}

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
