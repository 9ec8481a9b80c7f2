import { playerAnswers } from '../../../shared-schema/api/players.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { inPath, shared } from '../openapi/parameters.ts'
import { answer, answers } from '../openapi/responses.ts'
import { recordRef, schemaRef, type Nodes } from '../openapi/schema.ts'

/** The components of one person's data. */
export const playerSchemas: Nodes = {
  ...answerSchemas(playerAnswers),
  MergedPlayer: { anyOf: [recordRef({ family: 'players', form: 'full' }), schemaRef('PlayerMerge')] },
}

/** Paths of players, in addition to those of every family. */
export const playerPaths: Nodes = {
  '/players/me/': {
    get: operation({
      operationId: 'getMyPlayer',
      description:
        'Gives the player that your account is connected with. It is changed at its own address, its `resource_uri`.',
      tag: 'players',
      summary: 'Read your own player',
      security: signedInOnly,
      parameters: shared('strict', 'ifNoneMatch'),
      responses: { 200: answer('The player.', 'Player', 'ETag'), ...answers(304, 400, 401, 404) },
    }),
    ...Object.fromEntries(
      (['put', 'patch', 'delete'] as const).map(method => [
        method,
        operation({
          operationId: `${method}MyPlayer`,
          description: 'Always answered with 405.',
          tag: 'players',
          summary: 'Not possible: this is done at the address of the player, which is its `resource_uri`',
          security: signedInOnly,
          responses: answers(405),
        }),
      ]),
    ),
  },
  '/players/me': {
    get: operation({
      operationId: 'getMyPlayerFields',
      description:
        'Gives the player that your account is connected with, with the fields that `fields` names.',
      tag: 'players',
      summary: 'Read your own player with the fields that you choose',
      security: signedInOnly,
      parameters: shared('fields', 'strict', 'ifNoneMatch'),
      responses: { 200: answer('The player.', 'PlayerPart', 'ETag'), ...answers(304, 400, 401, 404) },
    }),
  },
  '/players/merge/{kept_id}/{merged_id}/': {
    parameters: [
      inPath('kept_id', 'The id of the player who stays.'),
      inPath('merged_id', 'The id of the player who becomes part of that one.'),
    ],
    post: operation({
      operationId: 'mergePlayers',
      description:
        'Rosters, plays and statistics of the second player count for the first from then on. It cannot be taken back.',
      tag: 'players',
      summary: 'Make one player of two profiles of the same person',
      security: signedInOnly,
      parameters: shared('preview', 'strict', 'idempotencyKey'),
      responses: {
        200: answer(
          'The player that was kept, with what the other one did; with `preview` what would go over.',
          'MergedPlayer',
          'Idempotency-Replayed',
        ),
        ...answers(400, 401, 403, 404, 409, 415, 422),
      },
    }),
  },
  '/players/{player_id}/export/': {
    parameters: [inPath('player_id')],
    get: operation({
      operationId: 'exportPlayer',
      description:
        'Gives all that the database has about one person, for a request for access to personal data.',
      tag: 'players',
      security: signedInOnly,
      summary:
        'Everything that is stored about a player: for the office of their organization and for themself',
      parameters: shared('strict'),
      responses: { 200: answer('As the database has it.', 'PlayerExport'), ...answers(400, 401, 403, 404) },
    }),
  },
  '/players/{player_id}/erasure/': {
    parameters: [inPath('player_id'), ...shared('preview', 'strict')],
    post: operation({
      operationId: 'erasePlayer',
      description:
        'Removes the name and all personal data of one person. What was counted stays, for a player without a name. It cannot be taken back.',
      tag: 'players',
      security: signedInOnly,
      summary:
        'Take a person out of all that is stored; rosters, plays and statistics stay, of a player without a name',
      responses: {
        200: answer('What was changed; with `preview` what would be.', 'Erasure'),
        ...answers(400, 401, 403, 404, 415),
      },
    }),
  },
}
