import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { OfferState } from '../../shared-schema/api/registration-form.ts'
import type { NewRegistrationBody, RosterRowBody } from '../../shared-schema/api/registrations.ts'
import type { Language } from '../../shared-schema/texts/languages.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import { checkSent } from './check-sent.ts'
import type { EventOfForm } from './event.ts'
import { lockForm, usesOfCodes } from './form.ts'
import { noteChange } from './note-change.ts'
import { noForm, offerState } from './offer.ts'
import { countStates } from './places.ts'
import { newKey } from './registration-links.ts'

/** The most registrations of a tournament, with those that are declined: nobody fills the disk of the server. */
const MAX_REGISTRATIONS = 2000

interface Sending {
  /** The `Idempotency-Key` of the request; undefined without one. */
  readonly key: string | undefined
  /** The language of the mails to the team. */
  readonly language: Language
}

interface Registered {
  readonly id: number
  readonly token: string
  /** True if the same request came before. */
  readonly isRepetition: boolean
}

/**
 * Registers a team, or lets it wait for a place. The form is locked: two who want the last place come one after
 * the other. A repetition gets a link of its own, because the key of the first is not stored.
 * @throws Problem 400 naming what is wrong, 409 while the form takes no registrations, 422 for a used key
 */
export async function register(
  tx: Tx,
  event: EventOfForm,
  body: NewRegistrationBody,
  { key, language }: Sending,
): Promise<Registered> {
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key))
    throw Problem.field('Idempotency-Key', t => t('requests.keyOfRequest'))
  const form = await lockForm(tx, event.id)
  const request_hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const first = await sentBefore(tx, event, key)
  if (first) {
    if (first.request_hash !== request_hash) throw new Problem('key_used', t => t('requests.keyUsed'))
    return { id: first.id, token: await newKey(tx, first.id), isRepetition: true }
  }
  if (!form.is_offered) throw noForm()
  const counts = await countStates(tx, event.id)
  const state = await offerState(tx, event, form, counts)
  if (state !== 'open' && state !== 'waiting list') throw notNow(state)
  if (counts.all >= MAX_REGISTRATIONS) throw notNow('full')
  const { answers, agreed, code } = checkSent(form, body, await usesOfCodes(tx, event.id))
  const isWaiting = state === 'waiting list'
  const { id } = await tx
    .insertInto('registrations')
    .values({
      tournament_id: event.id,
      team_id: null,
      state: isWaiting ? 'waiting' : 'received',
      team_name: body.team_name,
      contact_name: body.contact_name,
      contact_email: body.contact_email,
      colours: body.colours ?? '',
      roster: JSON.stringify((body.roster ?? []).map(newPlayer)),
      answers: JSON.stringify(answers),
      agreed: JSON.stringify(agreed),
      fees: JSON.stringify(form.fees),
      code,
      language,
      request_key: key ?? null,
      request_hash,
      waiting_since: isWaiting ? sql<string>`clock_timestamp()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteChange(tx, id, isWaiting ? 'waiting' : 'received', null)
  return { id, token: await newKey(tx, id), isRepetition: false }
}

/** A player of a team that is not confirmed yet. */
export const newPlayer = ({
  first_name = '',
  last_name = '',
  number = '',
  licence_number = '',
}: RosterRowBody) => ({
  player_id: null,
  first_name,
  last_name,
  number,
  licence_number,
})

async function sentBefore(tx: Tx, event: EventOfForm, key: string | undefined) {
  if (key === undefined) return undefined
  return tx
    .selectFrom('registrations')
    .select(['id', 'request_hash'])
    .where('tournament_id', '=', event.id)
    .where('request_key', '=', key)
    .executeTakeFirst()
}

function notNow(state: Exclude<OfferState, 'open' | 'waiting list'>): Problem {
  switch (state) {
    case 'not yet':
      return new Problem('registration_closed', t => t('registration.notYet'))
    case 'closed':
      return new Problem('registration_closed', t => t('registration.closed'))
    case 'full':
      return new Problem('registration_full', t => t('registration.full'))
  }
}
