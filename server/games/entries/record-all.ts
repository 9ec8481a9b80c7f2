import { entry as entryShape } from '../../../shared-schema/replication/entry.ts'
import {
  isRecordedFamily,
  kindOfFamily,
  type RecordedFamily,
} from '../../../shared-schema/replication/entry-kinds.ts'
import { scopeOfGame } from '../../../shared-schema/replication/scope.ts'
import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { missingIn, unattachableIn } from '../../access/attach.ts'
import type { Author } from '../../access/author.ts'
import { mayScore } from '../../access/permissions.ts'
import type { Tx } from '../../database/transaction.ts'
import { gamePlace, type GamePlace } from '../game-places.ts'
import { attempt, untilWrong } from '../../problems/attempt.ts'
import { Problem } from '../../problems/problem.ts'
import { dataOf, entryWritesOf, requirePlayed } from './entry-writes.ts'
import { doesNotCount } from './does-not-count.ts'
import { officeEntries } from './office-entry.ts'
import { overwriting } from './overwriting.ts'
import { gameOfPlays, preparedIn } from './prepare-play.ts'
import { prepareScore } from './prepare-score.ts'
import { recordEntries } from './record-entries.ts'

/**
 * Records a list of values at games, in its order; consecutive values of one game are folded once.
 * @param list of one family, as `entryWritesOf` takes it
 * @returns the keys of the new records before the first that cannot be made, and why that one cannot
 */
export async function recordAll(
  tx: Tx,
  author: Author,
  family: Family,
  list: readonly StoredRecord[],
): Promise<(number[] | Problem)[]> {
  const keys: (number[] | Problem)[] = []
  for (const atGame of ofOneGameEach(list)) {
    keys.push(...(await recordAtGame(tx, author, family, atGame)))
    if (keys.at(-1) instanceof Problem) break
  }
  return keys
}

function ofOneGameEach(list: readonly StoredRecord[]): StoredRecord[][] {
  const pieces: StoredRecord[][] = []
  for (const values of list) {
    const piece = pieces.at(-1)
    if (piece && piece[0]?.game_id === values.game_id) piece.push(values)
    else pieces.push([values])
  }
  return pieces
}

async function recordAtGame(
  tx: Tx,
  author: Author,
  family: Family,
  list: readonly StoredRecord[],
): Promise<(number[] | Problem)[]> {
  const [{ game_id } = {}, ...more] = list
  const game = more.length > 0 && typeof game_id === 'number' ? await gamePlace(tx, game_id) : undefined
  const isPlayed =
    game &&
    mayScore(author, game) &&
    !((await attempt(async () => requirePlayed(author, game, game.id))) instanceof Problem)
  if (!game || !isPlayed || !isRecordedFamily(family))
    return untilWrong(list, async values => (await entryWritesOf(family, values)?.create(tx, author)) ?? [])
  const contents: StoredRecord[] = []
  const wrong: Problem[] = []
  for (const one of await prepareAll(tx, author, family, game, list))
    if (one instanceof Problem) wrong.push(one)
    else contents.push(one)
  return contents.length === 0
    ? wrong
    : [...(await recordTogether(tx, author, family, game, contents)), ...wrong]
}

/** The prepared records up to the first wrong one, and its problem. */
async function prepareAll(
  tx: Tx,
  author: Author,
  family: RecordedFamily,
  game: GamePlace,
  list: readonly StoredRecord[],
): Promise<(StoredRecord | Problem)[]> {
  const sent = list.map(({ game_id: _, ...values }) => values)
  const missing = await missingIn(
    tx,
    author,
    family,
    sent.map(values => ({ values })),
  )
  const unattachable = await unattachableIn(
    tx,
    author,
    family,
    sent.map((values, place) => ({ values, record: { ...list[place], owner_id: game.owner_id } })),
  )
  const plays = family === 'events' ? await gameOfPlays(tx, game.id, list) : undefined
  return untilWrong(list, async (values, place) => {
    const wrong = missing[place] ?? unattachable[place]
    if (wrong) throw wrong
    if (plays) return preparedIn(plays, values, undefined)
    return family === 'game_scores' ? prepareScore(tx, values) : values
  })
}

async function recordTogether(
  tx: Tx,
  author: Author,
  family: RecordedFamily,
  game: GamePlace,
  contents: readonly StoredRecord[],
): Promise<(number[] | Problem)[]> {
  const scope = scopeOfGame(game)
  const { team_1_id, team_2_id } = game
  const stated = family === 'game_scores' ? { team_1_id, team_2_id } : {}
  const entryContents = contents.map(values => ({
    time: typeof values.time === 'string' ? values.time : null,
    data: { ...dataOf(family, values), replaces: null, ...stated },
  }))
  const entries = (await officeEntries(tx, scope, game, author, kindOfFamily(family), entryContents)).map(
    one => entryShape.parse(one),
  )
  const games = new Map([[game.id, game]])
  const late = await overwriting(tx, entries, games, author)
  const { refusals, made } = await recordEntries(tx, scope, entries, author, games)
  return untilWrong(entries, async ({ id }) => {
    if (late.has(id)) throw new Problem('not_allowed', t => t('entries.finalOfOthers'))
    const reason = refusals.get(id)
    if (reason !== undefined) throw doesNotCount(reason)
    const key = made.get(id)
    if (key === undefined) throw new Error(`The new ${family} row did not come back`)
    return [key]
  })
}
