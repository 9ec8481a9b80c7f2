import { CheckIns } from '../../../shared-schema/scoring/check-ins.ts'
import type { Entry, EntryOf } from '../../../shared-schema/replication/entry.ts'
import type { Recording } from './recorder.ts'

/** A team, or with `player_id` one of its players. */
export type ToCheckIn = Pick<EntryOf<'check_in'>['data'], 'team_id' | 'player_id'>

/**
 * The recordings by which several are checked in at a game, or noted as missing.
 * @param entries of the game that may count
 */
export function checkInRecordings(
  entries: readonly Entry[],
  several: readonly ToCheckIn[],
  is_here: boolean,
): Recording[] {
  const known = new CheckIns()
  for (const entry of entries) if (entry.kind === 'check_in') known.add(entry)
  return several.map(one => ({
    kind: 'check_in',
    data: { ...one, is_here, turn: known.nextTurn(one) },
  }))
}
