import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { prepared } from './prepared-statement.ts'
import type { Tx } from './tx.ts'

/** What a transaction holds until it ends: the scopes for which it waited, and those that it made. */
interface Held {
  readonly waitedFor: ReadonlySet<Scope>
  readonly made: ReadonlySet<Scope>
}

const held = new WeakMap<Tx, Held>()

/**
 * Waits its turn for scopes. All of them are locked at once, in sorted order, before the transaction locks
 * any row: then whoever waits for a scope holds nothing that others wait for. One that needs a further scope
 * later begins again.
 * @throws LaterScopes then, for `transaction` to begin again with all of them
 */
export async function lockScopes(tx: Tx, scopes: readonly Scope[]): Promise<void> {
  const { waitedFor, made } = held.get(tx) ?? { waitedFor: new Set(), made: new Set() }
  const wanted = [...new Set(scopes)].filter(scope => !waitedFor.has(scope) && !made.has(scope)).sort()
  if (wanted.length === 0) return
  if (waitedFor.size + made.size === 0) {
    const { isLate } = await lockFirst(tx, sql`unnest(${wanted}::text[]) with ordinality`)
    if (!isLate) return void held.set(tx, { waitedFor: new Set(wanted), made })
  }
  const fresh = await makeScopes(tx, wanted)
  const later = wanted.filter(scope => !fresh.has(scope))
  if (later.length > 0) throw new LaterScopes([...waitedFor, ...later])
  held.set(tx, { waitedFor, made: new Set([...made, ...fresh]) })
}

/**
 * Waits its turn for scopes that a query finds, if the transaction waited for none before; finds them by the
 * same statement. What is in them may have gone to another scope meanwhile, so who they are locked for asks
 * again where it is.
 * @param wanted SQL of rows of scopes with their places in the order
 */
export async function lockScopesFound(tx: Tx, wanted: RawBuilder<unknown>): Promise<void> {
  if (held.has(tx)) return
  const { isLate, scopes } = await lockFirst(tx, wanted)
  if (!isLate) held.set(tx, { waitedFor: new Set(scopes), made: new Set() })
}

/** The same for the scope of a game. */
export const lockScopeOfGame = (tx: Tx, gameId: number | RawBuilder<number>): Promise<void> =>
  lockScopesFound(
    tx,
    sql`(select case when tournament_id is null then 'season:' || season_id else 'tournament:' || tournament_id end, 1
      from games where id = ${gameId})`,
  )

/** A transaction needs scopes that it did not lock at its beginning. */
export class LaterScopes extends Error {
  /** What PostgreSQL says if a transaction is to be tried again from its start. */
  readonly code = '40001'

  /** @param scopes all that it needs, as far as is known */
  constructor(readonly scopes: readonly Scope[]) {
    super(`Locked too late: ${scopes.join(', ')}`)
  }
}

/**
 * @param wanted SQL of rows of scopes with their places in the order
 * @returns the scopes; if it is late, because the transaction has locked or written rows already and so has
 *   an id, nothing is locked
 */
async function lockFirst(
  tx: Tx,
  wanted: RawBuilder<unknown>,
): Promise<{ isLate: boolean; scopes: readonly Scope[] }> {
  // A conflict locks the row even if, as here, nothing is updated.
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
 * Makes the scopes that are not there: those of events made in this transaction, for which nobody else can
 * wait.
 */
async function makeScopes(tx: Tx, wanted: readonly Scope[]): Promise<ReadonlySet<Scope>> {
  const { rows } = await sql<{ scope: Scope }>`
    insert into scopes (scope) select unnest(${wanted}::text[]) on conflict do nothing returning scope`.execute(
    tx,
  )
  return new Set(rows.map(({ scope }) => scope))
}
