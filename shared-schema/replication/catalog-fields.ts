import { resourceOf, type Family } from '../resources/index.ts'

/** The fields of a family's records that travel in the catalog: its columns, without what follows from play and what is personal. */
export function catalogFields(family: Family): string[] {
  return Object.entries(resourceOf(family).fields)
    .filter(([, field]) => field.source === 'column' && !field.result && !field.personal)
    .map(([name]) => name)
}
