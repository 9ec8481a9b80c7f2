import type { NamedGame } from '../../shared-schema/replication/result.ts'
import {
  disputeId,
  gameResultId,
  verdictId,
  type GameResult,
  type ResultDocument,
} from '../../shared-schema/replication/result.ts'
import type { BoxScore } from '../../shared-schema/scoring/box-score.ts'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import type { Sheet } from '../../shared-schema/scoring/sheets.ts'
import type { FeedChange } from '../feed/write.ts'
import type { EntryToFold } from './game-to-fold.ts'
import { verdictChange } from './verdicts.ts'

/** The result document of a game for the tablets: its score, its periods and its box score. */
export function resultChange(gameId: number, state: GameState, box: BoxScore, settled: boolean): FeedChange {
  const document: ResultDocument = {
    id: gameResultId(gameId),
    kind: 'game',
    game_id: gameId,
    data: gameResult(state, box, settled),
  }
  return { collection: 'results', id: document.id, document }
}

function gameResult(state: GameState, box: BoxScore, settled: boolean): GameResult {
  return {
    status: state.status,
    team_1_score: state.team_1_score,
    team_2_score: state.team_2_score,
    winner_id: state.winner_id,
    ...(state.checkIns.length > 0 && {
      check_ins: state.checkIns.map(({ data: { team_id, player_id, is_here, day, turn } }) => ({
        ...{ team_id, player_id, is_here, day, turn },
      })),
    }),
    periods: state.periods,
    ...(state.shootout && { shootout: [state.shootout[0], state.shootout[1]] }),
    ...(state.forfeit_team_ids.length > 0 && { forfeit_team_ids: [...state.forfeit_team_ids] }),
    box_score: {
      teams: box.teams.map(line => ({ ...line, counters: { ...line.counters } })),
      players: box.players.map(line => ({ ...line, counters: { ...line.counters } })),
    },
    settled,
    last_entry_id: state.lastEntryId,
    term: state.term,
  }
}

/**
 * The verdicts on the entries that do not count in the game's current state; those on entries that count
 * again are removed.
 * @param named the game
 */
export function verdictChanges(
  state: GameState,
  rows: readonly EntryToFold[],
  named: NamedGame | null,
): FeedChange[] {
  const senders = new Map(rows.map(({ document, person_id }) => [document.id, person_id]))
  const refused = new Map(
    state.refused.map(({ entry, reason }) => [
      entry.id,
      verdictChange(entry, reason, named, senders.get(entry.id) ?? null),
    ]),
  )
  const gone = rows.filter(({ document, has_verdict }) => has_verdict && !refused.has(document.id))
  return [
    ...refused.values(),
    ...gone.map(({ document }) => ({
      collection: 'results' as const,
      id: verdictId(document.id),
      document: null,
    })),
  ]
}

/** The dispute document of a game for the tablets; removed if no sheets contradict each other. */
export function disputeChange(gameId: number, sheets: readonly Sheet[]): FeedChange {
  const id = disputeId(gameId)
  if (sheets.length === 0) return { collection: 'results', id, document: null }
  const document: ResultDocument = {
    id,
    kind: 'dispute',
    game_id: gameId,
    data: {
      sheets: sheets.map(({ claim, state: { status, team_1_score, team_2_score, shootout } }) => ({
        device_id: claim.device_id,
        recorded_by: claim.recorded_by,
        status,
        team_1_score,
        team_2_score,
        ...(shootout && { shootout: [shootout[0], shootout[1]] }),
      })),
    },
  }
  return { collection: 'results', id, document }
}
