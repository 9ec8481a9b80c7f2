import { operation, signedInOnly } from './operation.ts'
import { inPath, shared } from './parameters.ts'
import { answer, answers } from './responses.ts'
import type { Nodes } from './schema.ts'

/** What players have beside the paths of every family. */
export const playerPaths: Nodes = {
  '/players/me/': {
    get: operation({
      operationId: 'getMyPlayer', tag: 'players', summary: 'Read your own player', security: signedInOnly,
      parameters: shared('fields', 'ifNoneMatch'),
      responses: { 200: answer('The player.', 'Player', 'ETag'), ...answers(304, 401, 404) },
    }),
  },
  '/players/merge/{kept}/{merged}/': {
    parameters: [inPath('kept'), inPath('merged')],
    post: operation({
      operationId: 'mergePlayers', tag: 'players', summary: 'Make one player of two profiles of the same person', security: signedInOnly,
      responses: { 200: answer('The player that was kept, with what the other one did.', 'Player'), ...answers(400, 401, 403, 404, 409, 415) },
    }),
  },
}
