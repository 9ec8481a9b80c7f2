import { vi } from 'vitest'

type Mode = 'up' | 'down' | 'portal' | 401 | 403 | 426 | 500

interface Stored { document: Record<string, unknown> & { id: string }; position: number }

/** A server of one scope's entries in place of `fetch`, which can be down or a captive portal. */
export class FakeServer {
  mode: Mode = 'up'
  /** The counters of the entries in each push, as they arrived. */
  readonly pushes: number[][] = []
  /** The requests that were answered, in their order. */
  readonly asked: { readonly path: string; readonly headers: Headers }[] = []
  readonly #entries = new Map<string, Stored>()
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>()
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
    this.#entries.set(document.id, { document: Object.fromEntries(Object.entries(document).toReversed()) as Stored['document'], position: this.#head })
  }

  /** Says on all streams that the server is still there. */
  beat(): void {
    for (const stream of this.#streams) stream.enqueue(new TextEncoder().encode('event: beat\ndata: {}\n\n'))
  }

  async #answer(path: string, { body, signal, headers }: RequestInit): Promise<Response> {
    await new Promise(resolve => setTimeout(resolve, 1))
    signal?.throwIfAborted()
    if (this.mode === 'down') throw new TypeError('Failed to fetch')
    if (this.mode === 'portal') return new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } })
    if (this.mode !== 'up') return json({ error_message: 'No' }, this.mode)
    this.asked.push({ path, headers: new Headers(headers) })
    if (path.includes('/stream')) return this.#stream(path)
    if (path.includes('/push')) return this.#push(JSON.parse(typeof body === 'string' ? body : '[]') as { newDocumentState: Stored['document'] & { counter: number } }[])
    return this.#pull(new URL(path, 'http://server'))
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

  #pull(url: URL): Response {
    const after = Number(url.searchParams.get('lwt'))
    const found = url.pathname.includes('/entries/') ? [...this.#entries.values()].filter(({ position }) => position > after) : []
    const last = found.at(-1)
    return json({
      documents: found.map(({ document }) => ({ ...document, _deleted: false })), head: this.#head,
      checkpoint: last ? { id: last.document.id, lwt: last.position } : { id: '', lwt: after },
    })
  }
}

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
