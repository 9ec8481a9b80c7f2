import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { prepared } from './prepared-statement.ts'
import type { Tx } from './tx.ts'

/** The scopes that a transaction holds until it ends: those it waited for, and those it made. */
interface Held {
  readonly waitedFor: ReadonlySet<Scope>
  readonly created: ReadonlySet<Scope>
}

const held = new WeakMap<Tx, Held>()

/**
 * Waits for the locks of scopes. All of them are locked together, in sorted order, before the transaction
 * locks any row: a transaction that waits for a scope then holds nothing that others wait for. One that needs
 * a further scope later begins again.
 * @throws LaterScopes in that case, for `transaction` to begin again with all of them
 */
export async function lockScopes(tx: Tx, scopes: readonly Scope[]): Promise<void> {
  const { waitedFor, created } = held.get(tx) ?? { waitedFor: new Set(), created: new Set() }
  const wanted = [...new Set(scopes)].filter(scope => !waitedFor.has(scope) && !created.has(scope)).sort()
  if (wanted.length === 0) return
  if (waitedFor.size + created.size === 0) {
    const { isLate } = await lockFirst(tx, sql`unnest(${wanted}::text[]) with ordinality`)
    if (!isLate) return void held.set(tx, { waitedFor: new Set(wanted), created })
  }
  const fresh = await makeScopes(tx, wanted)
  const later = wanted.filter(scope => !fresh.has(scope))
  if (later.length > 0) throw new LaterScopes([...waitedFor, ...later])
  held.set(tx, { waitedFor, created: new Set([...created, ...fresh]) })
}

/**
 * Finds scopes by a query and waits for their locks in the same statement, if the transaction has not waited
 * for any before. Their content may have moved to another scope meanwhile, so the caller must look up its
 * place again.
 * @param wanted SQL for rows of scopes with their places in the order
 */
export async function lockScopesFound(tx: Tx, wanted: RawBuilder<unknown>): Promise<void> {
  if (held.has(tx)) return
  const { isLate, scopes } = await lockFirst(tx, wanted)
  if (!isLate) held.set(tx, { waitedFor: new Set(scopes), created: new Set() })
}

/** Waits for the lock of a game's scope. */
export const lockScopeOfGame = (tx: Tx, gameId: number | RawBuilder<number>): Promise<void> =>
  lockScopesFound(
    tx,
    sql`(select case when tournament_id is null then 'season:' || season_id else 'tournament:' || tournament_id end, 1
      from games where id = ${gameId})`,
  )

/** A transaction needs scopes that it did not lock at its beginning. */
export class LaterScopes extends Error {
  /** PostgreSQL's code for a transaction to be retried from its start. */
  readonly code = '40001'

  /** @param scopes all scopes that it is known to need */
  constructor(readonly scopes: readonly Scope[]) {
    super(`Locked too late: ${scopes.join(', ')}`)
  }
}

/**
 * @param wanted SQL for rows of scopes with their places in the order
 * @returns the scopes; if it is late, because the transaction has an id from locking or writing rows, nothing
 *   is locked
 */
async function lockFirst(
  tx: Tx,
  wanted: RawBuilder<unknown>,
): Promise<{ isLate: boolean; scopes: readonly Scope[] }> {
  // A conflict locks the row even if nothing is updated, as here.
  const {
    rows: [state],
  } = await sql<{ isLate: boolean; scopes: Scope[] }>`${prepared}
    with state as materialized (select pg_current_xact_id_if_assigned() is not null as is_late),
    wanted as materialized (select * from ${wanted} as wanted (scope, place)),
    locked as (
      insert into scopes (scope) select scope from state, wanted where not is_late order by place
      on conflict (scope) do update set head = scopes.head where false)
    select is_late as "isLate", coalesce((select array_agg(scope) from wanted), '{}') as scopes from state`.execute(
    tx,
  )
  return state ?? { isLate: true, scopes: [] }
}

/**
 * Makes the missing scopes: those of events made in this transaction, for which nobody else can be waiting.
 */
async function makeScopes(tx: Tx, wanted: readonly Scope[]): Promise<ReadonlySet<Scope>> {
  const { rows } = await sql<{ scope: Scope }>`
    insert into scopes (scope) select unnest(${wanted}::text[]) on conflict do nothing returning scope`.execute(
    tx,
  )
  return new Set(rows.map(({ scope }) => scope))
}
