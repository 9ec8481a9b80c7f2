import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { controlSocket } from '../http/control.ts'

/** Whether a server holds the data folder and accepts control requests. */
export async function isServed(folder: string): Promise<boolean> {
  const socket = connect(controlSocket(folder))
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/**
 * Sends a request to the server that holds a data folder.
 * @throws with the server's message if it refuses
 */
export async function askControl(
  folder: string,
  what: 'backup' | 'restore' | 'rebuild',
  body?: Readable,
): Promise<IncomingMessage> {
  const asking = request({
    socketPath: controlSocket(folder),
    path: `/${what}`,
    method: body ? 'POST' : 'GET',
  })
  const answered = once(asking, 'response') as Promise<[IncomingMessage]>
  if (body) body.pipe(asking)
  else asking.end()
  const [answer] = await answered
  if (answer.statusCode === 200) return answer
  const refusal = await text(answer)
  asking.destroy()
  throw new Error(refusal)
}
