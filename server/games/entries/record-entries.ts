import { sql } from 'kysely'
import { OFFICE, type Entry } from '../../../shared-schema/replication/entry.ts'
import type { Refusal } from '../../../shared-schema/replication/result.ts'
import { tournamentScope, type Scope } from '../../../shared-schema/replication/scope.ts'
import { valuesTable } from '../../database/values-table.ts'
import { prepared } from '../../database/prepared-statement.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { headMoved, type FeedChange } from '../../feed/write.ts'
import { FeedBatch } from '../../feed/catalog/feed-batch.ts'
import { auditContext } from '../../access/audit-context.ts'
import type { Author } from '../../access/author.ts'
import { dueForfeits, withdrawalRule } from './forfeits.ts'
import { namedGame } from '../named-game.ts'
import { gamePlace, type GamePlace } from '../game-places.ts'
import { readsGame } from '../../access/permissions.ts'
import { refoldGame } from '../refold-game.ts'
import { flawOf, judge, type Judged } from './judge.ts'
import { requireRoom } from './refused-limit.ts'
import { showEntries, unsettle } from '../settle.ts'
import { verdictChange } from '../verdicts.ts'
import { scopesOfWalkOns } from './scopes-of-walk-ons.ts'
import { withTeamsOfPlayers } from './teams-of-players.ts'

/**
 * The only way to write anything recorded at a game, for tablets, REST and imports alike: stores the entries,
 * folds their games and puts the changes into the feed, in the caller's transaction. An entry that is already
 * stored is skipped, however often it comes. One that cannot count is stored with the reason, and the tablet
 * gets a verdict.
 * @param known the games of the entries, if they were read since their scope was locked
 */
export async function recordEntries(
  tx: Tx,
  scope: Scope,
  given: readonly Entry[],
  author: Author,
  known?: ReadonlyMap<number, GamePlace>,
): Promise<Outcome> {
  await lockScopes(tx, [scope, ...(await scopesOfWalkOns(tx, given))])
  const games = known ?? (await gamesOf(tx, given))
  const entries = await withTeamsOfPlayers(tx, given, games)
  const device = given.find(entry => entry.device_id !== OFFICE)?.device_id ?? null
  const judged = await judge(tx, scope, entries, games, author)
  const stored = await store(tx, scope, judged, author, device)
  const refused = stored.flatMap(({ entry, refusal }) => (refusal === null ? [] : [entry.id]))
  if (refused.length > 0) await requireRoom(tx, scope, author, refused)
  const asGiven = new Set(given)
  return {
    taken: new Set(stored.flatMap(({ entry }) => (asGiven.has(entry) ? [entry.id] : []))),
    ...(await applyEntries(tx, scope, stored, games, author)),
  }
}

interface Outcome extends Applied {
  /** The ids of the entries that are newly stored, exactly as given. */
  readonly taken: ReadonlySet<string>
}

interface Applied {
  /** The ids of the new rows, by the entries that they are named after. */
  readonly made: ReadonlyMap<string, number>
  /** Why entries of these games do not count, by entry id. */
  readonly refusals: ReadonlyMap<string, Refusal>
}

/**
 * Applies stored and judged entries: folds their games and puts the changes into the feed.
 * @param sender who sent them, and gets the verdicts on those that do not count
 */
export async function applyEntries(
  tx: Tx,
  scope: Scope,
  judged: readonly Judged[],
  games: ReadonlyMap<number, GamePlace>,
  sender: Author,
): Promise<Applied> {
  const changes = new FeedBatch()
  const made = new Map<string, number>()
  const refusals = new Map<string, Refusal>()
  const landed = new Map<number, Entry[]>()
  const advanced = new Set<number | null>()
  for (const { entry, refusal } of judged) {
    if (refusal !== null) {
      changes.add(scope, [await verdictOn(tx, entry, refusal, games.get(entry.game_id), sender)])
      refusals.set(entry.id, refusal)
    } else landed.set(entry.game_id, [...(landed.get(entry.game_id) ?? []), entry])
  }
  for (const [gameId, fresh] of landed) {
    const game = games.get(gameId)
    if (game?.visibility !== 'hidden')
      changes.add(scope, game?.settled ? await unsettle(tx, gameId) : await showEntries(tx, fresh))
    const folded = await refoldGame(tx, gameId, changes)
    for (const { entry, reason } of folded?.refused ?? []) refusals.set(entry.id, reason)
    for (const [entryId, id] of folded?.made ?? []) made.set(entryId, id)
    if (folded?.hasSentOn) advanced.add(game?.tournament_id ?? null)
  }
  await changes.write(tx)
  for (const tournamentId of advanced) if (tournamentId !== null) await recordDueForfeits(tx, tournamentId)
  return { made, refusals }
}

