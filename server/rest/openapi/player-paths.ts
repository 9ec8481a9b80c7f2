import { operation, signedInOnly } from './operation.ts'
import { inPath, shared } from './parameters.ts'
import { object } from './record-schemas.ts'
import { answer, answers } from './responses.ts'
import type { Nodes } from './schema.ts'

const rows = { type: 'array', items: { type: 'object' } }
const count = { type: 'integer' }

/** The components of one person's data. */
export const playerSchemas: Nodes = {
  PlayerExport: object({
    player: { type: ['object', 'null'], description: 'The record; null for one who was deleted.' },
    merged_player_ids: { type: 'array', items: count, description: 'Of the profiles that were merged into this one.' },
    rosters: rows, plays: rows, entries: { ...rows, description: 'What was recorded of them, counted or not.' }, statistics: rows,
    changes: { ...rows, description: 'Who changed what of them, and when.' },
    account: { type: ['object', 'null'], description: 'Their account with roles, devices and what they did by it; for the office as far as it concerns its organization.' },
  }, 'All that is stored about a player.'),
  Erasure: object({
    player_id: count, name: { type: 'string', description: 'How the player is called from now on.' },
    records: { ...count, description: '1 where there was something to erase from the record.' },
    entries: { ...count, description: 'How many entries lost a name.' },
    changes: { ...count, description: 'How many lines of the history lost a name.' },
  }, 'What an erasure changed.'),
}

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
  '/players/{id}/export/': {
    parameters: [inPath('id')],
    get: operation({
      operationId: 'exportPlayer', tag: 'players', security: signedInOnly,
      summary: 'Everything that is stored about a player: for the office of their organization and for themself',
      responses: { 200: answer('As the database has it.', 'PlayerExport'), ...answers(401, 403, 404) },
    }),
  },
  '/players/{id}/erasure/': {
    parameters: [inPath('id'), ...shared('preview')],
    post: operation({
      operationId: 'erasePlayer', tag: 'players', security: signedInOnly,
      summary: 'Take a person out of all that is stored; rosters, plays and statistics stay, of a player without a name',
      responses: { 200: answer('What was changed; with `preview` what would be.', 'Erasure'), ...answers(400, 401, 403, 404, 415) },
    }),
  },
}
