import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { passOn } from './faulty-answer.ts'

/** Lies between a client and the server, and lets pushes and streams pass only while a test wants it. */
export class Gate {
  letsPushesPass = true
  letsStreamsPass = true
  /** The number of requests that did not pass. */
  refused = 0
  /** The text that has passed in streams of entries, and the number of streams that were opened. */
  streamed = ''
  opened = 0
  readonly #target: string
  readonly #server: Server

  private constructor(target: string) {
    this.#target = target
    this.#server = createServer((request, response) => {
      this.#pass(request, response).catch(() => response.destroy())
    })
  }

  /** @param target the address of the server */
  static async open(target: string): Promise<Gate> {
    const gate = new Gate(target)
    gate.#server.listen(0, '127.0.0.1')
    await once(gate.#server, 'listening')
    return gate
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Breaks what is under way. */
  cut(): void {
    this.#server.closeAllConnections()
  }

  close(): void {
    this.#server.close()
    this.cut()
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? ''
    const isStream = url.endsWith('/pullStream')
    if ((isStream && !this.letsStreamsPass) || (url.endsWith('/push') && !this.letsPushesPass)) {
      this.refused++
      request.socket.destroy()
      return
    }
    const body = Buffer.concat(await request.toArray())
    const answer = await passOn({ request, target: this.#target + url }, body)
    answer.on('error', () => response.destroy())
    response.on('close', () => answer.destroy())
    response.writeHead(answer.statusCode ?? 502, answer.headers).flushHeaders()
    if (isStream && url.includes('/entries/')) {
      this.opened++
      answer.on('data', chunk => (this.streamed += String(chunk)))
    }
    answer.pipe(response)
  }
}
