import { Router } from 'express'
import {
  bankRowsBody,
  paymentsBody,
  registrationFeesBody,
  type MatchedRows,
} from '../../../../shared-schema/api/fees.ts'
import { transaction } from '../../../database/transaction.ts'
import {
  cancelPayment,
  findTeams,
  noSuchPayment,
  recordPayments,
} from '../../../registration/payments/record-payments.ts'
import { changeFees } from '../../../registration/change-fees.ts'
import { readRegistration } from '../../../registration/read-registrations.ts'
import { type RestParts, writer } from '../../requests/caller.ts'
import { doOnce } from '../../requests/do-once.ts'
import { readIdsInPath } from '../../requests/item-key.ts'
import { onlyMethods } from '../../requests/only-methods.ts'
import { readSent } from '../../requests/read-sent.ts'
import { requireKnownParameters } from '../../requests/strict.ts'
import { managedEvent, registrationInPath } from '../managed-event.ts'

/**
 * Fees and payments of registered teams, for those who manage the tournament. Money also comes after an event is
 * closed.
 */
export function paymentRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database

  router
    .route('/tournaments/:id/registrations/:registration/fees')
    .put(async (request, response) => {
      const author = await writer(parts, request)
      requireKnownParameters(request, [])
      const body = readSent(request, registrationFeesBody)
      const id = registrationInPath(request)
      await transaction(db, async tx =>
        changeFees(tx, author, await managedEvent(tx, author, request), id, body),
      )
      response.json(await readRegistration(db, id))
    })
    .all(onlyMethods(['PUT'], t => t('instead.registrationFees')))

  router
    .route('/tournaments/:id/payments')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      requireKnownParameters(request, [])
      const sent = readSent(request, paymentsBody)
      const { body } = await doOnce({ db, author, request, response }, async tx => {
        const event = await managedEvent(tx, author, request)
        return { location: null, etag: null, body: await recordPayments(tx, author, event, sent) }
      })
      response.status(201).json(body)
    })
    .all(onlyMethods(['POST'], t => t('instead.payments')))

  router
    .route('/tournaments/:id/payments/:payment/cancellation')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      requireKnownParameters(request, [])
      const [payment = 0] = readIdsInPath(noSuchPayment, [request.params.payment])
      const id = await transaction(db, async tx =>
        cancelPayment(tx, author, await managedEvent(tx, author, request), payment),
      )
      response.json(await readRegistration(db, id))
    })
    .all(onlyMethods(['POST'], t => t('instead.paymentCancellation')))

  router
    .route('/tournaments/:id/bank_rows')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      requireKnownParameters(request, [])
      const body = readSent(request, bankRowsBody)
      const event = await managedEvent(db, author, request)
      response.json({ rows: await findTeams(db, event, body) } satisfies MatchedRows)
    })
    .all(onlyMethods(['POST'], t => t('instead.bankRows')))

  return router
}
