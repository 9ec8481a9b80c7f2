import { isDeepStrictEqual } from 'node:util'
import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import {
  isRecordedFamily,
  kindOfFamily,
  type EntryKind,
  type RecordedFamily,
} from '../../../shared-schema/replication/entry-kinds.ts'
import { entry as entryShape } from '../../../shared-schema/replication/entry.ts'
import { scopeOfGame } from '../../../shared-schema/replication/scope.ts'
import { isCalendarType } from '../../../shared-schema/resources/calendar-types.ts'
import { isNeedless } from '../../../shared-schema/rules/progress/sent-on.ts'
import { resourceOf } from '../../../shared-schema/resources/index.ts'
import { inUtc, withOffset } from '../../../shared-schema/resources/time.ts'
import type { Tx } from '../../database/transaction.ts'
import { requireAttachable, requireExisting } from '../../access/attach.ts'
import type { Author } from '../../access/author.ts'
import { gamePlace, type GamePlace } from '../game-places.ts'
import { doesNotCount } from './does-not-count.ts'
import { officeEntry } from './office-entry.ts'
import { mayScore } from '../../access/permissions.ts'
import { overwriting } from './overwriting.ts'
import { preparePlay } from './prepare-play.ts'
import { eventClosed } from '../../problems/event-closed.ts'
import { Problem } from '../../problems/problem.ts'
import { recordEntries } from './record-entries.ts'
import { prepareScore } from './prepare-score.ts'

/** How REST writes a record that follows from entries: by recording an entry, like any tablet. */
export interface EntryWrites {
  /** @returns the key of the new record */
  create(tx: Tx, author: Author): Promise<number[]>
  update(tx: Tx, author: Author, values: StoredRecord): Promise<void>
  remove(tx: Tx, author: Author): Promise<void>
}

/**
 * The writes of a record through entries, or undefined for a record that the office writes itself.
 * @param content the stored record, or the values of a new one
 */
export function entryWritesOf(family: Family, content: StoredRecord): EntryWrites | undefined {
  if (!isRecordedFamily(family)) return undefined
  if (family === 'events' && isCalendarType(content.type)) return undefined
  const { game_id, time, entry_id } = content
  return {
    create: (tx, author) => recordAs(tx, author, family, content, undefined),
    update: async (tx, author, values) => {
      if (!isChanged(content, values)) {
        requireRecordable(author, await gamePlace(tx, Number(game_id)), game_id)
        return
      }
      await recordAs(
        tx,
        author,
        family,
        { ...content, ...values, game_id, time: values.time ?? time },
        content,
      )
    },
    remove: async (tx, author) => {
      const game = requireRecordable(author, await gamePlace(tx, Number(game_id)), game_id)
      await recordEntry(tx, author, game, null, 'withdrawal', { entry_id: String(entry_id) })
    },
  }
}

/**
 * Whether the values sent for a record would change it. Its game and zone are fixed; without a time it keeps
 * its own.
 */
function isChanged(
  record: StoredRecord,
  { game_id: _, timezone: _zone, time, ...values }: StoredRecord,
): boolean {
  const moment = (value: unknown) => inUtc(withOffset(String(value), String(record.timezone)))
  return (
    (typeof time === 'string' && moment(time) !== moment(record.time)) ||
    Object.entries(values).some(([name, value]) => !isDeepStrictEqual(value, record[name]))
  )
}

async function recordAs(
  tx: Tx,
  author: Author,
  family: RecordedFamily,
  values: StoredRecord,
  before: StoredRecord | undefined,
): Promise<number[]> {
  const { game_id, ...others } = values
  const game = typeof game_id === 'number' ? await gamePlace(tx, game_id) : undefined
  // The right to record at a game includes the right to read it.
  await requireExisting(tx, author, family, game && mayScore(author, game) ? others : values, before)
  if (game) refuseUnplayed(game)
  if (game)
    await requireAttachable(tx, author, family, others, { ...values, owner_id: game.owner_id }, before)
  const content =
    family === 'events'
      ? await preparePlay(tx, values, before)
      : family === 'game_scores'
        ? await prepareScore(tx, values)
        : values
  const replaces = before === undefined ? null : String(before.entry_id)
  const time = typeof values.time === 'string' ? values.time : null
  const recordable = requireRecordable(author, game, game_id)
  const data = { ...dataOf(family, content), replaces }
  const id = await recordEntry(tx, author, recordable, time, kindOfFamily(family), data)
  if (before === undefined && id === undefined) throw new Error(`The new ${family} row did not come back`)
  return id === undefined ? [] : [id]
}

/**
 * @throws Problem if nothing can be recorded at a game: it does not exist, the author may not, or it is not
 *   played
 */
export function requirePlayed(author: Author, game: GamePlace | undefined, id: number): GamePlace {
  const recordable = requireRecordable(author, game, id)
  refuseUnplayed(recordable)
  return recordable
}

/**
 * A bye is a swiss game that is created with one team and never gets another. A game that is not needed stays
 * without a team on one side.
 * @throws Problem for such a game
 */
function refuseUnplayed(game: GamePlace): void {
  const { swiss_round_id, team_1_id, team_2_id } = game
  if (isNeedless(game)) throw Problem.field('game_id', t => t('entries.isNotNeeded'))
  if (swiss_round_id !== null && (team_1_id === null || team_2_id === null))
    throw Problem.field('game_id', t => t('entries.isBye'))
}

/** The fields of a request body that the entry holds; missing ones are empty. */
export function dataOf(family: RecordedFamily, values: StoredRecord): StoredRecord {
  const data: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(resourceOf(family).fields)) {
    if (name in outside || field.source !== 'column') continue
    data[name] = values[name] ?? field.fallback ?? null
  }
  return data
}

/** Fields that the entry's head or the server holds. */
const outside: Record<string, true> = {
  id: true,
  game_id: true,
  time: true,
  team_1_id: true,
  team_2_id: true,
  time_created: true,
  time_last_updated: true,
  after_final: true,
}

/** @throws Problem if the game does not exist, or the author may not record at it */
function requireRecordable(author: Author, game: GamePlace | undefined, id: unknown): GamePlace {
  if (!game) throw Problem.field('game_id', t => t('entries.noGame', { game: Number(id) }))
  if (!mayScore(author, game)) throw new Problem('not_allowed', t => t('entries.mayNotRecord'))
  if (game.is_closed) throw eventClosed()
  return game
}

/**
 * @param game as read while its scope is locked
 * @returns the id of the row that it makes, if it makes one
 * @throws Problem 409 with the reason if it does not count, 403 if it would change a final result that the
 *   author may not change
 */
async function recordEntry<K extends EntryKind>(
  tx: Tx,
  author: Author,
  game: GamePlace,
  time: string | null,
  kind: K,
  data: StoredRecord,
): Promise<number | undefined> {
  const scope = scopeOfGame(game)
  const stated = kind === 'score' ? { team_1_id: game.team_1_id, team_2_id: game.team_2_id } : {}
  const entry = entryShape.parse(
    await officeEntry(tx, scope, game, author, time, kind, { ...data, ...stated }),
  )
  const games = new Map([[game.id, game]])
  if ((await overwriting(tx, [entry], games, author)).size > 0)
    throw new Problem('not_allowed', t => t('entries.finalOfOthers'))
  const { refusals, made } = await recordEntries(tx, scope, [entry], author, games)
  const refusal = refusals.get(entry.id)
  if (refusal !== undefined) throw doesNotCount(refusal)
  return made.get(entry.id)
}
