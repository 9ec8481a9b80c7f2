import { useQueries } from '@tanstack/react-query'
import type { ShownConflict, TakenSlots } from '../../../../shared-schema/api/schedule.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { jointAnswer } from '../../data/joint-answer.ts'
import { officialsOfGames } from '../../data/officials-of-games.ts'
import { officiatingOf } from '../../data/officials.ts'
import { publishedOf } from '../../data/published.ts'
import { conflictsOf, takenSlotsOf } from '../../data/schedule.ts'
import type { Tournament } from '../../data/shapes.ts'

/** Everything about the schedule of several divisions apart from their games and fields; undefined until it is read. */
export interface DivisionsFindings {
  readonly conflicts: readonly ShownConflict[] | undefined
  /** The slots that events other than these take on the day. */
  readonly taken: TakenSlots['taken_slots']
  /** The former places of games that changed since publication, in words. */
  readonly changed: ReadonlyMap<number, string>
  readonly officials: ReadonlyMap<number, string>
}

/** Reads the findings of each division, and puts them together. @param day undefined for none */
export function useDivisionsFindings(
  divisions: readonly Tournament[],
  day: string | undefined,
): DivisionsFindings {
  const conflicts = useQueries({
    queries: divisions.map(({ id }) => conflictsOf(id)),
    combine: jointAnswer,
  })
  const taken = useQueries({
    queries: divisions.map(({ id }) => ({ ...takenSlotsOf(id, day ?? ''), enabled: day !== undefined })),
    combine: jointAnswer,
  })
  const published = useQueries({
    queries: divisions.map(({ id }) => publishedOf(id)),
    combine: jointAnswer,
  })
  const officiating = useQueries({
    queries: divisions.map(({ id }) => officiatingOf({ family: 'tournaments', id })),
    combine: jointAnswer,
  })
  const names = divisions.map(({ name }) => bidiIsolate(name))
  const own = new Set(divisions.map(({ id }) => id))
  return {
    conflicts:
      conflicts.data &&
      once(
        conflicts.data.map(one => one.conflicts),
        names,
      ),
    taken: distinct(
      (taken.data ?? [])
        .flatMap(({ taken_slots }) => taken_slots)
        .filter(({ tournament_id }) => !own.has(tournament_id ?? 0)),
    ),
    changed: new Map(
      (published.data ?? []).flatMap(({ changes }) => changes.map(({ game_id, text }) => [game_id, text])),
    ),
    officials: officialsOfGames((officiating.data ?? []).flatMap(({ games }) => games)),
  }
}

/** The conflicts of all divisions, each with the names of its divisions: `Open, Women · …`. */
function once(all: readonly (readonly ShownConflict[])[], names: readonly string[]): ShownConflict[] {
  const found = new Map<string, { readonly conflict: ShownConflict; readonly divisions: string[] }>()
  for (const [index, conflicts] of all.entries())
    for (const conflict of conflicts) {
      const { kind, game_ids, team_id, game_site_id } = conflict
      // Games that nobody here may read have no ids: their conflicts differ in their words alone.
      const ids = game_ids.length > 1 ? game_ids.toSorted((a, b) => a - b) : [conflict.text]
      const key = [kind, ...ids, team_id, game_site_id].join()
      const known = found.get(key) ?? { conflict, divisions: [] }
      known.divisions.push(names[index] ?? '')
      found.set(key, known)
    }
  return [...found.values()].map(({ conflict, divisions }) => ({
    ...conflict,
    text: `${divisions.join(', ')} · ${conflict.text}`,
  }))
}

/** A slot on a shared field is read for each division. */
const distinct = (slots: TakenSlots['taken_slots']): TakenSlots['taken_slots'] => [
  ...new Map(slots.map(slot => [JSON.stringify(slot), slot])).values(),
]
