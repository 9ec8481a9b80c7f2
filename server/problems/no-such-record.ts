import type { Family } from '../../shared-schema/resources/index.ts'
import { Problem } from './problem.ts'

/** Somebody asked for a record that is not there. */
export const noSuchRecord = (family: Family, ...key: readonly (string | number)[]): Problem =>
  new Problem('not_found', t => t('records.notFound', { noun: t(`nouns.${family}`), key: key.join('/') }))
