import { setTimeout as sleep } from 'node:timers/promises'
import type { StreamFault } from './faults.ts'
import { passOn } from './faulty-answer.ts'
import type { Passage } from './passage.ts'

/** Passes a stream on and does to it what was drawn. */
export async function streamFaultily(passage: Passage<StreamFault>): Promise<void> {
  const { request, response, fault, ms, note, isOver } = passage
  if (fault === 'stream refused') {
    note(fault)
    request.socket.resetAndDestroy()
    return
  }
  const answer = await passOn(passage)
  note(`open, ${fault}`)
  response.on('close', () => {
    note('closed')
    answer.destroy()
  })
  if (response.closed) answer.destroy()
  response.writeHead(answer.statusCode ?? 502, answer.headers)
  response.flushHeaders()
  let isStruck = false
  const striking = setTimeout(() => {
    isStruck = !isOver()
    if (isStruck && fault === 'stream cut') request.socket.resetAndDestroy()
  }, ms)
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      // A dead connection stays dead, even when the network is back.
      if (fault === 'stream silent' && isStruck) continue
      if (fault === 'event halved' && isStruck) {
        response.write(chunk.subarray(0, chunk.length / 2), () => request.socket.resetAndDestroy())
        return
      }
      if (fault === 'stream late' && !isOver()) await sleep(ms / 4)
      response.write(chunk)
    }
    response.end()
  } catch {
    response.destroy()
  } finally {
    clearTimeout(striking)
  }
}
