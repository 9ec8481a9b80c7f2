import { sql } from 'kysely'
import type { Fee } from '../../shared-schema/api/fees.ts'
import type { Agreement, Question, RegistrationFormBody } from '../../shared-schema/api/registration-form.ts'
import { withOffset } from '../../shared-schema/resources/time.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import type { EventOfForm } from './event.ts'
import { codeKey, lockForm, type StoredForm } from './form.ts'

/**
 * Sets the form of a tournament; what the body leaves out stays. Questions and texts keep their ids, because
 * registrations name them.
 * @throws Problem 412 if somebody else has changed the form since
 */
export async function storeForm(tx: Tx, event: EventOfForm, body: RegistrationFormBody): Promise<void> {
  const form = await lockForm(tx, event.id)
  if (body.version !== undefined && body.version !== form.version)
    throw new Problem('changed_since', t => t('registration.formChanged'))
  requireOwnIds(form, body)
  requireDifferentCodes(body)
  let last = form.last_id
  const idFor = (id: number | null | undefined): number => id ?? ++last
  const questions = body.questions?.map(
    ({ id, kind, label, is_required = false, choices = [] }): Question => ({
      id: idFor(id),
      kind,
      label: label.trim(),
      is_required,
      choices: kind === 'choice' ? choices.map(choice => choice.trim()) : [],
    }),
  )
  const agreements = body.agreements?.map(one => nextVersion(form, { ...one, id: idFor(one.id) }))
  const currency = body.currency === undefined ? form.currency : body.currency
  const fees = body.fees?.map(withDueDate) ?? form.fees
  if (currency !== form.currency) await requireNothingOwed(tx, event)
  if (currency === null && fees.length > 0)
    throw Problem.field('currency', (_, shared) => shared('fields.required'))
  const opens_at = momentIn(event, body.opens_at, form.opens_at)
  const closes_at = momentIn(event, body.closes_at, form.closes_at)
  if (opens_at !== null && closes_at !== null && Date.parse(closes_at) <= Date.parse(opens_at))
    throw Problem.field('closes_at', t => t('registration.closesBefore'))
  for (const { id, version, title, text } of agreements ?? [])
    await tx
      .insertInto('registration_texts')
      .values({ tournament_id: event.id, id, version, title, text })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  await tx
    .updateTable('registration_forms')
    .set({
      version: form.version + 1,
      is_offered: body.is_offered ?? form.is_offered,
      opens_at,
      closes_at,
      roster_locks_at: momentIn(event, body.roster_locks_at, form.roster_locks_at),
      capacity: body.capacity === undefined ? form.capacity : body.capacity,
      has_waiting_list: body.has_waiting_list ?? form.has_waiting_list,
      needs_code: body.needs_code ?? form.needs_code,
      introduction: body.introduction ?? form.introduction,
      codes: JSON.stringify(body.codes ?? form.codes),
      questions: JSON.stringify(questions ?? form.questions),
      agreements: JSON.stringify(agreements ?? form.agreements),
      last_id: last,
      currency,
      fees: JSON.stringify(fees),
      payment_instructions: body.payment_instructions ?? form.payment_instructions,
    })
    .where('tournament_id', '=', event.id)
    .execute()
}

/** A fee as it is stored. */
export const withDueDate = ({
  due_date = null,
  ...fee
}: NonNullable<RegistrationFormBody['fees']>[number]): Fee => ({
  ...fee,
  due_date,
})

/** All amounts of a tournament are in one currency: what teams owe or have paid would be another amount in another. */
async function requireNothingOwed(tx: Tx, event: EventOfForm): Promise<void> {
  const { rows } = await sql`select from registrations where tournament_id = ${event.id} and (fees <> '[]'
    or exists (select from registration_payments where registration_id = registrations.id)) limit 1`.execute(
    tx,
  )
  if (rows.length > 0) throw Problem.field('currency', t => t('registration.currencyInUse'))
}

/** A moment without an offset is one in the zone of the tournament. */
const momentIn = (
  { timezone }: EventOfForm,
  sent: string | null | undefined,
  before: string | null,
): string | null => (sent === undefined ? before : sent && withOffset(sent, timezone))

type SentAgreement = NonNullable<RegistrationFormBody['agreements']>[number] & { readonly id: number }

/** Another title or text is a new version, so that each registration tells what it agreed to. */
function nextVersion(form: StoredForm, { id, title, text, is_required = true }: SentAgreement): Agreement {
  const before = form.agreements.find(one => one.id === id)
  const now = { id, title: title.trim(), text: text.trim(), is_required }
  if (!before) return { ...now, version: 1 }
  const isSame = before.title === now.title && before.text === now.text
  return { ...now, version: before.version + (isSame ? 0 : 1) }
}

function requireOwnIds(form: StoredForm, { questions = [], agreements = [] }: RegistrationFormBody): void {
  for (const [field, sent, own] of [
    ['questions', questions, form.questions],
    ['agreements', agreements, form.agreements],
  ] as const) {
    const ids = sent.flatMap(({ id }) => id ?? [])
    const known = new Set(own.map(({ id }) => id))
    if (new Set(ids).size < ids.length || ids.some(id => !known.has(id)))
      throw Problem.field(field, t => t('registration.notOfForm'))
  }
}

function requireDifferentCodes({ codes = [] }: RegistrationFormBody): void {
  const keys = codes.map(({ code }) => codeKey(code))
  if (new Set(keys).size < keys.length) throw Problem.field('codes', t => t('registration.codeTwice'))
}
