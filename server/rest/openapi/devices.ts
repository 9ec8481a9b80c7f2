import { operation, signedInOnly } from './operation.ts'
import { idParameter, query, shared } from './parameters.ts'
import { listOf, object } from './record-schemas.ts'
import { answer, answers } from './responses.ts'
import type { Nodes } from './schema.ts'

export const deviceTag = { name: 'devices', description: 'Which tablets were heard from, and which were not.' }

const time = { type: 'string', format: 'date-time' }
const idOrNull = { type: ['integer', 'null'] }
const count = (description: string) => ({ type: ['integer', 'null'], minimum: 0, description })

/** The components of the list of tablets. */
export const deviceSchemas: Nodes = {
  Device: object({
    device_id: { type: 'string', format: 'uuid' },
    organization_id: idOrNull,
    tournament_id: { ...idOrNull, description: 'The tournament that it replicates; null for a season.' },
    season_id: { ...idOrNull, description: 'The season that it replicates; null for a tournament.' },
    person: object({ id: { type: 'string' }, name: { type: 'string' } }, 'Who was signed in on it.'),
    epoch: { type: 'integer', description: 'The version of the replicated documents that its app knows.' },
    is_outdated: { type: 'boolean', description: 'Whether its app has to be updated before it can send what it holds.' },
    last_contact: { ...time, description: 'When it was last heard from, to a minute or so.' },
    position: count('Up to which position of the feed it held everything, as it said itself.'),
    behind: count('How many changes have been made since that position.'),
    unsent: count('How many entries it had not sent, as it said itself.'),
    entries: { type: 'integer', minimum: 0, description: 'How many entries have come that were recorded on it.' },
    last_entry: { type: ['string', 'null'], format: 'date-time', description: 'When the last of them came.' },
  }, 'One tablet in one tournament or season, as it was when it was last heard from.'),
  DeviceList: listOf('Device'),
}

/** The path of the list of tablets. */
export const devicePaths: Nodes = {
  '/devices/': {
    get: operation({
      operationId: 'listDevices', tag: deviceTag.name, summary: 'List the tablets that were heard from', security: signedInOnly,
      parameters: [
        ...shared('limit', 'offset'),
        query('device_id', 'Only this tablet.'),
        idParameter('tournament_id'), idParameter('season_id'),
        query('since', 'Only tablets that were last heard from at this time or later.'),
        query('until', 'Only tablets that have not been heard from after this time.'),
      ],
      responses: { 200: answer('A part of the list, the one heard from last first.', 'DeviceList'), ...answers(304, 400, 401, 403) },
    }),
  },
}
