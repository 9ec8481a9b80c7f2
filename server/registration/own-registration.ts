import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { OwnRegistration, Registration } from '../../shared-schema/api/registrations.ts'
import { inZone, withOffset } from '../../shared-schema/resources/time.ts'
import type { Database } from '../database/schema.ts'
import { Problem } from '../problems/problem.ts'
import { eventOf, shownEvent, type EventOfForm } from './event.ts'
import { storedForm, type StoredForm } from './form.ts'
import { hashOfSent } from '../access/private-key.ts'
import { readRegistration } from './read-registrations.ts'

/** A registration with its tournament, found by a private link. */
export interface OwnEvent {
  readonly event: EventOfForm
  readonly id: number
}

/**
 * Finds the registration to which a private link leads.
 * @param key as it was sent; undefined if none was
 * @throws Problem 404 for a link that was replaced, or whose registration is gone with its tournament
 */
export async function findByKey(db: Kysely<Database>, key: string | undefined): Promise<OwnEvent> {
  const found = await db
    .selectFrom('registration_links')
    .innerJoin('registrations', 'registrations.id', 'registration_id')
    .select(['registrations.id', 'tournament_id'])
    .where('token_hash', '=', hashOfSent(key))
    .executeTakeFirst()
  const event = found && (await eventOf(db, found.tournament_id))
  if (!found || !event) throw noRegistration()
  return { event, id: found.id }
}

const noRegistration = (): Problem => new Problem('not_found', t => t('registration.noRegistration'))

/** A registration as its team sees it. */
export async function ownRegistration(
  db: Kysely<Database>,
  { event, id }: OwnEvent,
): Promise<Omit<OwnRegistration, 'warnings'>> {
  const registration = await readRegistration(db, id)
  if (!registration) throw noRegistration()
  const form = await storedForm(db, event.id)
  const lock = rosterLock(event, form)
  const { changes: _, code: _code, id: _id, fees_version: _fees, team_id, payments, ...shown } = registration
  const { state, wants_out } = registration
  const isOpen = state === 'received' || state === 'waiting'
  const may_change = isOpen || (state === 'confirmed' && team_id !== null)
  return {
    ...shown,
    tournament: shownEvent(event),
    currency: form.currency,
    payment_instructions: form.payment_instructions,
    payments: payments.flatMap(({ day, amount, cancelled }) => (cancelled === null ? [{ day, amount }] : [])),
    version: versionOf(registration),
    may_change,
    may_change_roster: may_change && !(await isPast(db, lock)),
    may_withdraw: isOpen || (state === 'confirmed' && !wants_out),
    roster_locks_at: lock && inZone(lock, event.timezone),
  }
}

/** When rosters lock: as the form says, or else when the first day of the tournament begins. */
function rosterLock({ start_date, timezone }: EventOfForm, form: StoredForm): string | null {
  if (form.roster_locks_at !== null) return form.roster_locks_at
  return start_date && new Date(withOffset(`${start_date}T00:00:00`, timezone)).toISOString()
}

async function isPast(db: Kysely<Database>, time: string | null): Promise<boolean> {
  if (time === null) return false
  const { rows } = await sql<{ is_past: boolean }>`select ${time}::timestamptz <= now() as is_past`.execute(
    db,
  )
  return rows[0]?.is_past === true
}

/** Changes with everything that a team can change, and with its state. */
const versionOf = ({
  state,
  team_id,
  contact_name,
  contact_email,
  colours,
  roster,
  wants_out,
}: Registration): string =>
  createHash('sha256')
    .update(JSON.stringify([state, team_id, contact_name, contact_email, colours, roster, wants_out]))
    .digest('hex')
    .slice(0, 32)
