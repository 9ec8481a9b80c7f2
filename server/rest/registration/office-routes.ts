import { Router } from 'express'
import { registrationFormBody } from '../../../shared-schema/api/registration-form.ts'
import { registrationStateBody } from '../../../shared-schema/api/registrations.ts'
import { requirePerson } from '../../access/author.ts'
import { transaction } from '../../database/transaction.ts'
import { answerRegistration, lockRegistration } from '../../registration/answer-registration.ts'
import { shownForm } from '../../registration/form.ts'
import { mailAnswer } from '../../registration/mails.ts'
import { noteChange } from '../../registration/note-change.ts'
import { removeRegistration } from '../../registration/remove-registration.ts'
import { replaceKeys } from '../../registration/registration-links.ts'
import { readRegistration, readRegistrations } from '../../registration/read-registrations.ts'
import { storeForm } from '../../registration/store-form.ts'
import { reader, type RestParts, writer } from '../requests/caller.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readSent } from '../requests/read-sent.ts'
import { requireKnownParameters } from '../requests/strict.ts'
import { managedEvent, registrationInPath } from './managed-event.ts'

/** The form of a tournament and its registrations, for those who manage it. */
export function officeRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database

  router
    .route('/tournaments/:id/registration_form')
    .get(async (request, response) => {
      const author = requirePerson(await reader(parts, request), t => t('access.signInToSee'))
      requireKnownParameters(request, [])
      response.json(await shownForm(db, await managedEvent(db, author, request)))
    })
    .put(async (request, response) => {
      const author = await writer(parts, request)
      requireKnownParameters(request, [])
      const body = readSent(request, registrationFormBody)
      const form = await transaction(db, async tx => {
        const event = await managedEvent(tx, author, request)
        await storeForm(tx, event, body)
        return shownForm(tx, event)
      })
      response.json(form)
    })
    .all(onlyMethods(['GET', 'PUT'], t => t('instead.registrationForm')))

  router
    .route('/tournaments/:id/registrations')
    .get(async (request, response) => {
      const author = requirePerson(await reader(parts, request), t => t('access.signInToSee'))
      requireKnownParameters(request, [])
      response.json(await readRegistrations(db, await managedEvent(db, author, request)))
    })
    .all(onlyMethods(['GET'], t => t('instead.registrations')))

  router
    .route('/tournaments/:id/registrations/:registration')
    .put(async (request, response) => {
      const author = await writer(parts, request)
      requireKnownParameters(request, [])
      const sent = readSent(request, registrationStateBody)
      const id = registrationInPath(request)
      const { event, isOther } = await transaction(db, async tx => {
        const found = await managedEvent(tx, author, request)
        return { event: found, isOther: await answerRegistration(tx, author, found, id, sent) }
      })
      const { mail } = parts
      if (isOther) mail?.mailer.later(() => mailAnswer(db, mail, { event, id }))
      response.json(await readRegistration(db, id))
    })
    .delete(async (request, response) => {
      const author = await writer(parts, request)
      requireKnownParameters(request, [])
      const id = registrationInPath(request)
      await transaction(db, async tx => removeRegistration(tx, await managedEvent(tx, author, request), id))
      response.status(204).end()
    })
    .all(onlyMethods(['PUT', 'DELETE'], t => t('instead.registration')))

  router
    .route('/tournaments/:id/registrations/:registration/link')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      requireKnownParameters(request, [])
      const id = registrationInPath(request)
      const token = await transaction(db, async tx => {
        await lockRegistration(tx, await managedEvent(tx, author, request), id)
        await noteChange(tx, id, 'link', author.person_id)
        return replaceKeys(tx, id)
      })
      response.set('Cache-Control', 'no-store').status(201).json({ token })
    })
    .all(onlyMethods(['POST'], t => t('instead.registrationLink')))

  return router
}
