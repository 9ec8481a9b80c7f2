import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { entry as entryShape, type Entry, type EntryOf } from '../../../shared-schema/replication/entry.ts'
import { scopeOfGame } from '../../../shared-schema/replication/scope.ts'
import { decisionFor, disputed } from '../../../shared-schema/scoring/dispute.ts'
import { foldGame, type GameState } from '../../../shared-schema/scoring/fold-game.ts'
import type { Sheet, Sheets } from '../../../shared-schema/scoring/sheets.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import type { SportRules } from '../../../shared-schema/sports/model/sport.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import type { Author } from '../../access/author.ts'
import { gamePlace, gamePlaces } from '../game-places.ts'
import { gameToFold, type GameToFold } from '../game-to-fold.ts'
import { sheetsOfGame } from '../game-sheets.ts'
import { officeEntry } from './office-entry.ts'
import { mayManage, mayScore } from '../../access/permissions.ts'
import { findPlayers } from '../players.ts'
import { noSuchRecord } from '../../problems/no-such-record.ts'
import { eventClosed } from '../../problems/event-closed.ts'
import { Problem } from '../../problems/problem.ts'
import { recordEntries } from './record-entries.ts'
import { sportOf } from '../sport.ts'

/** A game whose sheets contradict each other. */
export interface GameDispute {
  readonly game: GameToFold
  /** The counting sheet first. */
  readonly sheets: readonly Sheet[]
  /** The decision; in an open dispute, the one made before a sheet changed. */
  readonly decision: EntryOf<'decision'> | undefined
  /** Identifies everything visible of the dispute: a decision names the version it was made on. */
  readonly version: string
}

/** A filter for disputes. */
interface Wanted {
  readonly tournament_id?: number
  readonly season_id?: number
  readonly game_id?: number
}

/** The office's decision: one sheet, as it is or with these lines of all sheets, in this order. */
export interface Choice {
  readonly sheet_id: string
  readonly entry_ids: readonly string[] | null
  readonly version: string
}

/** The disputes that match the filter, in games that the author may score. */
export async function disputesOf(
  tx: Tx,
  author: Author,
  wanted: Wanted,
): Promise<{ open: GameDispute[]; decided: GameDispute[] }> {
  const { rows } = await sql<{ game_id: number }>`
    select games.id as game_id from games where games.id in (
      select (document ->> 'game_id')::integer from feed where collection = 'results' and id like 'dispute/%' and not deleted
      union select game_id from entries where kind = 'decision' and refusal is null)
      and (${wanted.tournament_id ?? null}::integer is null or games.tournament_id = ${wanted.tournament_id ?? null})
      and (${wanted.season_id ?? null}::integer is null or (games.season_id = ${wanted.season_id ?? null} and games.tournament_id is null))
      and (${wanted.game_id ?? null}::integer is null or games.id = ${wanted.game_id ?? null}) order by games.id`.execute(
    tx,
  )
  const places = await gamePlaces(
    tx,
    rows.map(({ game_id }) => game_id),
  )
  const allowed = new Set(places.filter(place => mayScore(author, place)).map(({ id }) => id))
  const open: GameDispute[] = []
  const decided: GameDispute[] = []
  for (const { game_id } of rows) {
    if (!allowed.has(game_id)) continue
    const { game, sheets } = await loadSheets(tx, game_id)
    if (!sheets) continue
    const { decision } = sheets.counting.order
    const differing = disputed(sheets)
    if (differing.length > 0) open.push(disputeOf(game, [sheets.counting, ...differing], decision))
    else if (decision) decided.push(disputeOf(game, [sheets.counting, ...sheets.others], decision))
  }
  return { open, decided }
}

function disputeOf(
  game: GameDispute['game'],
  sheets: readonly Sheet[],
  decision: GameDispute['decision'],
): GameDispute {
  const seen = sheets.map(({ claim, state, lines }) => [
    claim.id,
    state.status,
    lines.map(({ entry, content }) => [entry.id, content]),
  ])
  return {
    game,
    sheets,
    decision,
    version: createHash('sha256')
      .update(JSON.stringify([decision?.id, seen]))
      .digest('hex')
      .slice(0, 16),
  }
}

