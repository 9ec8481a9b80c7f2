import { Router, type Request } from 'express'
import {
  messageBody,
  type Message,
  type MessagePreview,
  type Messages,
  type MessageTemplates,
  type Retried,
} from '../../../shared-schema/api/messages.ts'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import { requirePerson, type Author } from '../../access/author.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { compose } from '../../messages/compose.ts'
import type { EventOfMessage } from '../../messages/event.ts'
import { readMessages, retry } from '../../messages/read-messages.ts'
import { sendWaiting } from '../../messages/send-waiting.ts'
import { messageTemplates } from '../../messages/templates.ts'
import { writeMessage } from '../../messages/write-message.ts'
import { Problem } from '../../problems/problem.ts'
import { reader, type RestParts, writer } from '../requests/caller.ts'
import { doOnce } from '../requests/do-once.ts'
import { readIdsInPath } from '../requests/item-key.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readQuery, readSent } from '../requests/read-sent.ts'
import { requireKnownParameters } from '../requests/strict.ts'
import { managedEvent } from './managed-event.ts'

/** Messages to the people of tournaments, seasons and events with divisions, for those who manage them. */
export function messageRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database

  for (const family of ['tournaments', 'seasons', 'meets'] as const) {
    const eventIn = (at: Parameters<typeof managedEvent>[0], author: Author, request: Request) =>
      managedEvent(at, author, family, request)
    const linksOf =
      (request: Request, { id }: EventOfMessage) =>
      (tournamentId: number | null): string => {
        const base = parts.mail?.base ?? parts.baseOf(request)
        if (family === 'seasons') return `${base}/events/season:${id}`
        if (family === 'tournaments') return `${base}/events/tournament:${id}`
        // Divisions have pages, and the list of events has all of them.
        return tournamentId === null ? `${base}/` : `${base}/events/tournament:${tournamentId}`
      }

    router
      .route(`/${family}/:id/messages`)
      .get(async (request, response) => {
        const author = requirePerson(await reader(parts, request), t => t('access.signInToSee'))
        requireKnownParameters(request, [])
        const event = await eventIn(db, author, request)
        response.json({ messages: await readMessages(db, event) } satisfies Messages)
      })
      .post(async (request, response) => {
        const author = await writer(parts, request)
        const { preview } = readQuery(request, previewQuery)
        const body = readSent(request, messageBody)
        const by_mail = parts.mail !== undefined
        if (preview) {
          const event = await eventIn(db, author, request)
          const composed = await compose(db, author, event, body, linksOf(request, event))
          return void response.json({ ...composed, by_mail } satisfies MessagePreview)
        }
        const { body: message } = await doOnce({ db, author, request, response }, async tx => {
          const event = await eventIn(tx, author, request)
          const id = await writeMessage(tx, author, event, body, { linkOf: linksOf(request, event), by_mail })
          return { location: null, etag: null, body: await oneMessage(tx, event, id) }
        })
        send(parts)
        response.status(201).json(message)
      })
      .all(onlyMethods(['GET', 'POST'], t => t('instead.messages')))

    router
      .route(`/${family}/:id/messages/:message/retry`)
      .post(async (request, response) => {
        const author = await writer(parts, request)
        requireKnownParameters(request, [])
        const retried = await transaction(db, async tx => {
          const event = await eventIn(tx, author, request)
          const [message = 0] = readIdsInPath(noSuchMessage, [request.params.message])
          const { id } = await oneMessage(tx, event, message)
          return retry(tx, id)
        })
        send(parts)
        response.json({ retried } satisfies Retried)
      })
      .all(onlyMethods(['POST'], t => t('instead.retry')))
  }

  router
    .route('/message_templates')
    .get((request, response) => {
      requireKnownParameters(request, [])
      response.json({ templates: messageTemplates() } satisfies MessageTemplates)
    })
    .all(onlyMethods(['GET'], t => t('instead.messageTemplates')))

  return router
}

function send({ mail, database: { db } }: RestParts): void {
  mail?.mailer.later(() => sendWaiting(db, mail.mailer))
}

async function oneMessage(tx: Tx, event: EventOfMessage, id: number): Promise<Message> {
  const [message] = await readMessages(tx, event, id)
  if (!message) throw noSuchMessage()
  return message
}

const noSuchMessage = (): Problem => new Problem('not_found', t => t('messages.none'))
