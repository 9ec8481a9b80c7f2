import { disputeId, gameResultId, verdictId, type GameResult, type Refusal, type ResultDocument } from '../../shared-schema/replication/result.ts'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import { scopeOfGame, type Scope } from '../../shared-schema/replication/scope.ts'
import { isSport, type Sport } from '../../shared-schema/resources/sports.ts'
import { boxScore, type BoxScore } from '../../shared-schema/scoring/box-score.ts'
import { foldGame, type GameState, type Sides } from '../../shared-schema/scoring/fold-game.ts'
import type { Sheet } from '../../shared-schema/scoring/sheets.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import type { Tx } from '../database/transaction.ts'
import { writeFeed, type FeedChange } from '../feed/write.ts'
import { updateLines, type ResolvedBoxScore } from '../stats/update-lines.ts'
import { advance } from './advance.ts'
import { publish } from './catalog.ts'
import { countedTeams } from './counted-games.ts'
import { gameName } from './game-name.ts'
import { gameToFold, type EntryToFold } from './game-to-fold.ts'
import { openDispute } from './game-sheets.ts'
import { teamsOf } from './teams-of-game.ts'
import { writeGameRows } from './game-rows.ts'
import { spiritEntries } from './spirit-entries.ts'
import { verdictText } from './verdict-text.ts'
import { resolvePlayers } from './players.ts'

/** What a fold came to: the changed documents of the game's `results`, and its spirit entries; none where its round is hidden. */
interface Folded {
  readonly scope: Scope
  readonly changes: FeedChange[]
  readonly isHidden: boolean
  /** Whether it sent other teams on to other games than before. */
  readonly hasSentOn: boolean
  /** The entries that do not count as the game now stands. */
  readonly refused: GameState['refused']
}

/**
 * Folds a game afresh from all its entries and brings everything that follows from them up to
 * date: the rows of its scores, events and spirit scores, its own score, stat lines at every
 * level, the games that its teams go on to.
 * @returns what the caller is to put into the feed
 */
export async function refoldGame(tx: Tx, gameId: number): Promise<Folded | undefined> {
  const found = await gameToFold(tx, gameId)
  if (!found) return undefined
  const { game: record, entries: rows } = found
  const entries = rows.map(row => row.document)
  const rules = rulesOf(sportOf(record.sport))
  const scope = scopeOfGame(record)
  const fold = (sides: Sides): GameState => foldGame(sides, rules, entries)
  const before = fold(record)
  const teams = await teamsOf(tx, record, before)
  const game = { ...record, ...teams }
  const folded = isSame(record, teams) ? before : fold(game)
  if (!isSame(record, teams)) await publish(tx, [{ family: 'games', key: [gameId] }])
  const next = await advance(tx, game, folded.winner_id)
  for (const id of next) await refoldAndPublish(tx, id)
  const hasSentOn = next.length > 0
  const isHidden = game.visibility === 'hidden'
  // Entries stay for ever, so where there are none nothing has followed from any.
  if (rows.length === 0) return { scope, changes: [], isHidden, hasSentOn, refused: [] }

  const players = await resolvePlayers(tx, game, folded)
  const state: GameState = {
    ...folded,
    plays: folded.plays.map(counted => ({ ...counted, play: players.namedIn(counted.play) })),
    refused: [...folded.refused, ...players.strange(folded).map(entry => ({ entry, reason: 'unknown_player' as const }))],
  }
  const box = boxScore(game, rules, state)
  await writeGameRows(tx, { game, entries: rows, state })
  await updateLines(tx, { ...game, game_id: game.id, counted: await countedTeams(tx, gameId) }, resolved(box))
  if (isHidden) return { scope, changes: [], isHidden, hasSentOn, refused: state.refused }
  const about = state.refused.length === 0 ? '' : await gameName(tx, gameId)
  const document: ResultDocument = {
    id: gameResultId(gameId), kind: 'game', game_id: gameId, data: gameResult(state, box, game.settled),
  }
  const spirit = game.settled ? [] : await spiritEntries(tx, gameId, entries)
  return {
    scope,
    isHidden,
    hasSentOn,
    refused: state.refused,
    changes: [
      ...spirit, { collection: 'results', id: document.id, document }, disputeChange(gameId, openDispute(game, rules, entries, players)),
      ...verdictChanges(state, rows, about),
    ],
  }
}