/**
 * Records which sheet of a game counts.
 * @throws Problem 403 for everybody but the office; 409 if no dispute is open or it has changed since it was
 *   read; 400 for an entry that is on none of the sheets
 */
export async function decideDispute(tx: Tx, author: Author, gameId: number, choice: Choice): Promise<void> {
  const { scope, entry } = await decisionAt(tx, author, gameId, choice)
  await recordEntries(tx, scope, [entry], author)
}

/** The game's state under that decision. @throws Problem as deciding does */
export async function previewDecision(
  tx: Tx,
  author: Author,
  gameId: number,
  choice: Choice,
): Promise<GameState> {
  const { game, rules, entries, entry } = await decisionAt(tx, author, gameId, choice)
  return foldGame(game, rules, [...entries, entry])
}

async function decisionAt(tx: Tx, author: Author, gameId: number, choice: Choice) {
  const place = await managedGame(tx, author, gameId)
  const loaded = await loadSheets(tx, gameId)
  const { game, sheets } = loaded
  const differing = sheets ? disputed(sheets) : []
  if (!sheets || differing.length === 0)
    throw new Problem('nothing_to_decide', t => t('disputes.nothingOpen'))
  const { sheets: shown, version } = disputeOf(
    game,
    [sheets.counting, ...differing],
    sheets.counting.order.decision,
  )
  if (version !== choice.version) throw new Problem('sheets_changed', t => t('disputes.changedSince'))
  const chosen = shown.find(({ claim }) => claim.id === choice.sheet_id)
  if (!chosen)
    throw Problem.field('sheet_id', t =>
      t('disputes.noSuchSheet', { sheets: shown.map(({ claim }) => claim.id).join(', ') }),
    )
  const known = new Set(shown.flatMap(sheet => sheet.lines.map(({ entry }) => entry.id)))
  const unknown = choice.entry_ids?.filter(id => !known.has(id)) ?? []
  if (unknown.length > 0)
    throw Problem.field('entry_ids', t => t('disputes.noSuchLines', { lines: unknown.join(', ') }))
  const { after, data } = decisionFor(sheets, chosen, choice.entry_ids)
  const scope = scopeOfGame(place)
  const entry = entryShape.parse({
    ...(await officeEntry(tx, scope, place, author, null, 'decision', data)),
    after,
  })
  return { ...loaded, scope, entry }
}

/** Takes back the last decision. @throws Problem 404 if there is none */
export async function undoDecision(tx: Tx, author: Author, gameId: number): Promise<void> {
  const place = await managedGame(tx, author, gameId)
  const decision = (await loadSheets(tx, gameId)).sheets?.counting.order.decision
  if (!decision) throw new Problem('not_found', t => t('disputes.nothingDecided'))
  const scope = scopeOfGame(place)
  await recordEntries(
    tx,
    scope,
    [
      entryShape.parse(
        await officeEntry(tx, scope, place, author, null, 'withdrawal', { entry_id: decision.id }),
      ),
    ],
    author,
  )
}

/** A game that the author manages, with its scope locked, so that nothing changes before the decision. */
async function managedGame(tx: Tx, author: Author, gameId: number) {
  const game = await gamePlace(tx, gameId)
  if (!game) throw noSuchRecord('games', gameId)
  if (!mayManage(author, game.owner_id)) throw new Problem('not_allowed', t => t('disputes.officeAlone'))
  await lockScopes(tx, [scopeOfGame(game)])
  if ((await gamePlace(tx, gameId))?.is_closed) throw eventClosed()
  return game
}

interface Loaded {
  readonly game: GameDispute['game']
  readonly rules: SportRules
  readonly entries: readonly Entry[]
  readonly sheets: Sheets | undefined
}

async function loadSheets(tx: Tx, gameId: number): Promise<Loaded> {
  const found = await gameToFold(tx, gameId)
  if (!found) throw new Error(`Game ${gameId} has gone`)
  const { game } = found
  const entries = found.entries.map(({ document }) => document)
  const rules = rulesOf(sportOf(game.sport))
  const players = await findPlayers(tx, game, foldGame(game, rules, entries))
  return { game, rules, entries, sheets: sheetsOfGame(game, rules, entries, players) }
}
