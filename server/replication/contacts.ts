import type { Request, Response } from 'express'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { EPOCH, type Scope } from '../../shared-schema/replication/scope.ts'
import type { Database } from '../database/schema.ts'
import type { Author } from '../access/author.ts'
import { scopesOfRole } from '../access/pass-reach.ts'
import type { EventStream } from './event-stream.ts'

/** A tablet's row is written at most this often; newer contacts wait here. */
const WRITE_MS = 60_000
const LOOK_MS = 1_000

/** More tablets than any server has; a higher number means that they are invented. */
const MAX_WAITING = 10_000

/** A tablet's headers about itself; only the id is required. */
const contact = z.object({
  'device-id': z.uuid(),
  'device-position': z.coerce
    .number()
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .nullable()
    .catch(null)
    .default(null),
  'device-unsent': z.coerce.number().int().min(0).max(2_147_483_647).nullable().catch(null).default(null),
})
const epochShape = z.coerce.number().int().min(0).max(2_147_483_647)

interface Contact {
  readonly device_id: string
  readonly scope: Scope
  readonly person_id: string
  readonly epoch: number
  readonly position: number | null
  readonly unsent: number | null
  readonly last_contact: string
}

/** The end of the last stream that a tablet had open. */
interface Leaving extends Pick<Contact, 'device_id' | 'scope' | 'person_id'> {
  readonly left_at: string
}

/**
 * Notes which tablets were heard from, for the office, by user: one person's claims about a device never
 * change those of others. Contacts are gathered in memory and written apart from the requests, which neither
 * wait for them nor fail with them; at worst the office sees them later.
 */
export class Contacts {
  readonly #db: Kysely<Database>
  readonly #waiting = new Map<string, Contact>()
  readonly #writtenAt = new Map<string, number>()
  /** How many streams a tablet has open in this process. */
  readonly #open = new Map<string, number>()
  readonly #leaving = new Map<string, Leaving>()
  readonly #timer: NodeJS.Timeout

  constructor(db: Kysely<Database>) {
    this.#db = db
    this.#timer = setInterval(() => void this.#writeDue(), LOOK_MS)
    this.#timer.unref()
  }

  /** Notes the tablet of a request, once it is answered, either normally or with "outdated". */
  note(request: Request, response: Response, author: Author, scope: Scope, version: unknown): void {
    const device = contact.safeParse(request.headers)
    const epoch = epochShape.safeParse(version)
    const { person_id } = author
    if (person_id === null || !device.success || !epoch.success) return
    const { 'device-id': device_id } = device.data
    const counts = { position: device.data['device-position'], unsent: device.data['device-unsent'] }
    response.on('finish', () => {
      const isDone = response.statusCode < 300
      if (!isDone && response.statusCode !== 426) return
      const key = keyOf(device_id, scope, person_id)
      if (this.#waiting.size >= MAX_WAITING && !this.#waiting.has(key)) return
      // The unsent count of a refused push means nothing; the other requests of an outdated tablet give its
      // real state.
      const { position, unsent } =
        isDone || request.method === 'GET'
          ? counts
          : (this.#waiting.get(key) ?? { position: null, unsent: null })
      this.#waiting.set(key, {
        device_id,
        scope,
        person_id,
        epoch: epoch.data,
        position,
        unsent,
        last_contact: new Date().toISOString(),
      })
    })
  }

  /**
   * Notes that a tablet has a stream open, and when the last of them ends: it was closed then, or lost its
   * network.
   */
  follow({ headers }: Request, { person_id }: Author, scopes: readonly Scope[], stream: EventStream): void {
    const device = contact.safeParse(headers)
    if (person_id === null || !device.success) return
    const { 'device-id': device_id } = device.data
    for (const scope of scopes) {
      const key = keyOf(device_id, scope, person_id)
      this.#open.set(key, (this.#open.get(key) ?? 0) + 1)
      const now = new Date().toISOString()
      this.#leaving.delete(key)
      this.#waiting.set(key, {
        position: null,
        unsent: null,
        ...this.#waiting.get(key),
        device_id,
        scope,
        person_id,
        epoch: EPOCH,
        last_contact: now,
      })
      this.#writtenAt.delete(key)
      stream.onEnd(() => {
        const others = (this.#open.get(key) ?? 1) - 1
        if (others > 0) return void this.#open.set(key, others)
        this.#open.delete(key)
        this.#leaving.set(key, { device_id, scope, person_id, left_at: new Date().toISOString() })
        this.#writtenAt.delete(key)
      })
    }
  }

  close(): void {
    clearInterval(this.#timer)
  }

  async #writeDue(): Promise<void> {
    const now = performance.now()
    for (const [key, at] of this.#writtenAt) if (now - at >= WRITE_MS) this.#writtenAt.delete(key)
    const due = [...this.#waiting].filter(([key]) => !this.#writtenAt.has(key))
    const leaving = [...this.#leaving.values()]
    this.#leaving.clear()
    if (due.length + leaving.length === 0) return
    for (const [key] of due) {
      this.#waiting.delete(key)
      this.#writtenAt.set(key, now)
    }
    // If the database is briefly unavailable, a contact is lost; the tablet will be heard from again.
    await writeContacts(
      this.#db,
      due.map(([, contact]) => contact),
    )
      .then(() => writeLeaving(this.#db, leaving))
      .catch(() => undefined)
  }
}

const keyOf = (deviceId: string, scope: Scope, personId: string): string => `${deviceId} ${scope} ${personId}`

/** Only tablets of people who have a role there: nobody needs to know who else reads a public event. */
async function writeContacts(db: Kysely<Database>, contacts: readonly Contact[]): Promise<void> {
  await sql`
    insert into devices (device_id, scope, person_id, epoch, position, unsent, last_contact)
    select heard.* from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as heard (
      device_id text, scope text, person_id text, epoch integer, position bigint, unsent integer, last_contact timestamptz)
    where exists (select from roles where roles.person_id = heard.person_id and (roles.organization_id is null or roles.organization_id in (
      select owner_id from tournaments where id = substring(heard.scope from '^tournament:(.*)')::bigint
      union all select owner_id from seasons where id = substring(heard.scope from '^season:(.*)')::bigint))
      and (roles.pass_id is null or heard.scope in ${scopesOfRole}))
    on conflict (scope, person_id, device_id) do update set epoch = excluded.epoch,
      position = coalesce(excluded.position, devices.position), unsent = coalesce(excluded.unsent, devices.unsent),
      last_contact = excluded.last_contact, left_at = null
    where devices.last_contact < excluded.last_contact`.execute(db)
}

/** Skips tablets that were heard from since, perhaps by another server. */
async function writeLeaving(db: Kysely<Database>, leaving: readonly Leaving[]): Promise<void> {
  await sql`
    update devices set left_at = gone.left_at
    from jsonb_to_recordset(${JSON.stringify(leaving)}::jsonb) as gone (device_id text, scope text, person_id text, left_at timestamptz)
    where devices.device_id = gone.device_id and devices.scope = gone.scope and devices.person_id = gone.person_id
      and devices.last_contact <= gone.left_at`.execute(db)
}
