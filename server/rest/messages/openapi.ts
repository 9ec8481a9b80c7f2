import { messageAnswers, messageBody } from '../../../shared-schema/api/messages.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, readableByAnyone, signedInOnly } from '../openapi/operation.ts'
import { inPath, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

const sent = requestBody(messageBody)

export const messageTag = {
  name: 'messages',
  description: 'What the office writes to the teams, scorekeepers and officials of an event.',
}

/** The components of messages. */
export const messageSchemas: Nodes = {
  ...answerSchemas(messageAnswers),
  NewMessage: sent.schema,
  ...sent.components,
}

/** The paths of messages. */
export const messagePaths: Nodes = {
  ...pathsOf('tournaments', 'tournament_id', 'Tournament'),
  ...pathsOf('seasons', 'season_id', 'Season'),
  ...pathsOf('meets', 'meet_id', 'Meet'),
  '/message_templates/': {
    get: operation({
      operationId: 'listMessageTemplates',
      tag: 'messages',
      summary: 'Read texts to begin a message with',
      description: 'Lists texts with placeholders, in each language.',
      security: readableByAnyone,
      parameters: shared('strict', 'ifNoneMatch'),
      responses: { 200: answer('The texts.', 'MessageTemplates'), ...answers(304, 400) },
    }),
  },
}

function pathsOf(family: string, key: string, name: string): Nodes {
  return {
    [`/${family}/{${key}}/messages/`]: {
      parameters: [inPath(key)],
      get: operation({
        operationId: `list${name}Messages`,
        tag: 'messages',
        summary: 'See what was written to whom, and whether it was sent',
        description:
          'Lists the messages to people of the event with each mail, the newest first. A tournament also has the messages to its whole event that its teams got.',
        security: signedInOnly,
        parameters: shared('strict', 'ifNoneMatch'),
        responses: { 200: answer('The messages.', 'Messages'), ...answers(304, 400, 401, 403, 404) },
      }),
      post: operation({
        operationId: `write${name}Message`,
        tag: 'messages',
        summary: 'Write to teams and scorekeepers',
        description:
          'Writes to the contacts and captains of teams. With `preview=true` the answer shows the mails, and nothing is sent. Otherwise they are sent one after the other: read the messages to see which were. Without a mail server nothing is sent, and the texts are there to be copied.',
        security: signedInOnly,
        body: 'NewMessage',
        parameters: shared('preview', 'strict', 'idempotencyKey'),
        responses: {
          200: answer('A preview.', 'MessagePreview'),
          201: answer('The message.', 'Message', 'Idempotency-Replayed'),
          ...answers(400, 401, 403, 404, 409, 412, 413, 415, 422),
        },
      }),
    },
    [`/${family}/{${key}}/messages/{message_id}/retry/`]: {
      parameters: [inPath(key), inPath('message_id')],
      post: operation({
        operationId: `retry${name}Message`,
        tag: 'messages',
        summary: 'Send again what was refused',
        description:
          'Sends the mails again that the mail server refused, and those of which the server does not know whether they went out.',
        security: signedInOnly,
        parameters: shared('strict'),
        responses: { 200: answer('How many.', 'Retried'), ...answers(400, 401, 403, 404) },
      }),
    },
  }
}
