import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { createParser } from 'eventsource-parser'
import { z } from 'zod'
import { collections, EPOCH, type Scope } from '../../shared-schema/replication/scope.ts'

const delivery = z.object({
  documents: z.array(z.looseObject({ id: z.string() })),
  checkpoint: z.object({ lwt: z.int() }),
})
const changes = z.object({
  changes: z.object({ catalog: delivery, entries: delivery, results: delivery }).partial(),
})

/** The stream of one scope over a connection of its own, whose reader can stop taking anything from it. */
export class StreamReader {
  /** The ids of all documents that arrived, in their order. */
  readonly ids: string[] = []
  /** The position of the last one. */
  position = 0
  bytes = 0
  ended = false
  readonly #response: IncomingMessage

  private constructor(response: IncomingMessage) {
    this.#response = response
    const parser = createParser({
      onEvent: ({ event, data }) => {
        if (event === 'changes') this.#take(data)
      },
    })
    response.setEncoding('utf8').on('data', (text: string) => {
      this.bytes += text.length
      parser.feed(text)
    })
    response
      .on('error', () => undefined)
      .on('close', () => {
        this.ended = true
      })
  }

  /** Asks for a stream and waits for its first event. */
  static async open(
    url: string,
    scope: Scope,
    token: string | null,
    deviceId?: string,
  ): Promise<StreamReader> {
    const headers = {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(deviceId !== undefined && { 'Device-Id': deviceId }),
    }
    const asked = request(`${url}/replication/${EPOCH}/stream?scopes=${scope}`, {
      agent: false,
      headers,
    }).end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    if (response.statusCode !== 200) throw new Error(`No stream: status ${response.statusCode}`)
    const reader = new StreamReader(response)
    await once(response, 'data')
    return reader
  }

  /** Takes nothing from the connection any more. */
  stall(): void {
    this.#response.pause()
  }

  /** Takes what the connection still holds. */
  resume(): void {
    this.#response.resume()
  }

  close(): void {
    this.#response.destroy()
  }

  #take(data: string): void {
    const arrived = changes.parse(JSON.parse(data)).changes
    for (const name of collections) {
      this.ids.push(...(arrived[name]?.documents.map(({ id }) => id) ?? []))
      this.position = Math.max(this.position, arrived[name]?.checkpoint.lwt ?? 0)
    }
  }
}
