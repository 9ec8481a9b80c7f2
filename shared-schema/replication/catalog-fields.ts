import { resourceOf, type Family } from '../resources/index.ts'

/**
 * The fields of a family's records that travel in the catalog: its columns, except those that follow from
 * play, personal ones, and those that no tablet needs.
 */
export function catalogFields(family: Family): string[] {
  return Object.entries(resourceOf(family).fields)
    .filter(([, field]) => field.source === 'column' && !field.result && !field.personal && field.onTablets)
    .map(([name]) => name)
}
