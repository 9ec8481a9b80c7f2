import type { Family } from '../../shared-schema/resources/index.ts'
import { Problem } from './problem.ts'

/** The refusal (412) of a write for a record, or what belongs to it, that has changed since its author read it. */
export const changedSince = (family: Family): Problem =>
  new Problem('changed_since', t => t('requests.changedSince', { noun: t(`nouns.${family}`) }))
