import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/**
 * The request body, aborted if the client falls silent. Silence counts only while the server waits for more:
 * a server busy with what has arrived lets the client wait as long as needed.
 * @param patience the longest silence, in milliseconds
 */
export function unlessSilent(request: IncomingMessage, patience: number): Readable {
  return Readable.from(parts(request, patience))
}

async function* parts(request: IncomingMessage, patience: number): AsyncGenerator<unknown, void> {
  const source = request[Symbol.asyncIterator]()
  for (;;) {
    const silent = setTimeout(() => request.destroy(new Error('The client fell silent')), patience)
    const next = await source.next().finally(() => clearTimeout(silent))
    if (next.done === true) return
    yield next.value
  }
}

/**
 * Ends the connection of a client that does not read data ready for it. A client that waits for a busy server
 * is not affected.
 */
export function endIfNothingIsTaken(response: ServerResponse, patience: number): void {
  let taken = 0
  const watch = setInterval(() => {
    const now = (response.socket?.bytesWritten ?? 0) - (response.socket?.writableLength ?? 0)
    if (response.writableNeedDrain && now === taken) response.destroy()
    taken = now
  }, patience)
  response.once('close', () => clearInterval(watch))
}
