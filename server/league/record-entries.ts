import type { Entry } from '../../shared-schema/replication/entry.ts'
import { verdictId, type Refusal } from '../../shared-schema/replication/result.ts'
import { scopeOfGame, type Scope } from '../../shared-schema/replication/scope.ts'
import type { Tx } from '../database/transaction.ts'
import { lockScopes, writeFeed, type FeedChange } from '../feed/write.ts'
import { mayScore, type Author } from './author.ts'
import { refoldGame, verdictDocument } from './refold-game.ts'
import { showEntries } from './settle.ts'

/**
 * The one way in which anything recorded at a game is written, from tablets, REST and imports
 * alike: stores the entries, folds the games that they belong to, and puts what changed into the
 * feed, in the caller's transaction. An entry that is there already is passed over, however often
 * it comes; one that cannot count is stored with the reason, and a verdict says it to the tablet.
 */
export async function recordEntries(tx: Tx, scope: Scope, entries: readonly Entry[], author: Author): Promise<void> {
  await lockScopes(tx, [scope])
  const games = await gamesOf(tx, entries)
  const judged = entries.map(entry => ({ entry, refusal: refusalOf(entry) }))
  const fresh = await store(tx, scope, judged, author)
  const changes: FeedChange[] = judged
    .filter(({ entry, refusal }) => fresh.has(entry.id) && refusal !== null)
    .map(({ entry, refusal }) => verdictOf(entry, refusal ?? 'unreadable'))
  const touched = new Set(judged.filter(({ entry, refusal }) => fresh.has(entry.id) && refusal === null).map(({ entry }) => entry.game_id))
  for (const gameId of touched) {
    changes.push(...await showEntries(tx, gameId, fresh))
    changes.push(...(await refoldGame(tx, gameId))?.changes ?? [])
  }
  await writeFeed(tx, scope, changes)

  function refusalOf(entry: Entry): Refusal | null {
    const game = games.get(entry.game_id)
    if (!game || scopeOfGame(game) !== scope) return 'unknown_game'
    return mayScore(author, game.owner_id) ? null : 'not_allowed'
  }
}

async function gamesOf(tx: Tx, entries: readonly Entry[]) {
  const ids = [...new Set(entries.map(entry => entry.game_id))]
  const games = ids.length === 0 ? [] : await tx.selectFrom('games').select(['id', 'owner_id', 'season_id', 'tournament_id']).where('id', 'in', ids).execute()
  return new Map(games.map(game => [game.id, game]))
}

/** Stores the entries that are new. @returns their ids */
async function store(
  tx: Tx, scope: Scope, judged: readonly { entry: Entry; refusal: Refusal | null }[], author: Author,
): Promise<Set<string>> {
  const unique = [...new Map(judged.map(one => [one.entry.id, one])).values()]
  const fresh = new Set<string>()
  for (let start = 0; start < unique.length; start += BATCH) {
    const stored = await tx.insertInto('entries')
      .values(unique.slice(start, start + BATCH).map(({ entry, refusal }) => ({
        id: entry.id, scope, game_id: entry.game_id, device_id: entry.device_id, counter: entry.counter,
        kind: entry.kind, document: JSON.stringify(entry), refusal, person_id: author.person_id,
      })))
      .onConflict(conflict => conflict.column('id').doNothing()).returning('id').execute()
    for (const { id } of stored) fresh.add(id)
  }
  return fresh
}

const BATCH = 1000

function verdictOf(entry: Entry, reason: Refusal): FeedChange {
  return { collection: 'results', id: verdictId(entry.id), document: verdictDocument(entry, reason) }
}
