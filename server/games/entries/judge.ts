import { isOfOffice, OFFICE, type Entry } from '../../../shared-schema/replication/entry.ts'
import type { Flaw, Refusal } from '../../../shared-schema/replication/result.ts'
import { scopeOfGame, type Scope } from '../../../shared-schema/replication/scope.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import { contradictionIn } from '../../../shared-schema/sports/model/contradiction.ts'
import { kindOf } from '../../../shared-schema/sports/model/sport.ts'
import { sportOf } from '../sport.ts'
import { grantsOf, grantsThrough, lockRoles, type Author } from '../../access/author.ts'
import { mayManage, mayScore } from '../../access/permissions.ts'
import type { Tx } from '../../database/transaction.ts'
import type { GamePlace } from '../game-places.ts'
import { overwriting } from './overwriting.ts'

/** An entry with the reason why it cannot count, or null. */
export interface Judged {
  readonly entry: Entry
  readonly refusal: Refusal | null
}

/**
 * Judges entries at the door. An author who may not record a game has their roles read again: a role given
 * since the request began would judge again only the entries refused before it.
 */
export async function judge(
  tx: Tx,
  scope: Scope,
  entries: readonly Entry[],
  games: ReadonlyMap<number, GamePlace>,
  author: Author,
): Promise<Judged[]> {
  const judged = await judgeAs(tx, scope, entries, games, author)
  if (author.person_id === null || !judged.some(({ refusal }) => refusal === 'not_allowed')) return judged
  await lockRoles(tx, author.person_id, 'to read')
  const grants = grantsThrough(author.client, await grantsOf(tx, author.person_id))
  return judgeAs(tx, scope, entries, games, { ...author, grants })
}

/** Judges entries by the roles that this author has. */
export async function judgeAs(
  tx: Tx,
  scope: Scope,
  entries: readonly Entry[],
  games: ReadonlyMap<number, GamePlace>,
  author: Author,
): Promise<Judged[]> {
  const judged = entries.map(entry => ({
    entry,
    refusal: refusalAt(games.get(entry.game_id), scope, entry, author),
  }))
  const allowed = judged.flatMap(({ entry, refusal }) => (refusal === null ? [entry] : []))
  const late = await overwriting(tx, allowed, games, author)
  return judged.map(({ entry, refusal }) => ({
    entry,
    refusal: late.has(entry.id) ? 'after_final' : refusal,
  }))
}

/** Why an entry is refused at the door, or null. */
function refusalAt(game: GamePlace | undefined, scope: Scope, entry: Entry, author: Author): Refusal | null {
  if (!game || scopeOfGame(game) !== scope) return 'unknown_game'
  const may = isOfOffice(entry)
    ? entry.device_id === OFFICE && mayManage(author, game.owner_id)
    : mayScore(author, game)
  if (!may) return 'not_allowed'
  // Imported entries stay as counted at their source, and the office sees any flaw immediately.
  return author.person_id !== null && !isOfOffice(entry) && flawOf(entry, game) ? 'unreadable' : null
}

/**
 * The contradiction within a play. Readers of the game see it; the entry stays, and counts for nobody.
 */
export function flawOf(entry: Entry, game: GamePlace): Flaw | undefined {
  if (entry.kind !== 'play') return undefined
  const kind = kindOf(rulesOf(sportOf(game.sport)), entry.data)
  const wrong = kind && contradictionIn(kind, entry.data, game)
  return wrong && { what: 'wrong_field', field: wrong.field }
}