const isSame = (record: object, teams: object): boolean => Object.entries(teams).every(([name, value]) => Reflect.get(record, name) === value)

/** The same, with the changed documents put into the feed at once. */
export async function refoldAndPublish(tx: Tx, gameId: number): Promise<void> {
  const folded = await refoldGame(tx, gameId)
  if (folded) await writeFeed(tx, folded.scope, folded.changes)
}

/** A league's sport, as the program knows it. */
export function sportOf(name: string): Sport {
  if (!isSport(name)) throw new Error(`The league's sport "${name}" is not known`)
  return name
}

function gameResult(state: GameState, box: BoxScore, settled: boolean): GameResult {
  return {
    status: state.status, team_1_score: state.team_1_score, team_2_score: state.team_2_score,
    winner_id: state.winner_id, periods: state.periods,
    ...state.forfeit_team_ids.length > 0 && { forfeit_team_ids: [...state.forfeit_team_ids] },
    box_score: {
      teams: box.teams.map(line => ({ ...line, counters: { ...line.counters } })),
      players: box.players.map(line => ({ ...line, counters: { ...line.counters } })),
    },
    settled, last_entry_id: state.lastEntryId, term: state.term,
  }
}

/** Stat lines are for players with ids; one whose walk-on has not arrived gets its line when it does. */
function resolved({ teams, players }: BoxScore): ResolvedBoxScore {
  return { teams, players: players.flatMap(({ player_id, ...line }) => (typeof player_id === 'number' ? [{ ...line, player_id }] : [])) }
}

/** Verdicts on the entries that do not count as the game now stands; those on entries that count again go. */
function verdictChanges(state: GameState, rows: readonly EntryToFold[], about: string): FeedChange[] {
  const senders = new Map(rows.map(({ document, person_id }) => [document.id, person_id]))
  const refused = new Map(state.refused.map(({ entry, reason }) => [entry.id, verdictChange(verdictDocument(entry, reason, about), senders.get(entry.id) ?? null)]))
  const gone = rows.filter(({ document, has_verdict }) => has_verdict && !refused.has(document.id))
  return [...refused.values(), ...gone.map(({ document }) => ({ collection: 'results' as const, id: verdictId(document.id), document: null }))]
}

/** A verdict for the feed: it concerns whoever sent the entry, and the office. */
export const verdictChange = (document: ResultDocument, sender: string | null): FeedChange =>
  ({ collection: 'results', id: document.id, document, audience: sender ?? '' })

/** What the tablets are told of the sheets that say different things; nothing where none do. */
function disputeChange(gameId: number, sheets: readonly Sheet[]): FeedChange {
  const id = disputeId(gameId)
  if (sheets.length === 0) return { collection: 'results', id, document: null }
  const document: ResultDocument = {
    id, kind: 'dispute', game_id: gameId,
    data: {
      sheets: sheets.map(({ claim, state: { status, team_1_score, team_2_score } }) =>
        ({ device_id: claim.device_id, recorded_by: claim.recorded_by, status, team_1_score, team_2_score })),
    },
  }
  return { collection: 'results', id, document }
}

/**
 * The verdict on an entry, as the tablets read it.
 * @param about the name of the game, where there is one
 */
export function verdictDocument(entry: Pick<Entry, 'id' | 'game_id' | 'device_id'>, reason: Refusal, about: string, detail = ''): ResultDocument {
  return {
    id: verdictId(entry.id), kind: 'verdict', game_id: entry.game_id,
    data: { entry_id: entry.id, device_id: entry.device_id, reason, text: verdictText(reason, about, detail) },
  }
}
