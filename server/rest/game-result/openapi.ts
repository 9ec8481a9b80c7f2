import { operation, signedInOnly } from '../openapi/operation.ts'
import { inPath, shared } from '../openapi/parameters.ts'
import { answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

const previewed = answer('With `preview`: what it would move.', 'Preview')

/** The path of a game's result. */
export const gameResultPaths: Nodes = {
  '/games/{game_id}/result/': {
    parameters: [inPath('game_id')],
    delete: operation({
      operationId: 'clearResultOfGame',
      tag: 'games',
      description:
        'Takes back all that was recorded of the play of a game, as if it had not been played. Whom it had sent on is taken out of the next games.',
      summary: 'Clear a game: all that was recorded of its play stays in the history and does not count',
      security: signedInOnly,
      parameters: shared('preview', 'strict'),
      responses: {
        200: previewed,
        204: { description: 'It is cleared.' },
        ...answers(400, 401, 403, 404, 409),
      },
    }),
    post: operation({
      operationId: 'restoreResultOfGame',
      tag: 'games',
      description:
        'Undoes the latest clearing of a game: what had been recorded counts again, and moves teams on as before.',
      summary: 'Bring back what the office took back last of a game',
      security: signedInOnly,
      parameters: shared('preview', 'strict'),
      responses: {
        200: previewed,
        204: { description: 'It counts again.' },
        ...answers(400, 401, 403, 404, 409),
      },
    }),
  },
}
