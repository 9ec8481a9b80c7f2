import { createParser } from 'eventsource-parser'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { streamAddress } from './address.ts'
import { actingHeaders } from '../../base/requests/acting-person.ts'
import { requestError } from '../../base/requests/send-request.ts'
import { RequestError, unreachable } from '../../base/requests/request-error.ts'
import { changesEvent, openEvent, type ChangesEvent, type OpenEvent } from './wire.ts'
import { languageNow } from '../../texts/texts.ts'

/** The server sends something every 4 s; longer silence than this is a dead connection. */
const SILENCE_MS = 22_000

export interface StreamListener {
  opened(event: OpenEvent): void
  changed(event: ChangesEvent): void
  /** Called for anything that arrives, even a beat. */
  alive(): void
}

/**
 * Reads the changes of some scopes from one connection until it ends. Read with `fetch`, because
 * an EventSource hides the status of a refusal and cannot notice silence.
 * @param deviceId shows the office that this device is connected; null for the office's own screens
 * @throws RequestError whenever it ends, and the signal's reason once that is aborted
 */
export async function readStream(
  scopes: readonly Scope[],
  deviceId: string | null,
  listener: StreamListener,
  signal: AbortSignal,
): Promise<never> {
  const silence = new AbortController()
  const ends = AbortSignal.any([signal, silence.signal])
  const hush = (): void => silence.abort(unreachable('The server fell silent'))
  let watch = setTimeout(hush, SILENCE_MS)
  const parser = createParser({ onEvent: ({ event, data }) => take(event, data, listener) })
  try {
    const chunks = await connect(scopes, deviceId, ends)
    for (;;) {
      const { done, value } = await chunks.read()
      if (done) throw unreachable('The server closed the stream')
      clearTimeout(watch)
      watch = setTimeout(hush, SILENCE_MS)
      listener.alive()
      parser.feed(value)
    }
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof RequestError ? error : unreachable(String(error))
  } finally {
    clearTimeout(watch)
    silence.abort()
  }
}

async function connect(
  scopes: readonly Scope[],
  deviceId: string | null,
  signal: AbortSignal,
): Promise<ReadableStreamDefaultReader<string>> {
  const response = await fetch(streamAddress(scopes), {
    headers: {
      accept: 'text/event-stream',
      'accept-language': languageNow(),
      ...(deviceId === null ? {} : { 'device-id': deviceId }),
      ...actingHeaders(),
    },
    credentials: 'same-origin',
    cache: 'no-store',
    redirect: 'error',
    signal,
  })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok) throw requestError(response.status, await response.json())
  if (!response.body || !type.startsWith('text/event-stream')) {
    throw unreachable('Something other than the server answered')
  }
  return response.body.pipeThrough(new TextDecoderStream()).getReader()
}

function take(event: string | undefined, data: string, listener: StreamListener): void {
  if (event === 'open') listener.opened(openEvent.parse(JSON.parse(data)))
  else if (event === 'changes') listener.changed(changesEvent.parse(JSON.parse(data)))
}
