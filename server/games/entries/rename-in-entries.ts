import { sql } from 'kysely'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { writeFeed } from '../../feed/write.ts'
import { refoldGames } from '../refold-game.ts'
import { showEntries } from '../settle.ts'

/**
 * Changes the name on everything that a person recorded: in the history, on tablets and in all that follows
 * from it.
 * @param organizationId limits it to the games of one organization; null for all
 * @returns how many entries bore the old name
 */
export async function renameInEntries(
  tx: Tx,
  personId: string,
  name: string,
  organizationId: number | null,
): Promise<number> {
  const theirs = sql<boolean>`entries.person_id = ${personId} and entries.document ->> 'recorded_by' <> ${name}
    and (${organizationId}::integer is null or entries.game_id in (select id from games where owner_id = ${organizationId}))`
  const scopes = await sql<{ scope: Scope }>`select distinct scope from entries where ${theirs}`.execute(tx)
  await lockScopes(
    tx,
    scopes.rows.map(({ scope }) => scope),
  )
  const { rows } = await sql<{ id: string; scope: Scope; game_id: number; document: Entry }>`
    update entries set document = document || jsonb_build_object('recorded_by', ${name}::text) where ${theirs}
    returning id, scope, game_id, document`.execute(tx)
  const shown = await sql<{ id: string }>`
    select id from feed where collection = 'entries' and not deleted and id = any(${rows.map(({ id }) => id)}::text[])`.execute(
    tx,
  )
  const held = new Set(shown.rows.map(({ id }) => id))
  for (const { scope } of scopes.rows) {
    await writeFeed(
      tx,
      scope,
      await showEntries(
        tx,
        rows.filter(row => row.scope === scope && held.has(row.id)).map(({ document }) => document),
      ),
    )
  }
  await sql`update feed set document = document || jsonb_build_object('recorded_by', ${name}::text)
    where collection = 'entries' and deleted and id = any(${rows.map(({ id }) => id)}::text[])`.execute(tx)
  await refoldGames(
    tx,
    rows.map(({ game_id }) => game_id),
  )
  return rows.length
}
