import { AsyncLocalStorage } from 'node:async_hooks'
import type { Network } from './network.ts'

/** After this the app gives a request up. */
const PATIENCE_MS = 20_000

/** The surroundings of one run of the app in a tab: its network, and whether the tab is still open. */
export class RunningPage {
  readonly network: Network
  /** Where the page dies at its next recording: before the disk has it, or after. */
  dies: 'before writing' | 'after writing' | null = null
  readonly #gone = new AbortController()

  constructor(network: Network) {
    this.network = network
  }

  get isGone(): boolean {
    return this.#gone.signal.aborted
  }

  /** Ends the page like the loss of its process: nothing of it is sent or stored any more. */
  vanish(): void {
    this.#gone.abort(new Error('The page is gone'))
  }

  /** Runs work, and all that follows from it, as the page's own. */
  run<T>(work: () => T): T {
    return current.run(this, work)
  }

  /** An answer with all of its content, or without it if that is a stream. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.any([this.#gone.signal, ...(init.signal ? [init.signal] : [])])
    if (path.includes('/stream')) return this.network.fetch(path, { ...init, signal })
    const answer = this.network.fetch(path, { ...init, signal })
    return inTime(
      answer.then(async got => new Response(got.status === 204 ? null : await got.arrayBuffer(), got)),
    )
  }
}

/** Node 20 can forget a time limit that is joined with other signals; browsers keep it. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const current = new AsyncLocalStorage<RunningPage>()

/** Sends what pages fetch through their networks. @returns what puts the real `fetch` back */
export function routeFetch(): () => void {
  const real = globalThis.fetch
  globalThis.fetch = (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/')) return real(input, init)
    const page = current.getStore()
    if (!page) throw new Error(`No page asked for ${input}`)
    return page.fetch(input, init)
  }
  return () => {
    globalThis.fetch = real
  }
}
