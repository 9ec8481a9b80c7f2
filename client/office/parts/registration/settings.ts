import { z } from 'zod'
import type { Fee } from '../../../../shared-schema/api/fees.ts'
import {
  questionKinds,
  type RegistrationForm,
  type RegistrationFormBody,
} from '../../../../shared-schema/api/registration-form.ts'
import { decimalsOf, wholeUnits } from '../../../../shared-schema/texts/amount-text.ts'
import { numberT } from '../../../texts/t.ts'
import { amountIn } from '../../bank-lists/amounts.ts'

const question = z.object({
  id: z.int().nullable(),
  kind: z.enum(questionKinds),
  label: z.string(),
  is_required: z.boolean(),
  /** One in each line. */
  choices: z.string(),
})
export type WrittenQuestion = z.infer<typeof question>

const agreement = z.object({
  id: z.int().nullable(),
  title: z.string(),
  text: z.string(),
  is_required: z.boolean(),
})
export type WrittenAgreement = z.infer<typeof agreement>

const fee = z.object({
  name: z.string(),
  /** As somebody writes it: `12.50`. */
  amount: z.string(),
  /** As `2026-05-01`; empty for none. */
  due_date: z.string(),
})
export type WrittenFee = z.infer<typeof fee>

const code = z.object({ code: z.string(), uses: z.string() })
export type WrittenCode = z.infer<typeof code>

/** The form of a tournament as it is edited. */
export const writtenSettings = z.object({
  is_offered: z.boolean(),
  /** Moments in the zone of the tournament, as `2026-05-01T18:00`; empty for none. */
  opens_at: z.string(),
  closes_at: z.string(),
  roster_locks_at: z.string(),
  capacity: z.string(),
  has_waiting_list: z.boolean(),
  needs_code: z.boolean(),
  introduction: z.string(),
  codes: z.array(code),
  questions: z.array(question),
  agreements: z.array(agreement),
  /** Empty for none. */
  currency: z.string(),
  fees: z.array(fee),
  payment_instructions: z.string(),
})
export type WrittenSettings = z.infer<typeof writtenSettings>

const localTime = (time: string | null): string => time?.slice(0, 16) ?? ''

/** The form as its editing begins. */
export const settingsOf = (form: RegistrationForm): WrittenSettings => ({
  is_offered: form.is_offered,
  opens_at: localTime(form.opens_at),
  closes_at: localTime(form.closes_at),
  roster_locks_at: localTime(form.roster_locks_at),
  capacity: form.capacity === null ? '' : String(form.capacity),
  has_waiting_list: form.has_waiting_list,
  needs_code: form.needs_code,
  introduction: form.introduction,
  codes: form.codes.map(one => ({ code: one.code, uses: String(one.uses) })),
  questions: form.questions.map(one => ({ ...one, choices: one.choices.join('\n') })),
  agreements: form.agreements.map(({ id, title, text, is_required }) => ({ id, title, text, is_required })),
  currency: form.currency ?? '',
  fees: writtenFees(form.fees, form.currency ?? ''),
  payment_instructions: form.payment_instructions,
})

/** Fees as their editing begins. */
export const writtenFees = (fees: readonly Fee[], currency: string): WrittenFee[] =>
  fees.map(({ name, amount, due_date }) => ({
    name,
    amount: numberT(wholeUnits(amount, currency), decimalsOf(currency)),
    due_date: due_date ?? '',
  }))

/** Fees as they are sent. An amount that is none is sent as no number, to be refused. */
export const sentFees = (fees: readonly WrittenFee[], currency: string): Fee[] =>
  fees.map(({ name, amount, due_date }) => ({
    name,
    amount: amountIn(amount, currency) ?? NaN,
    due_date: due_date === '' ? null : due_date,
  }))

/**
 * The body that sets what was changed. A number that is none is sent as it was written, to be refused. With another
 * currency the same fees are other amounts in its smallest unit.
 */
export function bodyOf(
  { capacity, codes, questions, currency, fees, ...same }: Partial<WrittenSettings>,
  now: Pick<WrittenSettings, 'currency' | 'fees'>,
  version: number,
): Omit<RegistrationFormBody, 'currency'> & { readonly currency?: string } {
  return {
    version,
    ...same,
    ...((currency !== undefined || fees) && {
      currency: now.currency,
      fees: now.currency === '' ? [] : sentFees(now.fees, now.currency),
    }),
    ...(capacity !== undefined && { capacity: capacity.trim() === '' ? null : asNumber(capacity) }),
    ...(codes && { codes: codes.map(one => ({ code: one.code, uses: asNumber(one.uses) })) }),
    ...(questions && {
      questions: questions.map(({ choices, ...one }) => ({
        ...one,
        choices: one.kind === 'choice' ? choices.split('\n').filter(choice => choice.trim() !== '') : [],
      })),
    }),
  }
}

/** Text that is no number stays so that the server refuses it by name: JSON has no other word for it than null. */
const asNumber = (written: string): number => (/^\d+$/.test(written.trim()) ? Number(written) : -1)
