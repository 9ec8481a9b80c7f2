import { linksOf } from '../../../shared-schema/resources/all-links.ts'
import { families, type Family } from '../../../shared-schema/resources/index.ts'
import { formerOf, type AuditLine } from './audit-lines.ts'

/** Records deleted together with one record, and records that lost their links to any of them. */
export interface DeletedTogether {
  /** The record itself and its dependents, parents first. */
  readonly deleted: ReadonlyMap<Family, readonly AuditLine[]>
  readonly changed: readonly AuditLine[]
}

/**
 * Finds the consequences of a deletion among the other audit lines of its transaction. Counts only dependents
 * of the record, as the same transaction may have deleted others.
 */
export function deletedTogether(root: AuditLine, lines: readonly AuditLine[]): DeletedTogether {
  const found = new Map<Family, AuditLine[]>([[root.family, [root]]])
  const known = new Set([root.id])
  for (const family of families) {
    const links = linksOf(family).filter(
      ({ isKept, isList, deleted }) => isKept && !isList && deleted === 'goes',
    )
    const own = lines.filter(line => line.operation === 'delete' && line.family === family)
    // Records of one family may depend on each other (brackets), so repeat until no more are found.
    for (let more = own; more.length > 0;) {
      more = own.filter(
        line =>
          !known.has(line.id) && links.some(({ field, to }) => hangs(formerOf(line)[field], found.get(to))),
      )
      for (const line of more) known.add(line.id)
      if (more.length > 0) found.set(family, [...(found.get(family) ?? []), ...more])
    }
  }
  return {
    deleted: new Map(
      families.flatMap(family => {
        const gone = found.get(family)
        return gone ? [[family, gone]] : []
      }),
    ),
    changed: lines.filter(({ operation }) => operation === 'update'),
  }
}

const hangs = (id: unknown, lines: readonly AuditLine[] = []): boolean =>
  typeof id === 'number' && lines.some(({ key: [first, second] }) => first === id && second === undefined)
