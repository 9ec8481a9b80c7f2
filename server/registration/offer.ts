import { sql, type Kysely } from 'kysely'
import type { OfferState, RegistrationOffer } from '../../shared-schema/api/registration-form.ts'
import type { Database } from '../database/schema.ts'
import { Problem } from '../problems/problem.ts'
import { eventOf, shownEvent, type EventOfForm } from './event.ts'
import { momentsOf, storedForm, type StoredForm } from './form.ts'
import { countStates, freePlaces, type Counts } from './places.ts'

/** The same answer for a form that is not offered as for one that does not exist. */
export const noForm = (): Problem => new Problem('not_found', t => t('registration.noForm'))

/** The tournament of a form that everybody may read. @throws Problem 404 if it has none */
async function offeredEvent(db: Kysely<Database>, id: number): Promise<EventOfForm> {
  const event = await eventOf(db, id)
  if (!event || !(await storedForm(db, id)).is_offered) throw noForm()
  return event
}

/** The state of registration at this moment. Those who wait go first: a free place is the office's to give. */
export async function offerState(
  db: Kysely<Database>,
  { is_closed }: Pick<EventOfForm, 'is_closed'>,
  form: Pick<StoredForm, 'opens_at' | 'closes_at' | 'capacity' | 'has_waiting_list'>,
  counts: Counts,
): Promise<OfferState> {
  if (is_closed) return 'closed'
  const { rows } = await sql<{ is_early: boolean; is_late: boolean }>`
    select coalesce(${form.opens_at}::timestamptz > now(), false) as is_early,
      coalesce(${form.closes_at}::timestamptz <= now(), false) as is_late`.execute(db)
  if (rows[0]?.is_early === true) return 'not yet'
  if (rows[0]?.is_late === true) return 'closed'
  const free = freePlaces(form, counts)
  if (free === null || free > counts.waiting) return 'open'
  return form.has_waiting_list ? 'waiting list' : free > 0 ? 'open' : 'full'
}

/** The form as a team reads it before it registers. @throws Problem 404 if teams cannot register */
export async function offerFor(
  db: Kysely<Database>,
  tournamentId: number,
): Promise<Omit<RegistrationOffer, 'by_mail'>> {
  const event = await offeredEvent(db, tournamentId)
  const form = await storedForm(db, tournamentId)
  const counts = await countStates(db, tournamentId)
  const { capacity, needs_code, introduction, questions, agreements, currency, fees } = form
  return {
    tournament: shownEvent(event),
    state: await offerState(db, event, form, counts),
    ...momentsOf(form, event),
    capacity,
    free: freePlaces(form, counts),
    needs_code,
    introduction,
    questions: [...questions],
    agreements: [...agreements],
    currency,
    fees: [...fees],
  }
}
