import type { Entry } from '../replication/entry.ts'
import { correctedBy } from '../replication/entry.ts'
import type { Sides } from '../rules/progress/sent-on.ts'
import type { SportRules } from '../sports/model/sport.ts'
import { GameFold, type foldOrdered } from './fold-game.ts'

/** The last fold. */
interface Folded {
  readonly fold: GameFold
  readonly sides: Sides
  readonly rules: SportRules
  readonly ordered: readonly Entry[]
  /** The entries that its entries correct or take back, present or not. */
  readonly named: ReadonlySet<string>
}

/**
 * Folds a game in progress again after each new entry, with the same result as `foldOrdered`. Entries
 * appended at the end are folded alone, so a tap costs no more in a long game than in a short one. Any other
 * change (an entry taken back, corrected or inserted, other teams or rules) starts over.
 * @returns a function that folds one game; pass the identical objects for entries and rules that did not
 *   change
 */
export function foldAgain(): typeof foldOrdered {
  let folded: Folded | undefined
  return (sides, rules, order) => {
    const { ordered } = order
    const further = folded && furtherThan(folded, sides, rules, ordered)
    if (folded && further) {
      for (const entry of further) folded.fold.goOn(entry)
      folded = { ...folded, ordered }
    } else {
      folded = { fold: new GameFold(sides, rules, order), sides, rules, ordered, named: namedBy(ordered) }
    }
    return folded.fold.state(order)
  }
}

/** The entries after those already folded; undefined if the fold has to start over. */
function furtherThan(
  before: Folded,
  { team_1_id, team_2_id }: Sides,
  rules: SportRules,
  ordered: readonly Entry[],
): readonly Entry[] | undefined {
  const { sides, named } = before
  const isSame =
    before.rules === rules &&
    sides.team_1_id === team_1_id &&
    sides.team_2_id === team_2_id &&
    before.ordered.every((entry, index) => entry === ordered[index])
  const further = ordered.slice(before.ordered.length)
  return isSame && further.every(entry => changes(entry) === null && !named.has(entry.id))
    ? further
    : undefined
}

/** The earlier entry that an entry corrects or takes back; null if it is independent. */
const changes = (entry: Entry): string | null =>
  entry.kind === 'withdrawal' ? entry.data.entry_id : correctedBy(entry)

const namedBy = (ordered: readonly Entry[]): Set<string> =>
  new Set(ordered.flatMap(entry => changes(entry) ?? []))
