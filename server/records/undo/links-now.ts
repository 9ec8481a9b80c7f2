import { sql } from 'kysely'
import { linksOf, type FamilyLink } from '../../../shared-schema/resources/all-links.ts'
import type { Family } from '../../../shared-schema/resources/index.ts'
import type { Stored } from '../../../shared-schema/resources/wire.ts'
import type { Tx } from '../../database/transaction.ts'
import { teamsTakingPart } from '../../access/teams/entrants.ts'

/** A record of former days, with its links as they can be now. */
export interface Fitted {
  readonly record: Stored
  /** The link without which it cannot be, if what that led to is gone. */
  readonly gone: FamilyLink | undefined
  /** Whether it no longer names something that is gone. */
  readonly isWithout: boolean
}

/**
 * How records can come back: what they cannot be without may be gone, and what they can do without they no
 * longer name.
 * @param beside the ids of the family's records that come back with them
 */
export async function withLinksOfNow(
  tx: Tx,
  family: Family,
  records: readonly Stored[],
  beside: ReadonlySet<number>,
): Promise<Fitted[]> {
  const links = linksOf(family).filter(({ isKept, to }) => isKept && to !== 'organizations')
  const present = new Map<Family, ReadonlySet<number>>()
  for (const { to } of links) {
    if (present.has(to)) continue
    const named = links.filter(link => link.to === to).flatMap(({ field }) => records.map(one => one[field]))
    const there = await thereOf(tx, to, named.flatMap(idsIn))
    present.set(to, to === family ? new Set([...there, ...beside]) : there)
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
 * Who plays in a tournament, is in a pool of it or is ranked there takes part in it. An own team may be
 * invited as well.
 */
const mustBeEntered = ({ attach, holder }: FamilyLink): boolean =>
  attach === 'entrant' || (attach === 'own or entrant' && holder !== 'events')

/** Who takes part in a tournament, asked once for each; undefined outside of one, or if it is no matter. */
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

/** The ids that a link names. */
export const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter(id => typeof id === 'number')
