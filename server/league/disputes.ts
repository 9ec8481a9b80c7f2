import { sql, type Selectable } from 'kysely'
import { entry as entryShape, type EntryOf } from '../../shared-schema/replication/entry.ts'
import { scopeOfGame } from '../../shared-schema/replication/scope.ts'
import { decisionFor, disputed } from '../../shared-schema/scoring/dispute.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import type { Sheet, Sheets } from '../../shared-schema/scoring/sheets.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import type { Database } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import { lockScopes } from '../feed/write.ts'
import type { Author } from './author.ts'
import { gamePlaces } from './game-places.ts'
import { sheetsOfGame } from './game-sheets.ts'
import { officeEntry } from './office-entry.ts'
import { mayManage, mayScore } from './permissions.ts'
import { resolvePlayers } from './players.ts'
import { Problem } from './problem.ts'
import { recordEntries } from './record-entries.ts'
import { sportOf } from './refold-game.ts'

/** A game whose sheets say different things. */
export interface GameDispute {
  readonly game: Selectable<Database['games']>
  /** First the one that counts. */
  readonly sheets: readonly Sheet[]
  /** What was decided before one of the sheets said something else. */
  readonly decision: EntryOf<'decision'> | undefined
}

/** The open disputes of the games that somebody may score, as far as they are asked for. */
export async function openDisputes(tx: Tx, author: Author, wanted: { tournament_id?: number; game_id?: number }): Promise<GameDispute[]> {
  const { rows } = await sql<{ game_id: number }>`
    select games.id as game_id from feed join games on games.id = (feed.document ->> 'game_id')::integer
    where feed.collection = 'results' and feed.id like 'dispute/%' and not feed.deleted
      and (${wanted.tournament_id ?? null}::integer is null or games.tournament_id = ${wanted.tournament_id ?? null})
      and (${wanted.game_id ?? null}::integer is null or games.id = ${wanted.game_id ?? null}) order by games.id`.execute(tx)
  const places = rows.length === 0 ? [] : await gamePlaces(tx, rows.map(({ game_id }) => game_id))
  const allowed = new Set(places.filter(place => mayScore(author, place)).map(({ id }) => id))
  const disputes: GameDispute[] = []
  for (const { game_id } of rows) if (allowed.has(game_id)) disputes.push(await disputeOf(tx, game_id))
  return disputes
}

async function disputeOf(tx: Tx, gameId: number): Promise<GameDispute> {
  const { game, sheets } = await loadSheets(tx, gameId)
  return { game, sheets: sheets ? [sheets.counting, ...disputed(sheets)] : [], decision: sheets?.counting.order.decision }
}

/**
 * Records which sheet of a game counts.
 * @param lines the lines of the sheets that count, in this order, where they are merged
 * @throws Problem 403 for everybody but the office; 409 where nothing is open; 400 for what is on none of the sheets
 */
export async function decideDispute(tx: Tx, author: Author, gameId: number, sheetId: string, lines: readonly string[] | null): Promise<void> {
  const place = await managedGame(tx, author, gameId)
  const { sheets } = await loadSheets(tx, gameId)
  const open = sheets ? disputed(sheets) : []
  if (!sheets || open.length === 0) throw new Problem(409, 'The sheets of this game say the same, or it is decided already. To decide otherwise, take the decision back first.')
  const shown = [sheets.counting, ...open]
  const chosen = shown.find(({ claim }) => claim.id === sheetId)
  if (!chosen) throw Problem.field('sheet_id', `must be one of the sheets in dispute: ${shown.map(({ claim }) => claim.id).join(', ')}`)
  const known = new Set(shown.flatMap(sheet => sheet.lines.map(({ entry }) => entry.id)))
  const unknown = lines?.filter(id => !known.has(id)) ?? []
  if (unknown.length > 0) throw Problem.field('entry_ids', `must be lines of the sheets in dispute, and these are none: ${unknown.join(', ')}`)
  const { after, data } = decisionFor(sheets, chosen, lines)
  const scope = scopeOfGame(place)
  const entry = await officeEntry(tx, scope, place, author, null, 'decision', data)
  await recordEntries(tx, scope, [entryShape.parse({ ...entry, after })], author)
}

/** Takes back what was decided last. @throws Problem 404 where nothing is decided */
export async function undoDecision(tx: Tx, author: Author, gameId: number): Promise<void> {
  const place = await managedGame(tx, author, gameId)
  const decision = (await loadSheets(tx, gameId)).sheets?.counting.order.decision
  if (!decision) throw new Problem(404, 'Nothing is decided about the sheets of this game.')
  const scope = scopeOfGame(place)
  await recordEntries(tx, scope, [entryShape.parse(await officeEntry(tx, scope, place, author, null, 'withdrawal', { entry_id: decision.id }))], author)
}

/** A game that the author manages, with its scope locked: what is decided is what is there. */
async function managedGame(tx: Tx, author: Author, gameId: number) {
  const [game] = await gamePlaces(tx, [gameId])
  if (!game) throw new Problem(404, `There is no game ${gameId}.`)
  if (!mayManage(author, game.owner_id)) throw new Problem(403, 'Only owners and admins decide which score counts.')
  await lockScopes(tx, [scopeOfGame(game)])
  return game
}

async function loadSheets(tx: Tx, gameId: number): Promise<{ game: Selectable<Database['games']>; sheets: Sheets | undefined }> {
  const game = await tx.selectFrom('games').selectAll().where('id', '=', gameId).executeTakeFirstOrThrow()
  const { sport } = await tx.selectFrom('seasons').innerJoin('leagues', 'leagues.id', 'seasons.league_id')
    .select('leagues.sport').where('seasons.id', '=', game.season_id).executeTakeFirstOrThrow()
  const rows = await tx.selectFrom('entries').select('document').where('game_id', '=', gameId).where('refusal', 'is', null).execute()
  const entries = rows.map(({ document }) => document)
  const rules = rulesOf(sportOf(sport))
  const players = await resolvePlayers(tx, game, foldGame(game, rules, entries))
  return { game, sheets: sheetsOfGame(game, rules, entries, players) }
}
