import type { DocumentSchema } from '../../../shared-schema/replication/schemas.ts'

/** The parts of a property's schema that determine a storage's keys and indexes. */
const layout = ['type', 'maxLength', 'minimum', 'maximum', 'multipleOf']

/**
 * The parts of a schema that RxDB needs: fields, key, indexes. RxDB refuses to open a database made with
 * another schema, and a tablet with unsent entries would then not start. Patterns and enums, which change
 * with every version of zod, are therefore left out.
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
