import { useSaving } from '../../../components/use-saving.ts'
import type { GameLine } from '../../../reading/events/event-view.ts'
import type { CheckInsByGame } from '../../../reading/events/watch-check-ins.ts'
import { checkInRecordings, type ToCheckIn } from '../../../sync/recording/check-in.ts'
import type { OpenScope } from '../../../sync/scopes/open-scope.ts'

/** Checks several in at a game, or notes that they are not there. */
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
  const { save, problem } = useSaving()
  const checkIn: CheckInThem = ({ id, teamIds: [team_1_id, team_2_id] }, several, isHere) =>
    void save(async () => {
      await recorder.recordAfter({ id, team_1_id, team_2_id }, entries =>
        checkInRecordings(
          entries,
          [...known.values()].flat(),
          several.map(one => ({ ...one, day })),
          isHere,
        ),
      )
    })
  return { checkIn, problem }
}
