import { sql, type Kysely } from 'kysely'
import { isShownAtOnce, type Entry } from '../../shared-schema/replication/entry.ts'
import { disputeId, gameResultId, verdictId } from '../../shared-schema/replication/result.ts'
import { scopeOfGame, type Scope } from '../../shared-schema/replication/scope.ts'
import type { Database } from '../database/schema.ts'
import { transaction, type Tx } from '../database/transaction.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import { writeFeed, type FeedChange } from '../feed/write.ts'
import { FeedBatch } from '../feed/catalog/feed-batch.ts'
import { shownEntries } from '../feed/catalog/walk-ons.ts'
import { refoldGame } from './refold-game.ts'

/**
 * The feed changes for entries just stored. Spirit entries come with the fold, which knows if they are shown.
 */
export const showEntries = (tx: Tx, entries: readonly Entry[]): Promise<FeedChange[]> =>
  shownEntries(tx, entries.filter(isShownAtOnce))

/** Unsettles a game to which something is added: all its entries return to the feed. */
export async function unsettle(tx: Tx, gameId: number): Promise<FeedChange[]> {
  await tx
    .updateTable('games')
    .set({ settled: false, final_at: sql<string>`case when status = 'final' then now() end` })
    .where('id', '=', gameId)
    .execute()
  return showEntries(tx, await entriesOf(tx, gameId))
}

/** The entries of a game that may count. */
async function entriesOf(tx: Tx, gameId: number): Promise<Entry[]> {
  const rows = await tx
    .selectFrom('entries')
    .select('document')
    .where('game_id', '=', gameId)
    .where('refusal', 'is', null)
    .execute()
  return rows.map(({ document }) => document)
}

const removalOf = ({ id }: Pick<Entry, 'id'>): FeedChange => ({ collection: 'entries', id, document: null })

/** How long a finished game's entries stay on the tablets, so that its end can be undone there. */
const STAY = "interval '1 hour'"

/**
 * Settles the games that have been final for an hour: their entries leave the feed, and their `results`
 * documents replace them there. The history stays in the `entries` table.
 * @returns how many games were settled
 */
export async function settleFinishedGames(db: Kysely<Database>): Promise<number> {
  const due = await db
    .selectFrom('games')
    .select(['id', 'season_id', 'tournament_id'])
    .where('status', '=', 'final')
    .where('settled', '=', false)
    .where(sql<boolean>`final_at < now() - ${sql.raw(STAY)}`)
    .orderBy('final_at')
    .limit(200)
    .execute()
  for (const game of due) {
    await transaction(db, async tx => {
      await lockScopes(tx, [scopeOfGame(game)])
      await settleGame(tx, game.id)
    })
  }
  return due.length
}

/** Takes the entries of a final game out of the feed. The caller holds the scope's lock. */
export async function settleGame(tx: Tx, gameId: number): Promise<void> {
  const settled = await tx
    .updateTable('games')
    .set({ settled: true })
    .where('id', '=', gameId)
    .where('status', '=', 'final')
    .where('settled', '=', false)
    .executeTakeFirst()
  if (settled.numUpdatedRows === 0n) return
  const changes = new FeedBatch()
  const folded = await refoldGame(tx, gameId, changes)
  if (!folded) return
  const held = await tx
    .selectFrom('feed')
    .innerJoin('entries', 'entries.id', 'feed.id')
    .select('feed.id')
    .where('feed.scope', '=', folded.scope)
    .where('feed.collection', '=', 'entries')
    .where('feed.deleted', '=', false)
    .where('entries.game_id', '=', gameId)
    .execute()
  changes.add(folded.scope, held.map(removalOf))
  await changes.write(tx)
}

/** The feed changes that remove a game's entries, verdicts and result from a scope. */
export async function removalOfGame(tx: Tx, gameId: number): Promise<FeedChange[]> {
  const entries = await entriesOf(tx, gameId)
  return [
    ...entries.map(removalOf),
    ...entries.map(({ id }) => ({ collection: 'results' as const, id: verdictId(id), document: null })),
    ...[gameResultId(gameId), disputeId(gameId)].map(id => ({
      collection: 'results' as const,
      id,
      document: null,
    })),
  ]
}

/** Removes a game's entries and results from its old scope, and shows them in its new one. */
export async function moveGame(tx: Tx, gameId: number, from: Scope): Promise<void> {
  await writeFeed(tx, from, await removalOfGame(tx, gameId))
  await showGame(tx, gameId)
}

/** Removes a game whose round was hidden from its scope, and from everything counted above it. */
export async function hideGame(tx: Tx, gameId: number): Promise<void> {
  const changes = new FeedBatch()
  const folded = await refoldGame(tx, gameId, changes)
  if (folded) changes.add(folded.scope, await removalOfGame(tx, gameId))
  await changes.write(tx)
}

/** Shows a game's entries and results in its current scope, unless its round is hidden. */
export async function showGame(tx: Tx, gameId: number): Promise<void> {
  const changes = new FeedBatch()
  const folded = await refoldGame(tx, gameId, changes)
  if (!folded) return
  await tx.updateTable('entries').set({ scope: folded.scope }).where('game_id', '=', gameId).execute()
  const game = await tx.selectFrom('games').select('settled').where('id', '=', gameId).executeTakeFirst()
  if (!folded.isHidden && !game?.settled)
    changes.add(folded.scope, await showEntries(tx, await entriesOf(tx, gameId)))
  await changes.write(tx)
}
