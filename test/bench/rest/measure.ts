import { Agent, request as open } from 'node:http'
import { headers, type Case, type Sent } from './requests.ts'
import type { Size } from './seed.ts'
import { measured } from '../rehearsal.ts'

const agent = new Agent({ keepAlive: true })

const SUCCESS: ReadonlySet<number | undefined> = new Set([200, 201, 202])

/** Sends a request and reads the whole answer. @throws if the server does not answer with success */
export function send(address: string, { method, path, body }: Sent): Promise<string> {
  return new Promise((done, failed) => {
    const outgoing = open(`${address}${path}`, { method, headers, agent }, incoming => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.on('error', failed)
      incoming.on('end', () => {
        const text = Buffer.concat(parts).toString()
        if (SUCCESS.has(incoming.statusCode)) done(text)
        else failed(new Error(`${method} ${path}: ${incoming.statusCode} ${text}`))
      })
    })
    outgoing.on('error', failed)
    outgoing.end(body && JSON.stringify(body))
  })
}

/**
 * The figures of one server in one case: milliseconds of each request that was sent alone, and requests a
 * second of 8 at a time.
 */
export interface Figures {
  readonly alone: number[]
  readonly throughput: number[]
}

const ROUNDS = measured(5, 1)
const ALONE_MS = measured(1500, 20)
const CROWD_MS = measured(1500, 20)
const CROWD = 8

/**
 * Measures a case on several servers in turns, because a machine is never equally fast for long.
 * @returns for each server, in the same order, its figures
 */
export async function measure(addresses: readonly string[], one: Case, size: Size): Promise<Figures[]> {
  const figures = addresses.map((): Figures => ({ alone: [], throughput: [] }))
  let turn = 0
  const next = (address: string) => send(address, one.request(turn++, size))
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, address] of addresses.entries()) {
      const alone: number[] = []
      for (const end = performance.now() + ALONE_MS; performance.now() < end;) {
        const start = performance.now()
        await next(address)
        alone.push(performance.now() - start)
      }
      let answers = 0
      const end = performance.now() + CROWD_MS
      await Promise.all(
        Array.from({ length: CROWD }, async () => {
          for (; performance.now() < end; answers++) await next(address)
        }),
      )
      if (round < 0) continue // warms up
      figures[index]?.alone.push(...alone)
      figures[index]?.throughput.push((answers / CROWD_MS) * 1000)
    }
  }
  return figures
}

/** The value that a share of the values stays below: 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
