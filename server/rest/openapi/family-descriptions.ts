import type { Field } from '../../../shared-schema/resources/field.ts'
import { families, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'

/** Descriptions of a family's operations, generated from its resource file. */
export interface FamilyDescriptions {
  readonly list: string
  readonly read: string
  readonly create: string
  readonly createMany: string
  readonly change: string
  readonly remove: string
}

/** Describes the operations of a family. */
export function familyDescriptions(family: Family): FamilyDescriptions {
  const { noun, description, fields } = resourceOf(family)
  const entries = Object.entries<Field>(fields)
  const written = entries.filter(([, { write }]) => write !== 'never')
  const required = namesOf(written.filter(([, field]) => field.required))
  const once = namesOf(written.filter(([, { write }]) => write === 'create'))
  const nested = entries.flatMap(([, { link }]) => link?.nested ?? [])
  const needs = required.length > 0 ? `It needs ${inWords(required)}.` : 'No field is required.'
  const takesAlong = dependents(family)
  return {
    list: sentences(
      `Lists the ${noun}s that you may read, a page at a time, newest first unless \`order_by\` says otherwise.`,
      description,
    ),
    read: sentences(
      description,
      nested.length > 0 && `The answer includes what it is linked to: ${inWords(nested)}.`,
    ),
    create: sentences(`Creates one ${noun}.`, needs, description),
    createMany: sentences(
      `Creates several ${noun}s in the order of the list. If one of them is wrong, none is created.`,
      required.length > 0 && `Each needs ${inWords(required)}.`,
    ),
    change: sentences(
      `Changes the fields that you send, and leaves the others as they are.`,
      once.length > 0 && `Only a new ${noun} takes ${inWords(once)}.`,
    ),
    remove: sentences(
      `Deletes one ${noun}. Deleting it again is 410.`,
      takesAlong.length > 0
        ? `If it still has ${inWords(takesAlong, 'or')}, the answer is 409, unless \`cascade\` is set, which deletes those too.`
        : 'Nothing else is deleted with it.',
    ),
  }
}

/** Families whose records are deleted with one of this family. */
const dependents = (family: Family): string[] =>
  families.filter(other =>
    Object.values<Field>(resourceOf(other).fields).some(
      ({ link, source }) => source === 'column' && link?.family === family && link.deleted === 'goes',
    ),
  )

const namesOf = (fields: readonly (readonly [string, Field])[]): string[] => fields.map(([name]) => name)

function inWords(names: readonly string[], and = 'and'): string {
  const marked = names.map(name => `\`${name}\``)
  const last = marked.pop() ?? ''
  return marked.length === 0 ? last : `${marked.join(', ')} ${and} ${last}`
}

const sentences = (...parts: (string | false)[]): string =>
  parts.filter(part => part !== false && part !== '').join(' ')
