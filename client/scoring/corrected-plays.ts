import { OFFICE, type Entry } from '../../shared-schema/replication/entry.ts'
import { currentEntries } from '../../shared-schema/scoring/corrections.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import type { SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import { stepIn, togetherWith } from '../sync/recording/last-step.ts'
import { orderOf } from '../sync/recording/ordered.ts'

/**
 * The corrections by which a play becomes another one: its own, and those of the plays that its tap brought,
 * such as the runs of a hit.
 * @param entries the entries of the game that may count
 * @param root the first entry of the play
 */
export function correctedPlays(
  { correctedWith }: SportDefinition,
  entries: readonly Entry[],
  root: string,
  after: Play,
): Play[] {
  const own = { ...after, replaces: root }
  const steps = currentEntries(orderOf(entries).ordered).effective.flatMap(stepIn)
  const step = steps.find(one => one.root.id === root)
  // The office enters many plays in one moment, and a tapped play is the last one of its tap.
  if (step?.entry.kind !== 'play' || step.root.device_id === OFFICE) return [own]
  const before = step.entry.data
  const together = togetherWith(step, steps)
  if (together.at(-1) !== step) return [own]
  const others = together.flatMap(({ root: { id }, entry }) => {
    if (id === root || entry.kind !== 'play') return []
    const corrected = correctedWith(entry.data, before, after)
    return corrected === entry.data ? [] : [{ ...corrected, replaces: id }]
  })
  return [own, ...others]
}
