import { sql } from 'kysely'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { verdictId } from '../../../shared-schema/replication/result.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { writeFeed } from '../../feed/write.ts'
import { setAuditContext } from '../../access/audit-context.ts'
import { anonymous, grantsOf, type Author } from '../../access/author.ts'
import { judgeAs } from './judge.ts'
import { gamesOf, applyEntries } from './record-entries.ts'

/** Refused entries by their sender, their games, or the event under which they were sent. */
type Concerned =
  | { readonly person_id: string }
  | { readonly game_ids: readonly number[] }
  | { readonly scope: Scope }

/**
 * Judges refused entries again by their senders' current roles. Call it when a person gets a role, when a
 * game is made, restored or moved, and on request of the office. An entry whose reason is gone counts from
 * then on; one that has counted is never judged again.
 */
export async function judgeAgain(tx: Tx, concerned: Concerned): Promise<void> {
  const rows = await tx
    .selectFrom('entries')
    .select(['id', 'scope', 'document', 'refusal', 'person_id'])
    .where('refusal', 'in', ['not_allowed', 'unknown_game', 'after_final'])
    .where(eb =>
      'person_id' in concerned
        ? eb('person_id', '=', concerned.person_id)
        : 'scope' in concerned
          ? eb('scope', '=', concerned.scope)
          : eb('game_id', '=', sql<number>`any(${concerned.game_ids}::integer[])`),
    )
    .orderBy('id')
    .execute()
  if (rows.length === 0) return
  const verdicts = await tx
    .selectFrom('feed')
    .select(['scope', 'id'])
    .where('collection', '=', 'results')
    .where('deleted', '=', false)
    .where(
      'id',
      'in',
      rows.map(({ id }) => verdictId(id)),
    )
    .execute()
  await lockScopes(
    tx,
    [...rows, ...verdicts].map(({ scope }) => scope),
  )
  const games = await gamesOf(
    tx,
    rows.map(({ document }) => document),
  )
  const acting = await actingNow(tx)
  for (const sent of groupBy(rows, ({ scope, person_id }) => `${scope} ${person_id ?? ''}`).values()) {
    const [{ scope, person_id } = { scope: '', person_id: null }] = sent
    const author = await personNow(tx, person_id)
    const before = new Map(sent.map(({ document, refusal }) => [document.id, refusal]))
    const documents = sent.map(({ document }) => document)
    const judged = (await judgeAs(tx, scope, documents, games, author)).filter(
      ({ entry, refusal }) => refusal !== before.get(entry.id),
    )
    for (const { entry, refusal } of judged)
      await tx.updateTable('entries').set({ refusal }).where('id', '=', entry.id).execute()
    const lifted = new Set(judged.map(({ entry }) => verdictId(entry.id)))
    for (const verdict of verdicts.filter(({ id }) => lifted.has(id))) {
      await writeFeed(tx, verdict.scope, [{ collection: 'results', id: verdict.id, document: null }])
    }
    await setAuditContext(tx, author, judged[0]?.entry.device_id ?? null)
    await applyEntries(tx, scope, judged, games, author)
  }
  await sql`select set_config('sideline.author', ${acting}, true)`.execute(tx)
}

/** A person with their current roles. */
async function personNow(tx: Tx, personId: string | null): Promise<Author> {
  if (personId === null) return anonymous
  const { name } =
    (await tx.selectFrom('people').select('name').where('id', '=', personId).executeTakeFirst()) ?? anonymous
  return { ...anonymous, person_id: personId, name, grants: await grantsOf(tx, personId) }
}

/** The author in whose name the transaction writes everything else. */
async function actingNow(tx: Tx): Promise<string> {
  const {
    rows: [row],
  } = await sql<{ acting: string | null }>`select current_setting('sideline.author', true) as acting`.execute(
    tx,
  )
  return row?.acting ?? ''
}
