import { isDeepStrictEqual } from 'node:util'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import { currentEntries } from '../../../shared-schema/scoring/corrections.ts'
import { foldGame, type GameState } from '../../../shared-schema/scoring/fold-game.ts'
import { orderEntries } from '../../../shared-schema/scoring/order.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'
import { mayScore, withoutPasses } from '../../access/permissions.ts'
import type { GamePlace } from '../game-places.ts'
import { gameToFold, type EntryToFold } from '../game-to-fold.ts'
import { sportOf } from '../sport.ts'

/**
 * The author's entries that would change a final result which another person entered, if the author may
 * record there by a pass alone: everybody who reads the poster could. Entries that leave the result as it is
 * count, such as plays that an offline tablet recorded meanwhile.
 * @returns their ids
 */
export async function overwriting(
  tx: Tx,
  entries: readonly Entry[],
  games: ReadonlyMap<number, GamePlace>,
  author: Author,
): Promise<ReadonlySet<string>> {
  if (!author.grants.some(({ pass }) => pass)) return new Set()
  const changing: string[] = []
  for (const [gameId, atGame] of groupBy(entries, ({ game_id }) => game_id)) {
    const game = games.get(gameId)
    if (game && !mayScore(withoutPasses(author), game))
      changing.push(...(await changingFinal(tx, gameId, atGame, author.person_id)))
  }
  return new Set(changing)
}

async function changingFinal(
  tx: Tx,
  gameId: number,
  entries: readonly Entry[],
  personId: string | null,
): Promise<string[]> {
  const found = await gameToFold(tx, gameId)
  if (!found) return []
  const { game } = found
  const rules = rulesOf(sportOf(game.sport))
  const stored = found.entries.map(({ document }) => document)
  const before = foldGame(game, rules, stored)
  if (before.status !== 'final' || isFinalOf(personId, found.entries)) return []
  const isChangedBy = (more: readonly Entry[]): boolean =>
    !isDeepStrictEqual(resultOf(foldGame(game, rules, [...stored, ...more])), resultOf(before))
  if (!isChangedBy(entries)) return []
  const kept: Entry[] = []
  for (const entry of entries) if (!isChangedBy([...kept, entry])) kept.push(entry)
  return entries.filter(entry => !kept.includes(entry)).map(({ id }) => id)
}

/** Whether this person ended the final game, and the office has decided nothing about it. */
function isFinalOf(personId: string | null, entries: readonly EntryToFold[]): boolean {
  const { ordered, decision } = orderEntries(entries.map(({ document }) => document))
  if (decision) return false
  const { effective } = currentEntries(ordered)
  const last = effective.findLast(({ entry }) => isEnd(entry)) ?? effective.at(-1)
  const by = entries.find(({ document }) => document.id === last?.entry.id)?.person_id ?? null
  return by !== null && by === personId
}

const isEnd = (entry: Entry): boolean =>
  (entry.kind === 'score' && entry.data.is_final) ||
  (entry.kind === 'status' && entry.data.status === 'final')

const resultOf = ({ status, team_1_score, team_2_score, shootout, forfeit_team_ids }: GameState) => ({
  status,
  team_1_score,
  team_2_score,
  shootout,
  forfeit_team_ids,
})
