import { formatAnswers, formatBody, formatsQuery } from '../../../shared-schema/api/formats.ts'
import { answerSchemas, listed, previewSchema } from '../openapi/answer-schemas.ts'
import { operation, readableByAnyone, signedInOnly } from '../openapi/operation.ts'
import { inPath, parametersOf, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { also, answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

const format = requestBody(formatBody)

/** The components of formats. */
export const formatSchemas: Nodes = {
  ...answerSchemas({
    ...formatAnswers,
    MadeFormatPreview: previewSchema(formatAnswers.MadeFormat),
    FormatSuggestions: listed(formatAnswers.FormatSuggestions, formatAnswers.FormatSuggestion),
  }),
  Format: format.schema,
  ...format.components,
}

/** The paths of formats. */
export const formatPaths: Nodes = {
  '/tournaments/{tournament_id}/formats/': {
    parameters: [inPath('tournament_id')],
    get: operation({
      operationId: 'suggestFormats',
      description:
        'Suggests pools, brackets and swiss rounds for the teams, fields and hours of a tournament, with the number of games and when each would end.',
      tag: 'tournaments',
      summary: 'Find out how so many teams can play on so many fields in the hours at hand',
      security: readableByAnyone,
      parameters: [...parametersOf(formatsQuery), ...shared('format', 'strict', 'callback', 'ifNoneMatch')],
      responses: {
        200: also(answer('Formats, the best suited first.', 'FormatSuggestions'), 'csv', 'script'),
        ...answers(304, 400, 401, 404),
      },
    }),
    post: operation({
      operationId: 'makeFormat',
      description: 'Makes the pools, brackets and games of the stages that you send, with fields and times.',
      tag: 'tournaments',
      summary: 'Make all pools, brackets and games of a format',
      security: signedInOnly,
      body: 'Format',
      parameters: shared('preview', 'strict', 'idempotencyKey'),
      responses: {
        200: answer('What would be made.', 'MadeFormatPreview'),
        201: answer('What was made.', 'MadeFormat', 'Location', 'Idempotency-Replayed'),
        ...answers(400, 401, 403, 404, 409, 413, 415, 422),
      },
    }),
  },
}
