import type { DocumentSchema } from '../../../shared-schema/replication/schemas.ts'

/** The parts of a property's schema by which a storage lays out its keys and indexes. */
const layout = ['type', 'maxLength', 'minimum', 'maximum', 'multipleOf']

/**
 * What RxDB must know of a document: its fields, its key, its indexes. RxDB refuses to open a
 * database that was made with another schema, and a tablet with unsent entries would then not
 * start. So patterns and lists of words, which change with every version of zod, stay out.
 */
export function storedSchema({ properties, ...schema }: DocumentSchema): DocumentSchema {
  const keys = [schema.primaryKey, ...schema.indexes]
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        keys.includes(name) ? laidOut(property) : {},
      ]),
    ),
  }
}

const laidOut = (property: object): object =>
  Object.fromEntries(Object.entries(property).filter(([name]) => layout.includes(name)))
