import { sql } from 'kysely'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import type { EntryKind, RecordedFamily } from '../../shared-schema/replication/entry-kinds.ts'
import type { PlayerReference } from '../../shared-schema/sports/model/player-reference.ts'
import { inUtc } from '../../shared-schema/resources/time.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import { valuesTable } from '../database/values-table.ts'
import { prepared } from '../database/prepared-statement.ts'
import type { Tx } from '../database/transaction.ts'
import type { EntryToFold, GameToFold } from './game-to-fold.ts'
import { unplayedStatus } from './needless-games.ts'
import { rowColumns, type RowOf } from './row-columns.ts'
import type { FollowedFromGame } from './standing-game.ts'
import { noteWhoCouldRead } from '../access/shown-changes.ts'

/** A game with its entries and the folded state, the plays with their players by id. */
export interface FoldedGame {
  readonly game: GameToFold
  readonly entries: readonly EntryToFold[]
  readonly state: GameState
}

type Row = StoredRecord & { readonly entry_id: string }

/**
 * Updates the rows that REST shows of a game to its folded state.
 * @param before what had followed from its entries
 * @returns the ids of new rows, by the entries that they are named after
 */
export async function writeGameRows(
  tx: Tx,
  folded: FoldedGame,
  before: FollowedFromGame,
): Promise<Map<string, number>> {
  const { rows } = before
  // Entries are never deleted: without an entry of a kind, no row of that kind ever existed.
  const isRecorded = (kind: EntryKind) => folded.entries.some(({ document }) => document.kind === kind)
  const made = await syncRows(tx, 'game_scores', rows.game_scores, scoreRows(folded))
  if (isRecorded('play')) made.push(...(await syncRows(tx, 'events', rows.events, eventRows(folded))))
  if (isRecorded('spirit'))
    made.push(
      ...(await syncRows(
        tx,
        'game_sportsmanship_scores',
        rows.game_sportsmanship_scores,
        spiritRows(folded),
      )),
    )
  await writeOutcome(tx, folded, before.outcome)
  return new Map(made.map(({ entry_id, id }) => [entry_id, id]))
}

/** Writes the outcome into the game's record if it differs. */
async function writeOutcome(tx: Tx, { game, state }: FoldedGame, before: StoredRecord): Promise<void> {
  const outcome = {
    team_1_score: state.team_1_score,
    team_2_score: state.team_2_score,
    team_1_shootout_score: state.shootout?.[0] ?? null,
    team_2_shootout_score: state.shootout?.[1] ?? null,
    winner_id: state.winner_id,
    forfeit_team_ids: [...state.forfeit_team_ids],
  }
  const isFinal = state.status === 'final'
  if (
    state.status !== 'scheduled' &&
    state.status === before.status &&
    isFinal === (before.final_at !== null) &&
    sameValues(outcome, before)
  )
    return
  await tx
    .updateTable('games')
    .set({
      ...outcome,
      status: state.status === 'scheduled' ? unplayedStatus : state.status,
      final_at: isFinal ? sql<string>`coalesce(final_at, now())` : null,
    })
    .where('id', '=', game.id)
    .modifyEnd(prepared)
    .execute()
}

// Lists each column: an entry may hold unknown fields, which must not reach a row.

function scoreRows({ game, state }: FoldedGame): RowOf<'game_scores'>[] {
  return state.scores.map((line): RowOf<'game_scores'> => ({
    team_1_id: game.team_1_id,
    team_2_id: game.team_2_id,
    team_1_score: line.team_1_score,
    team_2_score: line.team_2_score,
    team_1_shootout_score: line.data?.team_1_shootout_score ?? null,
    team_2_shootout_score: line.data?.team_2_shootout_score ?? null,
    is_final: line.is_final,
    game_sets: line.data?.game_sets ?? [],
    what_happened: line.data?.what_happened ?? '',
    forfeit_team_ids: line.data?.forfeit_team_ids?.filter(id => sideOf(game, id) !== null) ?? [],
    forfeit_reason: line.data?.forfeit_reason ?? '',
    ...commonOf(game, line.entry, line.entry),
  }))
}

/** Null for a team that does not play the game, or no longer exists. */
const sideOf = ({ team_1_id, team_2_id }: GameToFold, id: number | null): number | null =>
  id === team_1_id || id === team_2_id ? id : null

