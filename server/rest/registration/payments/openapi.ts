import { operation, signedInOnly } from '../../openapi/operation.ts'
import { inPath, shared } from '../../openapi/parameters.ts'
import { answer, answers } from '../../openapi/responses.ts'
import type { Nodes } from '../../openapi/schema.ts'

const tag = 'registration'

/** The paths of fees and payments. */
export const paymentPaths: Nodes = {
  '/tournaments/{tournament_id}/registrations/{registration_id}/fees/': {
    parameters: [inPath('tournament_id'), inPath('registration_id')],
    put: operation({
      operationId: 'setRegistrationFees',
      tag,
      summary: 'Set what one registered team owes',
      description:
        'Sets all fees of the registration. Those of the form and of other teams stay as they are.',
      security: signedInOnly,
      body: 'RegistrationFees',
      parameters: shared('strict'),
      responses: {
        200: answer('The registration.', 'Registration'),
        ...answers(400, 401, 403, 404, 409, 412, 413, 415),
      },
    }),
  },
  '/tournaments/{tournament_id}/payments/': {
    parameters: [inPath('tournament_id')],
    post: operation({
      operationId: 'recordPayments',
      tag,
      summary: 'Record payments of registered teams',
      description:
        'Records all of them or none, also once the event is closed. A row of a bank statement (`bank_row`) counts once, however often and by how many people it is sent.',
      security: signedInOnly,
      body: 'PaymentsToRecord',
      parameters: shared('strict', 'idempotencyKey'),
      responses: {
        201: answer('The payments.', 'RecordedPayments', 'Idempotency-Replayed'),
        ...answers(400, 401, 403, 404, 409, 413, 415, 422),
      },
    }),
  },
  '/tournaments/{tournament_id}/payments/{payment_id}/cancellation/': {
    parameters: [inPath('tournament_id'), inPath('payment_id')],
    post: operation({
      operationId: 'cancelPayment',
      tag,
      summary: 'Take a payment back',
      description:
        'The payment stays in the list with the person and the time, and does not count any more. To take it back again changes nothing.',
      security: signedInOnly,
      parameters: shared('strict'),
      responses: {
        200: answer('The registration.', 'Registration'),
        ...answers(400, 401, 403, 404),
      },
    }),
  },
  '/tournaments/{tournament_id}/bank_rows/': {
    parameters: [inPath('tournament_id')],
    post: operation({
      operationId: 'matchBankRows',
      tag,
      summary: 'Find the teams of the rows of a bank statement',
      description:
        'By the reference, or else by a name and the amount. Nothing is stored: record the rows as payments afterwards.',
      security: signedInOnly,
      body: 'BankRows',
      parameters: shared('strict'),
      responses: {
        200: answer('The teams.', 'MatchedBankRows'),
        ...answers(400, 401, 403, 404, 413, 415),
      },
    }),
  },
}
