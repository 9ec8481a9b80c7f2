import type { Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { EntryKind } from '../../shared-schema/replication/entry.ts'
import { entry as entryShape } from '../../shared-schema/replication/entry.ts'
import { scopeOfGame } from '../../shared-schema/replication/scope.ts'
import { isCalendarType } from '../../shared-schema/resources/calendar-types.ts'
import { resourceOf } from '../../shared-schema/resources/index.ts'
import type { Tx } from '../database/transaction.ts'
import { demandAttachable, demandExisting } from './attach.ts'
import type { Author } from './author.ts'
import { gamePlace } from './game-places.ts'
import { officeEntry } from './office-entry.ts'
import { mayScore } from './permissions.ts'
import { preparePlay } from './plays.ts'
import { Problem } from './problem.ts'
import { recordEntries } from './record-entries.ts'
import { prepareScore } from './scores.ts'
import { verdictText } from './verdict-text.ts'

/** How REST writes a record that follows from entries: by recording an entry like any tablet. */
export interface Recorded {
  /** @returns the key of the new record */
  create(tx: Tx, author: Author): Promise<number[]>
  update(tx: Tx, author: Author, values: Stored): Promise<void>
  remove(tx: Tx, author: Author): Promise<void>
}

type Table = 'game_scores' | 'game_sportsmanship_scores' | 'events'

const kinds: Record<Table, EntryKind> = { game_scores: 'score', game_sportsmanship_scores: 'spirit', events: 'play' }

/**
 * The writes of a record through entries, or undefined where it is the office's own.
 * @param content the record as it is stored, or the values of which it is to be made
 */
export function recorded(family: Family, content: Stored): Recorded | undefined {
  if (family !== 'game_scores' && family !== 'game_sportsmanship_scores' && family !== 'events') return undefined
  if (family === 'events' && isCalendarType(content.type)) return undefined
  const { game_id, time, entry_id } = content
  return {
    create: (tx, author) => record(tx, author, family, content, undefined),
    update: async (tx, author, values) => {
      await record(tx, author, family, { ...content, ...values, game_id, time: values.time ?? time }, content)
    },
    remove: async (tx, author) => {
      await write(tx, author, Number(game_id), null, 'withdrawal', { entry_id: String(entry_id) })
    },
  }
}

async function record(tx: Tx, author: Author, family: Table, values: Stored, before: Stored | undefined): Promise<number[]> {
  await demandExisting(tx, author, family, values, before)
  const game = typeof values.game_id === 'number' ? await gamePlace(tx, values.game_id) : undefined
  if (game) await demandAttachable(tx, author, family, values, { ...values, owner_id: game.owner_id }, before)
  const content = family === 'events' ? await preparePlay(tx, values, before) : family === 'game_scores' ? await prepareScore(tx, values) : values
  const replaces = before === undefined ? null : String(before.entry_id)
  const time = typeof values.time === 'string' ? values.time : null
  const entryId = await write(tx, author, Number(values.game_id), time, kinds[family], { ...dataOf(family, content), replaces })
  const { id } = await tx.selectFrom(family).select('id').where('entry_id', '=', replaces ?? entryId).executeTakeFirstOrThrow()
  return [id]
}

/** The fields of a body that the entry holds; what it leaves out is empty. */
function dataOf(family: Table, values: Stored): Stored {
  const data: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(resourceOf(family).fields)) {
    if (name in outside || field.source !== 'column') continue
    data[name] = values[name] ?? field.fallback ?? null
  }
  return data
}

/** Fields that the entry's head or the server holds. */
const outside: Record<string, true> = { id: true, game_id: true, time: true, team_1_id: true, team_2_id: true, time_created: true, time_last_updated: true }

/** @returns the entry's id @throws Problem 409 with the reason where it does not count */
async function write<K extends EntryKind>(
  tx: Tx, author: Author, gameId: number, time: string | null, kind: K, data: Stored,
): Promise<string> {
  const game = await gamePlace(tx, gameId)
  if (!game) throw Problem.field('game_id', `: there is no game ${gameId}`)
  if (!mayScore(author, game)) throw new Problem(403, 'Only scorekeepers of this game and captains of its teams may record at it.')
  // Times are of these years where they are given; in UTC, as it is kept, one may lie some hours outside.
  if (time !== null && !/^[12]/.test(time)) throw Problem.field('time', 'must be in the years 1000 to 2999, in UTC too: give another one')
  const scope = scopeOfGame(game)
  const stated = kind === 'score' ? { team_1_id: game.team_1_id, team_2_id: game.team_2_id } : {}
  const entry = entryShape.parse(await officeEntry(tx, scope, game, author, time, kind, { ...data, ...stated }))
  const refusal = (await recordEntries(tx, scope, [entry], author)).refusals.get(entry.id)
  if (refusal !== undefined) throw new Problem(409, verdictText(refusal, ''))
  return entry.id
}
