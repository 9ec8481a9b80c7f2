import fc from 'fast-check'
import { fileOf } from '../../../shared-schema/handover/file.ts'
import { pack, type Handover } from '../../../shared-schema/handover/packed.ts'
import { wrongLines } from '../../support/recount.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { attack, type Attack } from './attacks.ts'
import { belongingsOf, changesBetween } from './belongings.ts'
import { makeVictims, SECRET, type Victims } from './victims.ts'
import { expectCode } from '../../support/error-code.ts'

/** The outcome of the requests of hostile admins. */
export interface Siege {
  readonly requests: number
  /** How many answers there were of each status. */
  readonly statuses: ReadonlyMap<number, number>
  /** Changes, disclosures and failures, each with the requests that may have caused it. */
  readonly breaches: readonly string[]
}

/** How many requests are under way at once. */
const AT_ONCE = 8

/** How often it is looked whether all is as it was, in requests. */
const LOOK_EVERY = 200

/**
 * Sends random requests of one organization's admins to two servers on one database, about what two other
 * organizations have.
 */
export async function besiege(
  databaseUrl: string,
  wish: { readonly requests: number; readonly seed: number },
): Promise<Siege> {
  const servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })]
  const [first] = servers
  if (!first) throw new Error('There is no server')
  try {
    return await lay(
      servers,
      first,
      await makeVictims(first, Math.max(4, Math.ceil(wish.requests / 1000))),
      wish,
    )
  } finally {
    for (const server of servers) await server.stop()
  }
}

async function lay(
  servers: readonly TestServer[],
  { db }: TestServer,
  victims: Victims,
  { requests, seed }: { readonly requests: number; readonly seed: number },
): Promise<Siege> {
  const attacks = fc.sample(attack(victims), { numRuns: requests, seed })
  const statuses = new Map<number, number>()
  const breaches: string[] = []
  let before = await belongingsOf(db, victims.theirs)
  for (let start = 0; start < attacks.length; start += LOOK_EVERY) {
    const part = attacks.slice(start, start + LOOK_EVERY)
    const succeeded: Attack[] = []
    const waiting = [...part]
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const { status, text } = await send(servers, victims, next)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          if (text.includes(SECRET))
            breaches.push(`told: ${JSON.stringify(next)} → ${status} ${aroundSecret(text)}`)
          if (status >= 500)
            breaches.push(`failed: ${JSON.stringify(next)} → ${status} ${text.slice(0, 300)}`)
          if (status < 300 && next.method !== 'GET') succeeded.push(next)
        }
      }),
    )
    const after = await belongingsOf(db, victims.theirs)
    const changes = changesBetween(before, after)
    if (changes.length > 0) {
      breaches.push(
        `changed by one of ${succeeded.map(one => JSON.stringify(one)).join('\n    ')}\n  ${changes.map(change => change.slice(0, 600)).join('\n  ')}`,
      )
    }
    before = after
  }
  return {
    requests: attacks.length,
    statuses,
    breaches: [...breaches, ...(await wrongLines(db)).map(line => `counted wrongly: ${line}`)],
  }
}

async function send(
  servers: readonly TestServer[],
  { tokens }: Victims,
  { method, path, body, isHandover, by, server }: Attack,
): Promise<{ status: number; text: string }> {
  const sent = isHandover ? fileOf(await pack(body as Handover)) : body
  const token = by === null ? undefined : tokens[by]
  const response = await fetch(`${servers[server]?.url}${path}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(sent === undefined || method === 'GET' ? {} : { body: JSON.stringify(sent) }),
  })
  const text = await response.text()
  if (response.status >= 400) expectCode(response.status, JSON.parse(text))
  return { status: response.status, text }
}

function aroundSecret(text: string): string {
  const at = text.indexOf(SECRET)
  return text.slice(Math.max(0, at - 200), at + 100)
}
