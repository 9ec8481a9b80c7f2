import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { recordedFamilies, type RecordedFamily } from '../../../shared-schema/replication/entry-kinds.ts'
import { entry as entryShape } from '../../../shared-schema/replication/entry.ts'
import { scopeOfGame } from '../../../shared-schema/replication/scope.ts'
import { type Family } from '../../../shared-schema/resources/index.ts'
import { valuesTable } from '../../database/values-table.ts'
import type { Database } from '../../database/schema.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { setAuditContext } from '../../access/audit-context.ts'
import { operator } from '../../access/author.ts'
import { publishScope } from '../../feed/catalog/catalog.ts'
import { gamePlace } from '../../games/game-places.ts'
import { judgeAgain } from '../../games/entries/judge-again.ts'
import { refoldGames } from '../../games/refold-game.ts'
import { showGame } from '../../games/settle.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import type { DumpedRow } from './dumped-entries.ts'
import { besides, MANIFEST, pagesOf, readManifest, readPage } from './exported-folder.ts'
import { ImportError } from './import-error.ts'
import { parseDump, scopesOf, storeDump } from './import-dump.ts'
import { keepRowIds, reserveIds } from './keep-row-ids.ts'
import { counting, type Progress } from './progress.ts'
import { readDump, readFileRecords, type Dump } from './read-dump.ts'

type Body = Readonly<Record<string, unknown>>

/** The number of games recorded in one transaction. */
const AT_ONCE = 20

/**
 * Imports an export: first its records, in one transaction, then the entries of its games, a few games at a
 * time. An interrupted import resumes where it stopped; importing the same export again changes nothing.
 * @throws ImportError naming file and line of a record that does not fit
 */
export async function importExport(db: Kysely<Database>, folder: string, progress: Progress): Promise<void> {
  if (!(await readManifest(folder))?.is_whole)
    throw new ImportError(MANIFEST, null, 'the export was interrupted: let npm run export finish it first')
  const dump = await readRecords(folder)
  await transaction(db, async tx => {
    const complete = await storeDump(tx, parseDump(dump), progress)
    await storeFormer(tx, folder)
    await storePictures(tx, folder)
    for (const family of recordedFamilies) await reserveIds(tx, family, await mostId(folder, family))
    await refoldRuled(tx)
    for (const scope of scopesOf(complete)) await publishScope(tx, scope)
  })
  await recordGames(db, folder, progress)
}

/** Cancelled games may have no entries, so nothing else would fold them. */
async function refoldRuled(tx: Tx): Promise<void> {
  const ruled = await tx.selectFrom('games').select('id').where('ruling', '<>', 'none').execute()
  await refoldGames(
    tx,
    ruled.map(({ id }) => id),
  )
}

/** All records except those recorded at games, which are far more. */
async function readRecords(folder: string): Promise<Dump> {
  const left = new Set<string>([...recordedFamilies, ...besides])
  const dump = await readDump(folder, file => file !== MANIFEST && !left.has(file.replace(/-\d+\.json$/, '')))
  dump.records.set('events', await readCalendar(folder))
  return dump
}

/** The calendar's events have no game, and come before the plays. */
async function readCalendar(folder: string) {
  const events = []
  for (const file of await pagesOf(folder, 'events')) {
    const records = readFileRecords(file, await readFile(join(folder, file), 'utf8')).filter(
      ({ body }) => body.game_id === null,
    )
    if (records.length === 0) break
    events.push(...records)
  }
  return events
}

/**
 * Stores former names of players who left a roster or were merged into another: entries still refer to them.
 */
async function storeFormer(tx: Tx, folder: string): Promise<void> {
  for await (const rows of pages(folder, 'rostered')) {
    await sql`insert into rostered select given.* from ${valuesTable('rostered', rows)} as given on conflict do nothing`.execute(
      tx,
    )
  }
  for await (const rows of pages(folder, 'former_players')) {
    await sql`insert into former_players select given.* from ${valuesTable('former_players', rows)} as given
      where not exists (select from players where players.id = given.id) on conflict do nothing`.execute(tx)
  }
}

/** The pictures of records, under the same ids as here. */
async function storePictures(tx: Tx, folder: string): Promise<void> {
  for await (const rows of pages(folder, 'pictures')) {
    await sql`insert into pictures (family, record_id, content) select given.family, given.record_id, given.content
      from ${valuesTable('pictures', rows)} as given on conflict do nothing`.execute(tx)
  }
}

async function mostId(folder: string, family: RecordedFamily): Promise<number> {
  let most = 0
  for await (const rows of pages(folder, family)) for (const { id } of rows) most = Math.max(most, Number(id))
  return most
}

