import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { describedFamily } from './described-family.ts'
import { changeOne, deleteOne, previewDeletion, readFields, readOne } from './item-operations.ts'
import { createMany, createOne, listAll, listFields } from './list-operations.ts'
import { idName, inPath } from './parameters.ts'
import type { Nodes } from './schema.ts'

/**
 * The paths of a family: its list and its items. If an address returns a second type, that operation is
 * listed under the path without the trailing slash, to give generated clients exact types. For the same
 * reason a preview has the type of what is written: of several response types, generators take one for all.
 */
export function familyPaths(family: Family): Nodes {
  const { key: columns, updates } = resourceOf(family)
  const key = columns.map(column => (column === 'id' ? idName(family) : column))
  const address = `/${[family, ...key.map(part => `{${part}}`)].join('/')}`
  const parameters = key.map(name => inPath(name))
  const described = describedFamily(family)
  return {
    [`/${family}/`]: { get: listAll(described), post: createOne(described) },
    [`/${family}`]: { get: listFields(described), post: createMany(described) },
    [`${address}/`]: {
      parameters,
      get: readOne(described),
      ...(updates ? { put: changeOne('put', described), patch: changeOne('patch', described) } : {}),
      delete: deleteOne(described),
    },
    [address]: { parameters, get: readFields(described), delete: previewDeletion(described) },
  }
}
