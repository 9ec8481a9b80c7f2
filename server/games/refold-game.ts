import { verdictId } from '../../shared-schema/replication/result.ts'
import { scopeOfGame, type Scope } from '../../shared-schema/replication/scope.ts'
import type { Sides } from '../../shared-schema/rules/progress/sent-on.ts'
import { boxScore, type BoxScore } from '../../shared-schema/scoring/box-score.ts'
import { foldGame, type GameState } from '../../shared-schema/scoring/fold-game.ts'
import { outcomeOf } from '../../shared-schema/rules/progress/outcome-of.ts'
import { countedState } from '../../shared-schema/scoring/ruled-state.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import type { Tx } from '../database/transaction.ts'
import { updateLines, type ResolvedBoxScore } from './stats/update-lines.ts'
import { FeedBatch } from '../feed/catalog/feed-batch.ts'
import { advance } from './advance.ts'
import { advanceFromPools } from './advance-from-pools.ts'
import { countedTeams } from './counted-games.ts'
import { namedGame } from './named-game.ts'
import { openDispute } from './game-sheets.ts'
import { disputeChange, resultChange, verdictChanges } from './result-documents.ts'
import { sportOf } from './sport.ts'
import { standingGame } from './standing-game.ts'
import { teamsOf } from './teams-of-game.ts'
import { writeGameRows } from './game-rows.ts'
import { spiritEntries } from './spirit-entries.ts'
import { closeIfNeedless } from './needless-games.ts'
import { resolvePlayers } from './players.ts'

/** The outcome of a fold. */
interface Folded {
  readonly scope: Scope
  /** Whether its round is hidden, so that tablets get nothing of it. */
  readonly isHidden: boolean
  /** Whether it changed the teams of the games that follow it. */
  readonly hasSentOn: boolean
  /** The entries that do not count in the game's current state. */
  readonly refused: GameState['refused']
  /** The ids of the rows that it made, by the entries that they are named after. */
  readonly made: ReadonlyMap<string, number>
}

/**
 * Refolds a game from all its entries and updates everything that follows from them: the rows of its scores,
 * events and spirit scores, its own score, stat lines at every level, and the games that its teams go on to.
 * @param changes collects the resulting feed changes, for the caller to write
 */
export async function refoldGame(tx: Tx, gameId: number, changes: FeedBatch): Promise<Folded | undefined> {
  const standing = await standingGame(tx, gameId)
  if (!standing) return undefined
  const { game: record, entries: rows } = standing
  const entries = rows.map(row => row.document)
  const rules = rulesOf(sportOf(record.sport))
  const scope = scopeOfGame(record)
  const fold = (sides: Sides): GameState => foldGame(sides, rules, entries)
  const before = fold(record)
  const teams = await teamsOf(tx, record, before)
  const game = { ...record, ...teams }
  const areOthers = !isSame(record, teams)
  const folded = countedState(areOthers ? fold(game) : before, game)
  if (areOthers) changes.touch([{ family: 'games', key: [gameId] }])
  let hasSentOn = false
  const sendOn = async (next: readonly number[]): Promise<void> => {
    for (const id of next) await refoldGame(tx, id, changes)
    hasSentOn ||= next.length > 0
  }
  await sendOn(await advance(tx, game, outcomeOf(folded)))
  const isHidden = game.visibility === 'hidden'
  // Entries are never deleted: without any, nothing has followed from them.
  if (rows.length === 0) {
    await closeIfNeedless(tx, gameId)
    return { scope, isHidden, hasSentOn, refused: [], made: new Map() }
  }

  const players = await resolvePlayers(tx, game, folded, changes)
  const state = players.stateOf(folded)
  const box = boxScore(game, rules, state)
  const made = await writeGameRows(tx, { game, entries: rows, state }, standing)
  if (game.pool_id !== null && [standing.outcome.status, state.status].includes('final'))
    await sendOn(await advanceFromPools(tx, Number(game.tournament_id)))
  const counted = new Set(areOthers ? await countedTeams(tx, gameId) : record.counted)
  updateLines(tx, standing.lines, { ...game, game_id: game.id, counted }, resolved(box))
  if (!isHidden) {
    const named = areOthers && state.refused.length > 0 ? await namedGame(tx, gameId) : standing.named
    const judged = rows.map(row => ({
      ...row,
      has_verdict: row.has_verdict || changes.has(scope, 'results', verdictId(row.document.id)),
    }))
    changes.add(scope, [
      ...(game.settled ? [] : await spiritEntries(tx, gameId, entries)),
      resultChange(gameId, state, box, game.settled),
      disputeChange(gameId, openDispute(game, rules, entries, players)),
      ...verdictChanges(state, judged, named),
    ])
  }
  return { scope, isHidden, hasSentOn, refused: state.refused, made }
}

const isSame = (record: object, teams: object): boolean =>
  Object.entries(teams).every(([name, value]) => Reflect.get(record, name) === value)

/** Refolds games and writes the changes into the feeds immediately. */
export async function refoldGames(tx: Tx, gameIds: Iterable<number>): Promise<void> {
  const changes = new FeedBatch()
  for (const id of new Set(gameIds)) await refoldGame(tx, id, changes)
  await changes.write(tx)
}

/** Stat lines need a player id; a walk-on that has not arrived gets its line on arrival. */
export function resolved({ teams, players }: BoxScore): ResolvedBoxScore {
  return {
    teams,
    players: players.flatMap(({ player_id, ...line }) =>
      typeof player_id === 'number' ? [{ ...line, player_id }] : [],
    ),
  }
}
