import { setTimeout as sleep } from 'node:timers/promises'
import { at } from '../../../shared-schema/rules/at.ts'
import { Random } from '../../../server/rules/random.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import { Device } from '../../support/replication.ts'
import type { TestServer } from '../../support/server.ts'
import { makeEvent } from '../simulation/event.ts'
import { insist } from '../simulation/insist.ts'
import type { Tally } from '../simulation/tally.ts'
import { ClientThread } from './client-thread.ts'
import { converge } from './converge.ts'
import type { RxdbVersion } from './documented-client.ts'
import { FaultyProxy } from './faulty-proxy.ts'
import { Recorded } from './recorded.ts'
import { drawRecordings } from './recordings.ts'

/** The clients of a history. */
const versions: readonly RxdbVersion[] = [16, 16, 17, 17]

const GAMES_OF_EACH = 2
const FAULTS_MS = 12_000
const AWAY_MS = 3_000

/** Where histories are played, one after the other. */
export interface Place {
  readonly server: TestServer
  readonly venue: SmallLeague
  readonly thread: ClientThread
  /** Of a person for each client. */
  readonly tokens: readonly string[]
}

export interface Outcome {
  readonly seed: number
  /** How long the clients took to converge once the faults had ended. */
  readonly ms: number
  /** The differences in the end and their causes, in lines; empty if all converged. */
  readonly wrong: readonly string[]
}

/** A place with a league of its own, so that no history waits for what another one writes. */
export async function openPlace(server: TestServer): Promise<Place> {
  const venue = await makeLeague(server.db)
  const tokens: string[] = []
  for (const _ of versions) tokens.push(await server.signIn('scorekeeper', venue.organization))
  return { server, venue, tokens, thread: new ClientThread() }
}

/** Four clients record while everything goes wrong between them and the server. Then they must converge. */
export async function playHistory(place: Place, seed: number, tally: Tally): Promise<Outcome> {
  const { server, venue, thread, tokens } = place
  const event = await insist(() => makeEvent({ db: server.db, venue }, versions.length * GAMES_OF_EACH))
  const proxies = await Promise.all(
    versions.map((_, client) => FaultyProxy.open(server.url, seed * versions.length + client, tally)),
  )
  try {
    await thread.open(
      `history-${event.tournament}`,
      versions.map((version, client) => ({
        version,
        address: `${at(proxies, client).url}/replication/${event.scope}`,
        token: at(tokens, client),
      })),
    )
    const devices = tokens.map(token => new Device(server.url, event.scope, token))
    const recorded = new Recorded(event, devices)
    await Promise.all([
      record(place, recorded, Random.forPart(seed, 'recordings')),
      strike(proxies, Random.forPart(seed, 'server away')),
    ])
    tally.entries += recorded.ids.length
    const { ms, server: wrong, clients, errors } = await converge(thread, devices, recorded)
    const stalled = clients.flatMap((found, client) =>
      found.length === 0
        ? []
        : [
            `Client ${client}, with RxDB ${at(versions, client)}, lacks or has too much of ${recorded.ids.length} entries:`,
            ...found,
            ...at(errors, client),
            'Its last requests:',
            ...at(proxies, client).log,
          ],
    )
    return { seed, ms, wrong: [...wrong, ...stalled] }
  } finally {
    await thread.close()
    await Promise.all(proxies.map(proxy => proxy.close()))
  }
}

async function record({ thread }: Place, recorded: Recorded, random: Random): Promise<void> {
  const start = performance.now()
  for (const recording of drawRecordings(random, {
    clients: versions.length,
    games: GAMES_OF_EACH,
    ms: FAULTS_MS,
  })) {
    await sleep(recording.ms - (performance.now() - start))
    await thread.record(recording.client, recorded.add(recording))
  }
}

/** Lets faults happen, and the server be away from all clients for a while. */
async function strike(proxies: readonly FaultyProxy[], random: Random): Promise<void> {
  const before = random.between(1000, FAULTS_MS - AWAY_MS - 1000)
  await sleep(before)
  for (const proxy of proxies) proxy.leave()
  await sleep(AWAY_MS)
  for (const proxy of proxies) proxy.comeBack()
  await sleep(FAULTS_MS - before - AWAY_MS)
  for (const proxy of proxies) proxy.endFaults()
}
