import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { OFFICE } from '../../../shared-schema/replication/entry.ts'
import { wrongLines } from '../../support/recount.ts'
import { differences } from './differences.ts'
import type { Office } from './office.ts'
import { disagreements } from './rest-agrees.ts'
import { entriesOnSheet } from './sheet.ts'
import { wrongStandings } from './standings.ts'
import type { Tablet } from './tablet.ts'
import type { Event } from './event.ts'
import type { World } from './world.ts'

/**
 * The possible faults: entries called saved or sent that are not on the server; entries that are there
 * twice; tablets, server, REST and audit that differ; entries still unsent or missing when the time was
 * over; records tied to another organization without its consent.
 */
export const faults = ['lost', 'doubled', 'diverged', 'undrained', 'attached'] as const

/** The faults that the oracle found; all empty if the laws hold. */
export type Verdict = Readonly<Record<(typeof faults)[number], readonly string[]>>

/** Nothing is wrong. */
export const sound: Verdict = { lost: [], doubled: [], diverged: [], undrained: [], attached: [] }

/**
 * Rounds in which nothing is drained, each 400 ms on an idle machine: time for a request that hangs to be given
 * up after its 20 seconds, and for another one.
 */
const MAX_ROUNDS = 120

/** Rounds in which a server is away do not count, but it has to come back. */
const MAX_UNSERVED = 750

export const isSound = (verdict: Verdict): boolean => faults.every(fault => verdict[fault].length === 0)

/** Entries that were shown as saved and that their tablets count as sent. */
export async function countedSent(tablets: readonly Tablet[]): Promise<string[]> {
  const sent = await Promise.all(
    tablets.map(async tablet => {
      const unsent = await tablet.page.unsent()
      return [...tablet.saved].filter(id => !unsent.has(id))
    }),
  )
  return sent.flat()
}

/** Waits for the tablets to drain and judges what they, the server and its tables then say. */
export async function verdictOn(
  world: World,
  event: Event,
  tablets: readonly Tablet[],
  office: Office,
  advance: (at: string) => void,
): Promise<Verdict> {
  const undrained = await drain(world, event, tablets, advance)
  advance('the verdict')
  const entries = await world.db.selectFrom('entries').selectAll().where('scope', '=', event.scope).execute()
  world.tally.entries += entries.filter(entry => entry.device_id !== OFFICE).length
  return {
    lost: [...(await missingOf(world, savedOn(tablets))), ...(await office.lost())],
    doubled: repeated(
      entries.filter(entry => entry.device_id !== OFFICE).map(entry => `${entry.device_id} ${entry.counter}`),
    ),
    diverged: [
      ...(await disagreements(world, event)),
      ...(await wrongStandings(world, event, tablets)),
      ...(await mergedSheets(world, event)),
      ...(await unattributed(world, event)),
      ...(await wrongLines(world.db, world.ground.isShared ? event.games : undefined)),
      ...(await office.returned()),
    ],
    undrained,
    attached: await world.stranger.attached(),
  }
}

/** @returns what was still to be sent or fetched when it became no less */
async function drain(
  world: World,
  event: Event,
  tablets: readonly Tablet[],
  advance: (at: string) => void,
): Promise<string[]> {
  let pause = 15
  let [rounds, unserved, least] = [0, 0, Infinity]
  for (; ; await sleep(pause)) {
    pause = Math.min(pause * 2, 400)
    // Other histories go on ending servers.
    const served = await Promise.all(tablets.map(({ network }) => network.isServed()))
    if (served.includes(false)) unserved += 1
    else rounds += 1
    for (const tablet of tablets) tablet.wake()
    const different = await differences(world, event, tablets)
    // A spirit score that nobody else is shown yet makes no difference if it is missing and its tablet has
    // not heard of that.
    const left = different.length > 0 ? different : await missingOf(world, savedOn(tablets))
    if (left.length < least) [rounds, unserved, least] = [0, 0, left.length]
    advance(`round ${rounds} of draining, ${left.length} left`)
    if (left.length === 0 || rounds === MAX_ROUNDS || unserved === MAX_UNSERVED) return left
  }
}

const savedOn = (tablets: readonly Tablet[]): string[] => tablets.flatMap(({ saved }) => [...saved])

/** Those of the entries that the server does not have. */
export async function missingOf({ db }: World, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await db.selectFrom('entries').select('id').where('id', 'in', ids).execute()
  const known = new Set(found.map(({ id }) => id))
  return ids.filter(id => !known.has(id))
}

const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
]

/** Plays that count although they stand on a sheet that does not. */
async function mergedSheets({ db }: World, event: Event): Promise<string[]> {
  const findings: string[] = []
  for (const game of event.games) {
    const rows = await db.selectFrom('entries').select('document').where('game_id', '=', game).execute()
    const sheet = entriesOnSheet(rows.map(row => row.document))
    const events = await db.selectFrom('events').select('entry_id').where('game_id', '=', game).execute()
    findings.push(
      ...events.flatMap(({ entry_id }) =>
        entry_id !== null && !sheet.has(entry_id) ? [`event of ${entry_id} is of another sheet`] : [],
      ),
    )
  }
  return findings
}

/** Rows made by entries of which the audit does not name the device and the person. */
async function unattributed({ db }: World, event: Event): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select entries.id from entries join (
      select entry_id, 'events' as family, id from events where game_id = any(${event.games})
      union all select entry_id, 'game_scores', id from game_scores where game_id = any(${event.games})
    ) as made on made.entry_id = entries.id
    where entries.person_id is null or not exists (select from audit
      where audit.family = made.family and key_1 = made.id and operation = 'create'
        and audit.device_id = entries.device_id and audit.person_id = entries.person_id)`.execute(db)
  return rows.map(({ id }) => `the audit does not name who recorded ${id}`)
}
