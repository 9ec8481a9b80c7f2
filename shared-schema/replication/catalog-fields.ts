import { resourceOf, type Family } from '../resources/index.ts'

/**
 * The fields of a family's records that travel in the catalog: its columns, without what follows from play,
 * what is personal and what no tablet needs.
 */
export function catalogFields(family: Family): string[] {
  return Object.entries(resourceOf(family).fields)
    .filter(([, field]) => field.source === 'column' && !field.result && !field.personal && field.onTablets)
    .map(([name]) => name)
}
