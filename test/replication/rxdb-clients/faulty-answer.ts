import { once } from 'node:events'
import { request as ask, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestFault } from './faults.ts'
import type { Passage } from './passage.ts'

/** Passes a request on that has one answer, and does to either what was drawn. */
export async function answerFaultily(passage: Passage<RequestFault>): Promise<void> {
  const { request, response, fault, ms, note } = passage
  const body = Buffer.concat(await request.toArray())
  if (fault === 'refused') {
    note(fault)
    request.socket.resetAndDestroy()
    return
  }
  if (fault === 'status 503') {
    note(fault)
    response.writeHead(503, { 'Content-Type': 'text/html' }).end('<html>Busy</html>')
    return
  }
  if (fault === 'request late') await sleep(ms)
  const answer = await passOn(passage, body)
  const whole = Buffer.concat(await answer.toArray())
  note(`(${body.length} bytes): ${answer.statusCode ?? ''}, ${whole.length} bytes, ${fault}`)
  if (fault === 'no answer') return
  if (fault === 'answer lost') {
    request.socket.resetAndDestroy()
    return
  }
  if (fault === 'answer late') await sleep(ms)
  const sent = fault === 'answer halved' ? whole.subarray(0, whole.length / 2) : whole
  const { 'transfer-encoding': _, ...headers } = answer.headers
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': sent.length }).end(sent)
}

/** Asks the server, and gives its answer once that begins. */
export async function passOn(
  { request, target }: Pick<Passage<unknown>, 'request' | 'target'>,
  body = Buffer.alloc(0),
): Promise<IncomingMessage> {
  const { connection: _, ...headers } = request.headers
  const asked = ask(target, { method: request.method, headers, agent: false }).end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}