function eventRows({ game, state }: FoldedGame): RowOf<'events'>[] {
  return state.plays.map(({ root, entry, play, place, isLate }): RowOf<'events'> => ({
    type: play.type,
    after_final: isLate,
    player_1_id: idIn(play.player_1_id),
    player_1_team_id: sideOf(game, play.player_1_team_id),
    player_2_id: idIn(play.player_2_id),
    player_2_team_id: sideOf(game, play.player_2_team_id),
    player_3_id: idIn(play.player_3_id),
    player_3_team_id: sideOf(game, play.player_3_team_id),
    int_1: play.int_1,
    int_2: play.int_2,
    int_3: play.int_3,
    int_4: play.int_4,
    bool_1: play.bool_1,
    decimal_1: play.decimal_1,
    ordinal_number: play.ordinal_number ?? place,
    what_happened: play.what_happened ?? '',
    ...commonOf(game, root, entry),
  }))
}

/** Null for a walk-on without a record. */
const idIn = (reference: PlayerReference | null): number | null =>
  typeof reference === 'number' ? reference : null

function spiritRows({ game, entries, state }: FoldedGame): RowOf<'game_sportsmanship_scores'>[] {
  const authors = new Map(entries.map(({ document, person_id }) => [document.id, person_id]))
  return state.spirit.map(({ root, entry }): RowOf<'game_sportsmanship_scores'> => ({
    team_1_id: game.team_1_id,
    team_1_score: entry.data.team_1_score,
    team_1_comment: entry.data.team_1_comment,
    team_2_id: game.team_2_id,
    team_2_score: entry.data.team_2_score,
    team_2_comment: entry.data.team_2_comment,
    person_id: authors.get(root.id) ?? null,
    ...commonOf(game, root, entry),
  }))
}

/** `root` names the row through all corrections; the time is that of the current content. */
function commonOf(game: FoldedGame['game'], root: Entry, entry: Entry) {
  return {
    entry_id: root.id,
    game_id: game.id,
    owner_id: game.owner_id,
    timezone: game.timezone,
    time: inUtc(entry.recorded_at),
  }
}

interface AddedRow {
  readonly entry_id: string
  readonly id: number
}

/**
 * Adds, changes and removes rows of a game to match the wanted ones; an unchanged row keeps its timestamps.
 * @returns the added rows
 */
async function syncRows(
  tx: Tx,
  table: RecordedFamily,
  present: readonly StoredRecord[],
  wanted: readonly Row[],
): Promise<AddedRow[]> {
  const presentByEntry = new Map(present.map(row => [String(row.entry_id), row]))
  const wantedIds = new Set(wanted.map(row => row.entry_id))
  const gone = [...presentByEntry.keys()].filter(id => !wantedIds.has(id))
  const added = wanted.filter(row => !presentByEntry.has(row.entry_id))
  const changed = wanted.filter(row => {
    const standing = presentByEntry.get(row.entry_id)
    return standing !== undefined && !sameValues(row, standing)
  })
  if (gone.length > 0) {
    const isGone = sql<boolean>`${sql.table(table)}.entry_id = any(${gone}::text[])`
    await noteWhoCouldRead(tx, table, isGone)
    await sql`delete from ${sql.table(table)} where ${isGone}`.execute(tx)
  }
  const columns = rowColumns[table].map(name => sql.ref(name))
  const names = sql.join(columns)
  const made =
    added.length === 0
      ? []
      : (
          await sql<AddedRow>`${prepared} insert into ${sql.table(table)} (${names}) select ${names}
            from ${valuesTable(table, added)} returning entry_id, id`.execute(tx)
        ).rows
  if (changed.length === 0) return made
  const values = sql.join(rowColumns[table].map(name => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}`))
  await sql`update ${sql.table(table)} as standing set ${values}, time_last_updated = now()
    from ${valuesTable(table, changed)} as given where standing.entry_id = given.entry_id`.execute(tx)
  return made
}

function sameValues(wanted: StoredRecord, standing: StoredRecord): boolean {
  return Object.entries(wanted).every(
    ([name, value]) => comparable(standing[name] ?? null) === comparable(value),
  )
}

const comparable = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value
