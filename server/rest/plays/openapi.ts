import { playAnswers, playsBody } from '../../../shared-schema/api/plays.ts'
import { answerSchemas, listed, previewSchema } from '../openapi/answer-schemas.ts'
import { operation, readableByAnyone, signedInOnly } from '../openapi/operation.ts'
import { inPath, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { also, answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

const plays = requestBody(playsBody)

/** The components of play-by-plays. */
export const playSchemas: Nodes = {
  ...answerSchemas({
    ...playAnswers,
    GamePlaysPreview: previewSchema(playAnswers.GamePlays),
    GamePlayList: listed(playAnswers.GamePlays, playAnswers.PlayRow),
  }),
  SentPlays: plays.schema,
  ...plays.components,
}

/** The path of a game's play-by-play. */
export const playPaths: Nodes = {
  '/games/{game_id}/plays/': {
    parameters: [inPath('game_id')],
    get: operation({
      operationId: 'listPlaysOfGame',
      description:
        'Gives each play that counts in its order, with its name, team, players, clock and the score after it.',
      tag: 'games',
      summary: 'Read a game play by play',
      security: readableByAnyone,
      parameters: shared('format', 'strict', 'callback', 'ifNoneMatch'),
      responses: {
        200: also(answer('The plays that count, in their order.', 'GamePlayList'), 'csv', 'script'),
        ...answers(304, 400, 401, 404),
      },
    }),
    post: operation({
      operationId: 'recordPlaysOfGame',
      description:
        'Records plays as JSON or as a table, in their order. If one of them is wrong, none is recorded.',
      tag: 'games',
      summary: 'Record plays at a game, all of them or none',
      security: signedInOnly,
      body: 'SentPlays',
      table: true,
      parameters: shared('preview', 'strict', 'idempotencyKey'),
      responses: {
        200: answer('With `preview`: the game play by play, as it would be.', 'GamePlaysPreview'),
        201: answer(
          'The game play by play, with what was recorded.',
          'GamePlays',
          'Location',
          'Idempotency-Replayed',
        ),
        ...answers(400, 401, 403, 404, 409, 413, 415, 422),
      },
    }),
  },
}
