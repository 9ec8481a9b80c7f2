import { z } from 'zod'
import { date, nullable, text as textField, within } from '../resources/field.ts'
import { wrong } from '../resources/wrong.ts'
import { currencies } from '../texts/currencies.ts'
import { count, id, idOrNull, personOf, text, time, type Answers } from './parts.ts'

/** In the smallest unit of the currency. */
const MAX_AMOUNT = 1_000_000_000_000
const MAX_FEES = 20
/** The most payments or rows of a bank statement in one request. */
export const MAX_PAYMENTS = 500
/** The longest name of a payer in a bank statement. */
export const MAX_PAYER = 200
/** The longest purpose of a bank statement. */
export const MAX_PURPOSE = 500

const list = <T extends z.ZodType>(item: T, most: number) =>
  z.array(item, { error: wrong('list') }).max(most, { error: wrong('atMostValues', { count: most }) })

const amountFrom = (least: number) =>
  z
    .int({ error: wrong('wholeNumber') })
    .min(least, { error: wrong('tooSmall') })
    .max(MAX_AMOUNT, { error: wrong('tooLarge') })

const line = (most: number) => textField(most).input.transform(value => value.trim())

const feeBody = (least: number) =>
  z.object(
    {
      name: line(100).refine(value => value !== '', { error: wrong('notEmpty') }),
      amount: amountFrom(least).describe('In the smallest unit of the currency: 5000 for 50 euros.'),
      due_date: nullable(date())
        .input.optional()
        .describe('The last day on which it is paid in time, in the zone of the tournament; null is none.'),
    },
    { error: wrong('object') },
  )

/** The fees of a form. */
export const formFeesBody = list(feeBody(1), MAX_FEES)

/** The currency of a form; null is none. */
export const currencyBody = z
  .preprocess(
    value => (value === '' ? null : value),
    z.enum(currencies, { error: wrong('notAcceptable') }).nullable(),
  )
  .describe('ISO 4217, such as EUR. It cannot be changed once a registration has fees or payments.')

/** The body of a request that sets the fees of one registration. */
export const registrationFeesBody = z
  .object(
    {
      version: within(0, 2_147_483_647)
        .input.optional()
        .describe(
          'The `fees_version` as you read it: if somebody has changed the fees since, nothing is done (412).',
        ),
      fees: list(feeBody(-MAX_AMOUNT), MAX_FEES).describe('A discount is a fee below 0.'),
    },
    { error: wrong('object') },
  )
  .describe('All that a registered team owes.')
export type RegistrationFeesBody = z.infer<typeof registrationFeesBody>

const bankRowFields = {
  payer: line(MAX_PAYER).optional(),
  text: line(MAX_PURPOSE).optional().describe('The purpose of the transfer.'),
  occurrence: within(1, 10_000)
    .input.optional()
    .describe('1 for the first of several equal rows of a statement, 2 for the next; 1 if left out.'),
}

const day = date().input.describe('The day on which the money came.')
const amountPaid = amountFrom(-MAX_AMOUNT)
  .refine(amount => amount !== 0, { error: wrong('notAcceptable') })
  .describe('In the smallest unit of the currency; below 0 for money that was paid back.')

const paymentBody = z.object(
  {
    registration_id: within(1, 2_147_483_647).input,
    amount: amountPaid,
    day,
    note: line(500).optional().describe('Only the office sees it.'),
    bank_row: z
      .object(bankRowFields, { error: wrong('object') })
      .optional()
      .describe('For a row of a bank statement: the same row counts once, however often it is sent.'),
  },
  { error: wrong('object') },
)

/** The body of a request that records payments. */
export const paymentsBody = z
  .object({ payments: list(paymentBody, MAX_PAYMENTS) }, { error: wrong('object') })
  .describe('Payments of registered teams.')
export type PaymentsBody = z.infer<typeof paymentsBody>

/** The body of a request that finds the teams of the rows of a bank statement. */
export const bankRowsBody = z
  .object(
    {
      rows: list(
        z.object({ amount: amountPaid, day, ...bankRowFields }, { error: wrong('object') }),
        MAX_PAYMENTS,
      ),
    },
    { error: wrong('object') },
  )
  .describe('Rows of a bank statement.')
export type BankRowsBody = z.infer<typeof bankRowsBody>

const fee = z
  .object({ name: text, amount: z.int(), due_date: text.nullable() })
  .describe('A fee, in the smallest unit of the currency; below 0 for a discount.')
export type Fee = z.infer<typeof fee>

const balance = z
  .object({
    owed: z.int().describe('The sum of its fees.'),
    paid: z.int().describe('The sum of its payments that were not taken back.'),
    open: z
      .int()
      .describe(
        'What is still to pay; below 0 if too much was paid. A team that waits has nothing more to pay; for one that was declined or has withdrawn it is 0.',
      ),
    overdue: count.describe('The part of it whose day has passed, in the zone of the tournament.'),
    next_due: text.nullable().describe('The day of the first fee that is not wholly paid.'),
  })
  .describe('What a registered team owes and has paid, in the smallest unit of the currency.')
export type Balance = z.infer<typeof balance>

const payment = z
  .object({
    id,
    amount: z.int().describe('Below 0 for money that was paid back.'),
    day: text,
    note: text,
    bank_row: z
      .object({ payer: text, text })
      .nullable()
      .describe('As the bank has it; null if it was written by hand.'),
    time_created: time,
    person: personOf('Who recorded it.').nullable(),
    cancelled: z
      .object({ time, person: personOf('Who took it back.').nullable() })
      .nullable()
      .describe('Null while the payment counts.'),
  })
  .describe('A payment of a registered team.')
export type Payment = z.infer<typeof payment>

const recorded = z
  .object({
    payments: z
      .array(
        z.object({
          id,
          registration_id: id,
          is_new: z.boolean().describe('False for a row of a bank statement that was recorded before.'),
        }),
      )
      .describe('In the order of the request.'),
  })
  .describe('The recorded payments.')
export type RecordedPayments = z.infer<typeof recorded>

/** Whether a row of a bank statement still is to be recorded. */
const rowStates = ['new', 'alike', 'recorded', 'cancelled'] as const

const matchedRow = z
  .object({
    registration_id: idOrNull.describe('The team that it probably comes from.'),
    matched_by: z
      .enum(['reference', 'name'])
      .nullable()
      .describe('`name`: a name and the amount fit; look at it before you record it.'),
    state: z
      .enum(rowStates)
      .describe(
        '`recorded`: the row counts already. `cancelled`: it was taken back. `alike`: the team has a payment of this amount within a week of it, perhaps by hand.',
      ),
  })
  .describe('A row of a bank statement and the team that it fits.')
export type MatchedRow = z.infer<typeof matchedRow>

const matchedRows = z
  .object({ rows: z.array(matchedRow).describe('In the order of the request.') })
  .describe('The teams of the rows of a bank statement.')
export type MatchedRows = z.infer<typeof matchedRows>

export const feeShapes = { fee, balance, payment }

export const feeAnswers = {
  Fee: fee,
  FeeBalance: balance,
  Payment: payment,
  RecordedPayments: recorded,
  MatchedBankRow: matchedRow,
  MatchedBankRows: matchedRows,
} satisfies Answers
