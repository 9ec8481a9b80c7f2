import { setTimeout as sleep } from 'node:timers/promises'
import { at } from '../../../shared-schema/rules/at.ts'
import type { Device } from '../../support/replication.ts'
import { insist } from '../simulation/insist.ts'
import type { ClientThread, Shown } from './client-thread.ts'
import { differences, missingIn, servedTo, wrongAtServer } from './differences.ts'
import type { Recorded } from './recorded.ts'
import { TURN_MS, Turns } from './turns.ts'

/** Within this time all clients must hold what the server has, on a machine that gives them their turns. */
const LIMIT_MS = 15_000

export interface Convergence {
  /** How long it took, or how long it was waited for, counted in turns that came. */
  readonly ms: number
  /** The differences at each client in the end. */
  readonly clients: readonly (readonly string[])[]
  /** The differences at the server in the end. */
  readonly server: readonly string[]
  /** The last errors of each client. */
  readonly errors: readonly (readonly string[])[]
}

/** Waits until all clients hold what the server has, and that is what was recorded. */
export async function converge(
  thread: ClientThread,
  devices: readonly Device[],
  recorded: Recorded,
): Promise<Convergence> {
  const turns = new Turns(at(devices, 0).url)
  try {
    const { turns: before } = await thread.show()
    for (;;) {
      const shown = await thread.show()
      const ms = TURN_MS * Math.min(turns.count, shown.turns - before)
      const errors = shown.clients.map(client => client.errors)
      const missing = shown.clients.map(client => missingIn(client, recorded))
      const isLate = ms > LIMIT_MS
      if (isLate || missing.every(ids => ids.length === 0)) {
        const found = await compare(shown.clients, devices, recorded)
        if (isLate || [found.server, ...found.clients].flat().length === 0) return { ms, errors, ...found }
      }
      await sleep(TURN_MS)
    }
  } finally {
    turns.stop()
  }
}

async function compare(
  clients: readonly Shown[],
  devices: readonly Device[],
  recorded: Recorded,
): Promise<Pick<Convergence, 'clients' | 'server'>> {
  const served = await insist(() => Promise.all(devices.map(servedTo)))
  return {
    clients: clients.map((client, index) => differences(client, at(served, index))),
    server: wrongAtServer(at(served, 0), recorded),
  }
}
