import { spiritCategories } from '../../../shared-schema/rules/spirit/read-spirit.ts'
import { operation, readableByAnyone } from './operation.ts'
import { inPath, shared } from './parameters.ts'
import { object } from './record-schemas.ts'
import { answer, answers } from './responses.ts'
import { recordRef, schemaRef, type Node, type Nodes } from './schema.ts'

const integer = { type: 'integer' }
const meanOf = (what: string): Node => ({ type: ['number', 'null'], description: `${what}; null without a score.` })
const listOf = (name: string): Node => ({ type: 'array', items: schemaRef(name) })

/** The components of the spirit ranking. */
export const spiritSchemas: Nodes = {
  SpiritTable: object({ ranking: listOf('SpiritPlace'), missing: listOf('MissingSpirit') },
    'The teams of a tournament by the spirit that others saw in them, from the games whose scores you may read, and what is missing.'),
  SpiritPlace: object({
    place: { ...integer, description: 'Teams with the same mean share a place, and so do those without a score, after all others.' },
    team_id: integer, team: recordRef({ family: 'teams', form: 'short' }),
    games: { ...integer, description: 'For how many games it received a score that counts.' },
    mean: meanOf('The mean of what it received for a game, 0 to 20'),
    categories: object(Object.fromEntries(spiritCategories.map(({ name, title }) => [name, meanOf(`${title}, 0 to 4`)])), 'The means of the five categories.'),
  }, 'Where a team stands in spirit, whatever its results.'),
  MissingSpirit: object({
    game_id: integer,
    team_id: { ...integer, description: 'The team that owes the score.' },
    opponent_id: { ...integer, description: 'The team that is to receive it.' },
    text: { type: 'string', description: 'The same in words.' },
  }, 'A spirit score that a team of a finished game has not given.'),
}

/** The path of the spirit ranking. */
export const spiritPaths: Nodes = {
  '/tournaments/{id}/spirit/': {
    parameters: [inPath('id')],
    get: operation({
      operationId: 'getSpiritTable', tag: 'tournaments', summary: 'Rank the teams by spirit, and see which scores are missing', security: readableByAnyone,
      parameters: shared('callback', 'ifNoneMatch'),
      responses: { 200: answer('The ranking.', 'SpiritTable'), ...answers(304, 401, 404) },
    }),
  },
}
