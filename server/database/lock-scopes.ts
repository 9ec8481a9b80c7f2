import { sql } from 'kysely'
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
 * Waits its turn for scopes. All of them are locked at once, in sorted order, before the transaction locks any row: then
 * whoever waits for a scope holds nothing that others wait for. One that needs a further scope later begins again.
 * @throws LaterScopes then, for `transaction` to begin again with all of them
 */
export async function lockScopes(tx: Tx, scopes: readonly Scope[]): Promise<void> {
  const { waitedFor, made } = held.get(tx) ?? { waitedFor: new Set(), made: new Set() }
  const wanted = [...new Set(scopes)].filter(scope => !waitedFor.has(scope) && !made.has(scope)).sort()
  if (wanted.length === 0) return
  if (waitedFor.size + made.size === 0 && (await lockFirst(tx, wanted))) {
    held.set(tx, { waitedFor: new Set(wanted), made })
    return
  }
  const fresh = await makeScopes(tx, wanted)
  const later = wanted.filter(scope => !fresh.has(scope))
  if (later.length > 0) throw new LaterScopes([...waitedFor, ...later])
  held.set(tx, { waitedFor, made: new Set([...made, ...fresh]) })
}

/** A transaction needs scopes that it did not lock at its beginning. */
export class LaterScopes extends Error {
  /** What PostgreSQL says if a transaction is to be tried again from its start. */
  readonly code = '40001'

  /** @param scopes all that it needs, as far as is known */
  constructor(readonly scopes: readonly Scope[]) {
    super(`Locked too late: ${scopes.join(', ')}`)
  }
}

/** @returns false, and locks nothing, if the transaction has locked or written rows already: it then has an id */
async function lockFirst(tx: Tx, wanted: readonly Scope[]): Promise<boolean> {
  // A conflict locks the row even if, as here, nothing is updated.
  const {
    rows: [state],
  } = await sql<{ is_late: boolean }>`${prepared}
    with state as materialized (select pg_current_xact_id_if_assigned() is not null as is_late),
    locked as (
      insert into scopes (scope)
      select scope from state, unnest(${wanted}::text[]) with ordinality as wanted (scope, place) where not is_late order by place
      on conflict (scope) do update set head = scopes.head where false)
    select is_late from state`.execute(tx)
  return state?.is_late === false
}

/** Makes the scopes that are not there: those of events made in this transaction, for which nobody else can wait. */
async function makeScopes(tx: Tx, wanted: readonly Scope[]): Promise<ReadonlySet<Scope>> {
  const { rows } = await sql<{ scope: Scope }>`
    insert into scopes (scope) select unnest(${wanted}::text[]) on conflict do nothing returning scope`.execute(
    tx,
  )
  return new Set(rows.map(({ scope }) => scope))
}
