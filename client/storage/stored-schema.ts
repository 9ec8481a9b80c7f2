import type { DocumentSchema } from '../../shared-schema/replication/schemas.ts'

/** The parts of a property's schema by which a storage lays out its keys and indexes. */
const layout = ['type', 'maxLength', 'minimum', 'maximum']

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

/** The full schema, for storage that checks documents against it. */
export function checkedSchema({ properties, ...schema }: DocumentSchema): DocumentSchema {
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        schema.indexes.includes(name) ? { ...property, ...laidOut(property) } : property,
      ]),
    ),
  }
}

function laidOut(property: object): object {
  const known = Object.fromEntries(Object.entries(property).filter(([name]) => layout.includes(name)))
  // An index on numbers wants to know their step.
  return 'type' in property && property.type === 'integer' ? { ...known, multipleOf: 1 } : known
}
