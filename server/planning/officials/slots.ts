import type { OfficiatingSlot } from '../../../shared-schema/api/officiating.ts'
import { inUtc } from '../../../shared-schema/resources/time.ts'
import type { OfficiatingState } from './load.ts'
import type { AssignmentRow } from './read-rows.ts'

/** The slots of a game: those that the event wants, filled or open, and further assignments. */
export function slotsOf(
  { event: { officials_wanted } }: OfficiatingState,
  assignments: readonly AssignmentRow[],
  nameOf: (one: AssignmentRow) => string,
): OfficiatingSlot[] {
  const left = [...assignments]
  const filled = (one: AssignmentRow, is_wanted: boolean): OfficiatingSlot => ({
    role: one.role,
    by: one.team_id === null ? 'official' : 'team',
    assignment_id: one.id,
    official_id: one.official_id,
    team_id: one.team_id,
    name: nameOf(one),
    time_last_updated: inUtc(one.time_last_updated),
    is_wanted,
  })
  const wanted = officials_wanted.flatMap(({ role, count, by }) =>
    Array.from({ length: count }, (): OfficiatingSlot => {
      const isBy = (one: AssignmentRow): boolean => (one.team_id === null ? 'official' : 'team') === by
      const index = left.findIndex(one => one.role === role && isBy(one))
      const [found] = index === -1 ? [] : left.splice(index, 1)
      const open = {
        role,
        by,
        assignment_id: null,
        official_id: null,
        team_id: null,
        name: '',
        time_last_updated: null,
        is_wanted: true,
      }
      return found ? filled(found, true) : open
    }),
  )
  return [...wanted, ...left.map(one => filled(one, false))]
}
