import type { CheckIn } from '../../../shared-schema/replication/result.ts'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import { nextTurn } from '../../../shared-schema/scoring/presence.ts'
import type { Recording } from './recorder.ts'

/** A team, or with `player_id` one of its players, on a day. */
export type ToCheckIn = Pick<CheckIn, 'team_id' | 'player_id' | 'day'>

/**
 * The recordings by which several are checked in at a game, or noted as not there.
 * @param entries of the game that may count, with those of a moment ago
 * @param known the check-ins of all games
 */
export function checkInRecordings(
  entries: readonly Entry[],
  known: readonly CheckIn[],
  several: readonly ToCheckIn[],
  is_here: boolean,
): Recording[] {
  const all = [...known, ...entries.flatMap(entry => (entry.kind === 'check_in' ? [entry.data] : []))]
  return several.map(one => ({ kind: 'check_in', data: { ...one, is_here, turn: nextTurn(all, one) } }))
}
