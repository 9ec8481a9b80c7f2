import { BehaviorSubject } from 'rxjs'

/** A request of replication and its answer so far. */
export interface LoggedRequest {
  readonly id: number
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly method: string
  readonly path: string
  /** The status of the answer, or the reason why there is none; null before the answer. */
  readonly status: number | string | null
  /** From sending to the end of the answer; null before that. A stream ends when it breaks off. */
  readonly ms: number | null
  /** The bytes of the answer so far, uncompressed. */
  readonly bytes: number
}

const KEPT = 50

/** The last requests of this page, the latest first. */
export const requestLog$ = /* @__PURE__ */ new BehaviorSubject<readonly LoggedRequest[]>([])

/** Logs every request of replication from now on. For development: it reads every answer twice. */
export function logRequests(): void {
  const { fetch } = globalThis
  let id = 0
  globalThis.fetch = async (path, init) => {
    if (typeof path !== 'string' || !path.startsWith('/replication/')) return fetch(path, init)
    const start = performance.now()
    const request = { id: ++id, at: Date.now(), method: init?.method ?? 'GET', path }
    note({ ...request, status: null, ms: null, bytes: 0 })
    const end = (change: Partial<LoggedRequest> = {}): void =>
      update(request.id, { ...change, ms: performance.now() - start })
    try {
      const response = await fetch(path, init)
      update(request.id, { status: response.status })
      void countBytes(request.id, response.clone()).then(() => end())
      return response
    } catch (error) {
      end({ status: error instanceof Error ? error.name : 'failed' })
      throw error
    }
  }
}

async function countBytes(id: number, { body }: Response): Promise<void> {
  let bytes = 0
  const counter = new WritableStream<Uint8Array>({
    write: chunk => update(id, { bytes: (bytes += chunk.byteLength) }),
  })
  // An answer that breaks off is reported to those who asked.
  await body?.pipeTo(counter).catch(() => undefined)
}

const note = (request: LoggedRequest): void =>
  requestLog$.next([request, ...requestLog$.value].slice(0, KEPT))

const update = (id: number, change: Partial<LoggedRequest>): void =>
  requestLog$.next(requestLog$.value.map(one => (one.id === id ? { ...one, ...change } : one)))
