import type { Family } from '../../shared-schema/resources/index.ts'
import { Problem } from './problem.ts'

/** The problem that a requested record does not exist. */
export const noSuchRecord = (family: Family, ...key: readonly (string | number)[]): Problem =>
  new Problem('not_found', t => t('records.notFound', { noun: t(`nouns.${family}`), key: key.join('/') }))
