import { queryOptions } from '@tanstack/react-query'
import { messageAnswers, type MessageBody } from '../../../shared-schema/api/messages.ts'
import { answerOf } from './queries.ts'
import { wouldBe } from './previews.ts'

/** A tournament, a season or an event with divisions, to whose people the office writes. */
export interface MessageEvent {
  readonly family: 'tournaments' | 'seasons' | 'meets'
  readonly id: number
}

const LOOK_AGAIN_MS = 5000

/** The messages of an event, read again until every mail is on its way. */
export const messagesOf = (event: MessageEvent) =>
  queryOptions({
    ...answerOf(pathOf(event), messageAnswers.Messages),
    refetchInterval: ({ state: { data } }) =>
      data?.messages.some(({ deliveries }) => deliveries.some(isUnderWay)) === true ? LOOK_AGAIN_MS : false,
  })

/** Texts to begin a message with, in each language. */
export const messageTemplates = answerOf('/v1/message_templates/', messageAnswers.MessageTemplates, [])

/** The mails that a message would send. */
export const mailsOf = (event: MessageEvent, body: MessageBody) =>
  wouldBe({ method: 'POST', path: pathOf(event), body }, messageAnswers.MessagePreview)

/** The request that sends a message. */
export const sendingOf = (event: MessageEvent, body: MessageBody) => ({
  method: 'POST' as const,
  path: pathOf(event),
  body,
})

/** The request that sends again what was refused. */
export const retryingOf = (event: MessageEvent, messageId: number) => ({
  method: 'POST' as const,
  path: `${pathOf(event)}${messageId}/retry/`,
})

const isUnderWay = ({ state }: { readonly state: string }): boolean =>
  state === 'waiting' || state === 'sending'

const pathOf = ({ family, id }: MessageEvent): string => `/v1/${family}/${id}/messages/`
