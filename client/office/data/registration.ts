import { queryOptions } from '@tanstack/react-query'
import {
  feeAnswers,
  MAX_PAYMENTS,
  type BankRowsBody,
  type MatchedRow,
  type PaymentsBody,
  type RegistrationFeesBody,
} from '../../../shared-schema/api/fees.ts'
import {
  registrationFormAnswers,
  type RegistrationFormBody,
} from '../../../shared-schema/api/registration-form.ts'
import { registrationAnswers, type RegistrationAnswer } from '../../../shared-schema/api/registrations.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { answerOf } from './queries.ts'
import { NOT_KEPT } from './query-client.ts'

/** Teams register at any time, and the feed of changes does not tell of it. */
const LOOK_AGAIN_MS = 20_000

const pathOf = (tournamentId: number, what: 'registration_form' | 'registrations'): string =>
  `/v1/tournaments/${tournamentId}/${what}/`

/** The form by which teams register for a tournament. */
export const registrationFormOf = (tournamentId: number) =>
  answerOf(pathOf(tournamentId, 'registration_form'), registrationFormAnswers.RegistrationForm)

/** The registrations for a tournament, read again and again. */
export const registrationsOf = (tournamentId: number) =>
  queryOptions({
    ...answerOf(pathOf(tournamentId, 'registrations'), registrationAnswers.Registrations),
    refetchInterval: LOOK_AGAIN_MS,
  })

/** The request that sets the form. @param body with a currency that may be none */
export const settingOf = (
  tournamentId: number,
  body: Omit<RegistrationFormBody, 'currency'> & { readonly currency?: string },
) => ({
  method: 'PUT' as const,
  path: pathOf(tournamentId, 'registration_form'),
  body,
})

/** The address of one registration. */
export const registrationPath = (tournamentId: number, id: number): string =>
  `${pathOf(tournamentId, 'registrations')}${id}/`

/** The request that answers a registration. */
export const answeringOf = (tournamentId: number, id: number, body: RegistrationAnswer) => ({
  method: 'PUT' as const,
  path: registrationPath(tournamentId, id),
  body,
})

/** The request that makes a new link to a registration. */
export const newLinkOf = (tournamentId: number, id: number) => ({
  method: 'POST' as const,
  path: `${registrationPath(tournamentId, id)}link/`,
  shape: registrationAnswers.RegistrationLink,
})

/** The request that sets what one team owes. */
export const feesSettingOf = (tournamentId: number, id: number, body: RegistrationFeesBody) => ({
  method: 'PUT' as const,
  path: `${registrationPath(tournamentId, id)}fees/`,
  body,
})

const paymentsPath = (tournamentId: number): string => `/v1/tournaments/${tournamentId}/payments/`

/** The request that records payments. */
export const recordingOf = (tournamentId: number, payments: PaymentsBody['payments']) => ({
  method: 'POST' as const,
  path: paymentsPath(tournamentId),
  body: { payments },
  shape: feeAnswers.RecordedPayments,
})

/** The request that takes a payment back. */
export const cancellationOf = (tournamentId: number, paymentId: number) => ({
  method: 'POST' as const,
  path: `${paymentsPath(tournamentId)}${paymentId}/cancellation/`,
})

const statements = new WeakMap<BankRowsBody['rows'], number>()
let lastStatement = 0

/** The number of a list of rows on this page: the rows name people, and a key is no place for them. */
function numberOf(rows: BankRowsBody['rows']): number {
  const number = statements.get(rows) ?? ++lastStatement
  statements.set(rows, number)
  return number
}

/**
 * The teams of the rows of a bank statement, in their order. Neither stays on the device.
 * @param rows the same list as long as its rows are the same
 */
export const bankRowsOf = (tournamentId: number, rows: BankRowsBody['rows']) => {
  const path = `/v1/tournaments/${tournamentId}/bank_rows/`
  return queryOptions({
    queryKey: [path, numberOf(rows)],
    gcTime: 0,
    meta: NOT_KEPT,
    queryFn: async ({ signal }) => {
      const found: MatchedRow[] = []
      for (let from = 0; from < rows.length; from += MAX_PAYMENTS) {
        const body = { rows: rows.slice(from, from + MAX_PAYMENTS) }
        const answer = await sendRequest(path, feeAnswers.MatchedBankRows, { method: 'POST', body, signal })
        found.push(...answer.rows)
      }
      return found
    },
  })
}
