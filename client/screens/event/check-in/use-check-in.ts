import { useState } from 'react'
import { isFull, goOnOnceThereIsRoom } from '../../../base/device/full-disk.ts'
import type { GameLine } from '../../../reading/events/event-view.ts'
import type { CheckInsByGame } from '../../../reading/events/watch-check-ins.ts'
import { checkInRecordings, type ToCheckIn } from '../../../sync/recording/check-in.ts'
import { notSaved } from '../../../sync/recording/not-saved.ts'
import type { OpenScope } from '../../../sync/scopes/open-scope.ts'

export type CheckInThem = (
  game: GameLine,
  several: readonly Omit<ToCheckIn, 'day'>[],
  isHere: boolean,
) => void

/**
 * Checks in on a day, without waiting for a network.
 * @param known the check-ins so far
 */
export function useCheckIn(
  { recorder }: OpenScope,
  day: string,
  known: CheckInsByGame,
): { checkIn: CheckInThem; problem: string | null } {
  const [problem, setProblem] = useState<string | null>(null)
  const record = async (...[game, several, isHere]: Parameters<CheckInThem>): Promise<void> => {
    const [team_1_id, team_2_id] = game.teamIds
    try {
      await recorder.recordAfter({ id: game.id, team_1_id, team_2_id }, entries =>
        checkInRecordings(
          entries,
          [...known.values()].flat(),
          several.map(one => ({ ...one, day })),
          isHere,
        ),
      )
      setProblem(null)
    } catch (error) {
      if (isFull(error)) void goOnOnceThereIsRoom()
      setProblem(notSaved(error))
    }
  }
  return { checkIn: (...sent) => void record(...sent), problem }
}