/** Records the games of an export by ascending id, the order of its entries and rows. */
async function recordGames(db: Kysely<Database>, folder: string, progress: Progress): Promise<void> {
  const entries = new ByGame(folder, 'entries')
  const rows = recordedFamilies.map(family => ({ family, reader: new ByGame(folder, family) }))
  const total = await entriesIn(folder)
  const report = counting(progress, 'what was recorded', total, 1000)
  let done = 0
  for (;;) {
    const games: RecordedGame[] = []
    while (games.length < AT_ONCE) {
      const id = await entries.nextGame()
      if (id === undefined) break
      const own = await entries.take(id)
      const kept: DumpedRow[] = []
      for (const { family, reader } of rows)
        kept.push(...(await reader.take(id)).map(body => rowOf(family, body)))
      games.push({ id, entries: own, rows: kept })
    }
    if (games.length === 0) return
    await transaction(db, tx => recordAtGames(tx, games, progress))
    done += games.reduce((sum, game) => sum + game.entries.length, 0)
    report(done)
  }
}

interface RecordedGame {
  readonly id: number
  readonly entries: readonly Body[]
  readonly rows: readonly DumpedRow[]
}

/**
 * Skips games with entries in the database: they were recorded before the import was interrupted, or by an
 * earlier one.
 */
async function recordAtGames(tx: Tx, games: readonly RecordedGame[], progress: Progress): Promise<void> {
  await setAuditContext(tx, operator, null)
  const ids = games.flatMap(({ entries }) => entries.map(({ id }) => String(id)))
  const present = new Set(
    (
      await tx
        .selectFrom('entries')
        .select('id')
        .where('id', 'in', ids)
        .where('refusal', 'is', null)
        .execute()
    ).map(({ id }) => id),
  )
  for (const { id, entries, rows } of games) {
    const missing = entries.filter(entry => !present.has(String(entry.id)))
    if (missing.length === 0) continue
    const game = await gamePlace(tx, id)
    if (!game) {
      progress(`What was recorded at game ${id} was left out: the game is not there.`)
      continue
    }
    const scope = scopeOfGame(game)
    await lockScopes(tx, [scope])
    await sql`insert into entries (id, scope, game_id, device_id, counter, kind, document, received_at)
      select id, scope, game_id, device_id, counter, kind, document, received_at from ${valuesTable(
        'entries',
        missing.map(body => ({ ...entryRow(body), scope })),
      )}
      on conflict (id) do update set scope = excluded.scope, game_id = excluded.game_id, device_id = excluded.device_id, counter = excluded.counter,
        kind = excluded.kind, document = excluded.document, refusal = null where entries.refusal is not null`.execute(
      tx,
    )
    await showGame(tx, id)
    await keepRowIds(tx, rows)
    await judgeAgain(tx, { game_ids: [id] })
  }
}

function entryRow({ stored, ...document }: Body) {
  const parsed = entryShape.safeParse(document)
  if (!parsed.success)
    throw new ImportError(
      'entries',
      null,
      `entry ${String(document.id)} cannot be read: ${parsed.error.issues[0]?.message}`,
    )
  const { id, game_id, device_id, counter, kind } = parsed.data
  const received_at =
    typeof stored === 'object' && stored !== null && 'received_at' in stored ? stored.received_at : null
  return { id, game_id, device_id, counter, kind, document, received_at }
}

function rowOf(family: RecordedFamily, { stored, ...values }: Body): DumpedRow {
  const entry_id =
    typeof stored === 'object' && stored !== null && 'entry_id' in stored ? String(stored.entry_id) : ''
  return { family, values, entry_id }
}

/** Reads the recordings at games page by page, one game after the other. */
class ByGame {
  readonly #pages: AsyncGenerator<Body[], undefined>
  #waiting: Body[] = []

  constructor(folder: string, part: Family | 'entries') {
    this.#pages = pages(folder, part)
  }

  /** The next game with data. */
  async nextGame(): Promise<number | undefined> {
    if (this.#waiting.length === 0 && !(await this.#read())) return undefined
    return Number(this.#waiting[0]?.game_id ?? 0)
  }

  /** The data of a game; data of earlier games is skipped. */
  async take(gameId: number): Promise<Body[]> {
    const taken: Body[] = []
    for (
      let next = await this.nextGame();
      next !== undefined && next <= gameId;
      next = await this.nextGame()
    ) {
      const end = this.#waiting.findIndex(({ game_id }) => Number(game_id ?? 0) !== next)
      const some = this.#waiting.splice(0, end === -1 ? this.#waiting.length : end)
      if (next === gameId) taken.push(...some)
    }
    return taken
  }

  async #read(): Promise<boolean> {
    const next: IteratorResult<Body[], undefined> = await this.#pages.next()
    this.#waiting = next.value ?? []
    return !next.done
  }
}

async function* pages(folder: string, part: string): AsyncGenerator<Body[], undefined> {
  for (const file of await pagesOf(folder, part)) {
    const objects = await readPage(folder, file)
    if (!objects) throw new ImportError(file, null, 'cannot be read')
    yield objects
  }
}

async function entriesIn(folder: string): Promise<number> {
  let total = 0
  for await (const page of pages(folder, 'entries')) total += page.length
  return total
}
