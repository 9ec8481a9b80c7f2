import type { Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { EntryKind } from '../../shared-schema/replication/entry.ts'
import { entry as entryShape } from '../../shared-schema/replication/entry.ts'
import { scopeOfGame } from '../../shared-schema/replication/scope.ts'
import { resourceOf } from '../../shared-schema/resources/index.ts'
import { loadRecord, type Key } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import type { Author } from './author.ts'
import { gamePlaces } from './game-places.ts'
import { checkLinks } from './links.ts'
import { officeEntry } from './office-entry.ts'
import { mayScore } from './permissions.ts'
import { Problem } from './problem.ts'
import { recordEntries } from './record-entries.ts'
import { verdictText } from './verdict-text.ts'

/** How REST writes a family that follows from entries: by recording an entry like any tablet. */
export interface RecordedFamily {
  create(tx: Tx, author: Author, values: Stored): Promise<number[]>
  update(tx: Tx, author: Author, key: Key, values: Stored): Promise<void>
  remove(tx: Tx, author: Author, key: Key): Promise<void>
}

type Table = 'game_scores' | 'game_sportsmanship_scores' | 'events'

const kinds: Record<Table, EntryKind> = { game_scores: 'score', game_sportsmanship_scores: 'spirit', events: 'play' }

/** The family's writes through entries, or undefined where its records are the office's own. */
export function recorded(family: Family): RecordedFamily | undefined {
  if (family !== 'game_scores' && family !== 'game_sportsmanship_scores' && family !== 'events') return undefined
  return {
    create: (tx, author, values) => record(tx, author, family, values, null),
    update: async (tx, author, key, values) => {
      const row = await existing(tx, family, key)
      await record(tx, author, family, { ...row, ...values, game_id: row.game_id, time: values.time ?? row.time }, String(row.entry_id))
    },
    remove: async (tx, author, key) => {
      const row = await existing(tx, family, key)
      await write(tx, author, Number(row.game_id), null, 'withdrawal', { entry_id: String(row.entry_id) })
    },
  }
}

async function record(tx: Tx, author: Author, family: Table, values: Stored, replaces: string | null): Promise<number[]> {
  await checkLinks(tx, author, family, values)
  const time = typeof values.time === 'string' ? values.time : null
  const id = await write(tx, author, Number(values.game_id), time, kinds[family], { ...dataOf(family, values), replaces })
  const row = await tx.selectFrom(family).select('id').where('entry_id', '=', replaces ?? id).executeTakeFirst()
  if (row) return [row.id]
  throw new Problem(409, verdictText('after_final', ''))
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

async function write<K extends EntryKind>(
  tx: Tx, author: Author, gameId: number, time: string | null, kind: K, data: Stored,
): Promise<string> {
  const [game] = await gamePlaces(tx, [gameId])
  if (!game) throw Problem.field('game_id', `: there is no game ${gameId}`)
  if (!mayScore(author, game)) throw new Problem(403, 'Only scorekeepers of this game and captains of its teams may record at it.')
  const scope = scopeOfGame(game)
  const entry = entryShape.parse(await officeEntry(tx, scope, game, author, time, kind, data))
  await recordEntries(tx, scope, [entry], author)
  return entry.id
}

async function existing(tx: Tx, family: Table, key: Key): Promise<Stored> {
  const row = await loadRecord(tx, family, key)
  if (!row) throw new Problem(404, `There is no ${resourceOf(family).noun} ${key.join('/')}.`)
  return row
}

