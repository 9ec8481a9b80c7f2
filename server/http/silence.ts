import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/**
 * What a client sends, for as long as it goes on sending. Only while somebody waits for more does its silence
 * count: a server that is busy with what has come lets it wait as long as it takes.
 * @param patience for how many milliseconds it may say nothing
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
 * Ends the connection of a client that takes nothing of what is ready for it. One that waits for a busy
 * server is no such client.
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
