import { sql } from 'kysely'
import { linksOf, type FamilyLink } from '../../../shared-schema/resources/all-links.ts'
import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { Tx } from '../../database/transaction.ts'
import { teamsTakingPart } from '../../access/teams/entrants.ts'

/** A former record, with only the links that are still possible. */
export interface Fitted {
  readonly record: StoredRecord
  /** The required link whose target is gone. */
  readonly gone: FamilyLink | undefined
  /** Whether it lost an optional link. */
  readonly isWithout: boolean
}

/**
 * Fits former records to the present: reports a required link without target, and empties optional ones.
 * @param restored the ids of the family's records that are restored together with them
 */
export async function withLinksOfNow(
  tx: Tx,
  family: Family,
  records: readonly StoredRecord[],
  restored: ReadonlySet<number>,
): Promise<Fitted[]> {
  const links = linksOf(family).filter(({ isKept, to }) => isKept && to !== 'organizations')
  const present = new Map<Family, ReadonlySet<number>>()
  for (const { to } of links) {
    if (present.has(to)) continue
    const named = links.filter(link => link.to === to).flatMap(({ field }) => records.map(one => one[field]))
    const there = await thereOf(tx, to, named.flatMap(idsIn))
    present.set(to, to === family ? new Set([...there, ...restored]) : there)
  }
  const fitted: Fitted[] = []
  const entrantsOf = asking(tx, links.some(mustBeEntered))
  for (const record of records) {
    const entrants = await entrantsOf(record.tournament_id)
    const changes: Record<string, unknown> = {}
    let gone: FamilyLink | undefined
    for (const link of links) {
      const can = (id: number): boolean =>
        present.get(link.to)?.has(id) === true && (!entrants || !mustBeEntered(link) || entrants.has(id))
      const ids = idsIn(record[link.field])
      const staying = ids.filter(can)
      if (staying.length === ids.length) continue
      if (!link.isList && (link.isRequired || (link.deleted === 'goes' && link.to !== 'teams'))) gone ??= link
      changes[link.field] = link.isList ? staying : null
    }
    fitted.push({ record: { ...record, ...changes }, gone, isWithout: Object.keys(changes).length > 0 })
  }
  return fitted
}

/**
 * A team that plays, is in a pool or is ranked in a tournament must take part in it. Invitations may also
 * name a team of the own organization.
 */
const mustBeEntered = ({ attach, holder, to }: FamilyLink): boolean =>
  to === 'teams' && (attach === 'entrant' || (attach === 'own or entrant' && holder !== 'events'))

/**
 * Teams that take part in a tournament, queried once for each; undefined without tournament or if irrelevant.
 */
function asking(tx: Tx, isMatter: boolean) {
  const known = new Map<number, ReadonlySet<number>>()
  return async (tournamentId: unknown): Promise<ReadonlySet<number> | undefined> => {
    if (!isMatter || typeof tournamentId !== 'number') return undefined
    const entrants = known.get(tournamentId) ?? (await teamsTakingPart(tx, tournamentId))
    known.set(tournamentId, entrants)
    return entrants
  }
}

async function thereOf(tx: Tx, family: Family, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(family)} where id = any(${[...new Set(ids)]}::integer[])`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** The ids in a link field. */
export const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter(id => typeof id === 'number')
