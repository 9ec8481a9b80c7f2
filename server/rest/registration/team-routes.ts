import { Router, type Request, type Response } from 'express'
import type { RegistrationOffer } from '../../../shared-schema/api/registration-form.ts'
import {
  newRegistrationBody,
  ownRegistrationBody,
  type OwnRegistration,
} from '../../../shared-schema/api/registrations.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { changeOwn, withdrawOwn } from '../../registration/change-own.ts'
import { eventOf } from '../../registration/event.ts'
import { mailLink } from '../../registration/mails.ts'
import { noForm, offerFor } from '../../registration/offer.ts'
import { findByKey, ownRegistration, type OwnEvent } from '../../registration/own-registration.ts'
import { ownWarnings } from '../../registration/own-warnings.ts'
import { register } from '../../registration/register.ts'
import { languageOf, textsFor } from '../../texts/say.ts'
import type { RestParts } from '../requests/caller.ts'
import { readIdsInPath } from '../requests/item-key.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readSent } from '../requests/read-sent.ts'
import { requireKnownParameters } from '../requests/strict.ts'

/** Registering a team, and its registration by its private link: for people without an account. */
export function teamRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database

  router
    .route('/tournaments/:id/registration')
    .get(async (request, response) => {
      requireKnownParameters(request, [])
      const offer = await offerFor(db, tournamentInPath(request))
      response.json({ ...offer, by_mail: parts.mail !== undefined } satisfies RegistrationOffer)
    })
    .post(async (request, response) => {
      requireKnownParameters(request, [])
      const body = readSent(request, newRegistrationBody)
      const sending = { key: request.get('Idempotency-Key'), language: languageOf(request) }
      const { own, token, isRepetition } = await transaction(db, async tx => {
        const event = await eventOf(tx, tournamentInPath(request))
        if (!event) throw noForm()
        const { id, ...made } = await register(tx, event, body, sending)
        return { own: { event, id }, ...made }
      })
      const { mail } = parts
      if (isRepetition) response.set('Idempotency-Replayed', 'true')
      else mail?.mailer.later(() => mailLink(db, mail, own, token))
      response.status(201).set('Cache-Control', 'no-store')
      response.json({ token, registration: await shown(request, own) })
    })
    .all(onlyMethods(['GET', 'POST'], t => t('instead.registrationOffer')))

  router
    .route('/my_registration')
    .get(async (request, response) => {
      requireKnownParameters(request, [])
      await answer(request, response, await findByKey(db, keyOf(request)))
    })
    .put(async (request, response) => {
      requireKnownParameters(request, [])
      const body = readSent(request, ownRegistrationBody)
      await answer(request, response, await change(tx => changeOwn(tx, keyOf(request), body)))
    })
    .all(onlyMethods(['GET', 'PUT'], t => t('instead.myRegistration')))

  router
    .route('/my_registration/withdrawal')
    .post(async (request, response) => {
      requireKnownParameters(request, [])
      await answer(request, response, await change(tx => withdrawOwn(tx, keyOf(request))))
    })
    .all(onlyMethods(['POST'], t => t('instead.withdrawal')))

  const change = (work: (tx: Tx) => Promise<OwnEvent>) => transaction(db, work)

  async function answer(request: Request, response: Response, own: OwnEvent): Promise<void> {
    response.set('Cache-Control', 'no-store').json(await shown(request, own))
  }

  const shown = async (request: Request, own: OwnEvent): Promise<OwnRegistration> => ({
    ...(await ownRegistration(db, own)),
    warnings: await ownWarnings(db, own, textsFor(request)),
  })

  return router
}

const tournamentInPath = (request: Request): number => {
  const [id = 0] = readIdsInPath(noForm, [request.params.id])
  return id
}

/** The key of the private link. In a header, so that it is in no address and no log. */
const keyOf = (request: Request): string | undefined => request.get('Registration-Token')