/**
 * Enters the forfeits of withdrawn and disqualified teams in a tournament. A forfeit sends teams on like any
 * final game, so this repeats until none is due.
 */
export async function recordDueForfeits(tx: Tx, tournamentId: number): Promise<void> {
  const due = await dueForfeits(tx, tournamentId)
  if (due.length > 0) await recordEntries(tx, tournamentScope(tournamentId), due, withdrawalRule)
}

/** The games of entries, by id. One query per game is fine: each is folded afterwards anyway. */
export async function gamesOf(tx: Tx, entries: readonly Entry[]): Promise<Map<number, GamePlace>> {
  const games = new Map<number, GamePlace>()
  for (const id of new Set(entries.map(entry => entry.game_id))) {
    const game = await gamePlace(tx, id)
    if (game) games.set(id, game)
  }
  return games
}

/**
 * Stores the new entries. An entry that was refused is replaced by one that comes under its id from an author
 * who may record the game: a tablet may hand its entries to another that may not, and nobody can take an id
 * from those who may. From then on the transaction writes in the author's name, on the device.
 * @returns the new ones
 */
async function store(
  tx: Tx,
  scope: Scope,
  judged: readonly Judged[],
  author: Author,
  deviceId: string | null,
): Promise<Judged[]> {
  const unique = [...new Map(judged.map(one => [one.entry.id, one])).values()]
  // Sorted by id: two senders who bring the same entries to two scopes then wait for each other in one order.
  const rows = unique
    .toSorted((a, b) => (a.entry.id < b.entry.id ? -1 : 1))
    .map(({ entry, refusal }) => ({
      id: entry.id,
      scope,
      game_id: entry.game_id,
      device_id: entry.device_id,
      counter: entry.counter,
      kind: entry.kind,
      document: entry,
      refusal,
      person_id: author.person_id,
    }))
  const stored = await sql<{ id: string | null }>`${prepared}
    with acting as materialized (select ${auditContext(author, deviceId)}), stored as (
      insert into entries (id, scope, game_id, device_id, counter, kind, document, refusal, person_id)
      select id, scope, game_id, device_id, counter, kind, document, refusal, person_id from ${valuesTable('entries', rows)}
      on conflict (id) do update set scope = excluded.scope, game_id = excluded.game_id, device_id = excluded.device_id, counter = excluded.counter,
        kind = excluded.kind, document = excluded.document, refusal = null, person_id = excluded.person_id
      where entries.refusal is not null and excluded.refusal is null
      returning id
    ), ${headMoved(scope, 'stored')}
    select id from acting left join stored on true`.execute(tx)
  const fresh = new Set(stored.rows.map(({ id }) => id))
  return unique.filter(({ entry }) => fresh.has(entry.id))
}

/**
 * The verdict on an entry refused at the door, for the feed; it holds the game's name if the sender may read
 * the game.
 */
async function verdictOn(
  tx: Tx,
  entry: Entry,
  reason: Refusal,
  game: GamePlace | undefined,
  sender: Author,
): Promise<FeedChange> {
  const named = game && readsGame(sender, game) ? await namedGame(tx, game.id) : null
  const flaw = game && reason === 'unreadable' ? flawOf(entry, game) : undefined
  return verdictChange(entry, reason, named, sender.person_id, flaw)
}
