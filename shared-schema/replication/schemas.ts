import { z } from 'zod'
import { catalogDocument } from './catalog.ts'
import { entryEnvelope } from './entry.ts'
import { resultEnvelope } from './result.ts'
import type { CollectionName } from './scope.ts'

/** The part of RxDB's schema format that our three flat documents need. */
export interface DocumentSchema {
  version: 0
  primaryKey: 'id'
  type: 'object'
  properties: Record<string, object>
  required: string[]
  indexes: string[]
}

const objectSchema = z.object({
  properties: z.record(z.string(), z.looseObject({})),
  required: z.array(z.string()),
})

/**
 * RxDB's schema of a document, made from its zod shape. The version stays 0: a new epoch gets a new database,
 * because RxDB takes minutes to migrate a tablet's documents.
 * @param indexes required fields that documents are looked up by
 */
function documentSchema(shape: z.ZodType, indexes: string[]): DocumentSchema {
  const { properties, required } = objectSchema.parse(z.toJSONSchema(shape, { io: 'input' }))
  return {
    version: 0,
    primaryKey: 'id',
    type: 'object',
    properties: laidOut(properties, indexes),
    required,
    indexes,
  }
}

/**
 * RxDB lays out indexes by the maximum length of strings, and by the step, minimum and maximum of numbers.
 */
function laidOut(properties: Record<string, object>, indexes: readonly string[]): Record<string, object> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      if ('enum' in property) return [name, { ...property, maxLength: 30 }]
      const isCounted = 'type' in property && property.type === 'integer' && indexes.includes(name)
      return [name, isCounted ? { ...property, multipleOf: 1 } : property]
    }),
  )
}

export const documentSchemas: Readonly<Record<CollectionName, DocumentSchema>> = {
  catalog: documentSchema(catalogDocument, ['family']),
  entries: documentSchema(entryEnvelope, ['game_id']),
  results: documentSchema(resultEnvelope, ['game_id']),
}
