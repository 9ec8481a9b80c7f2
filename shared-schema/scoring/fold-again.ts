import type { Entry } from '../replication/entry.ts'
import { correctedBy } from '../replication/entry.ts'
import type { Sides } from '../rules/progress/sent-on.ts'
import type { SportRules } from '../sports/model/sport.ts'
import { GameFold, type foldOrdered } from './fold-game.ts'

/** What was folded last. */
interface Folded {
  readonly fold: GameFold
  readonly sides: Sides
  readonly rules: SportRules
  readonly ordered: readonly Entry[]
  /** What its entries correct or take back, whether that is there or not. */
  readonly named: ReadonlySet<string>
}

/**
 * Folds a game that is played, each time that something was recorded, into what `foldOrdered` makes of it.
 * What came at the end is followed alone, so that a tap in a long game costs no more than one in a short
 * game; with anything else (something was taken back, corrected or inserted, other teams or rules) it begins
 * anew.
 * @returns what folds one game, to be called with the same object of an entry or of the rules as long as they
 *   are the same
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

/** The entries that stand after those that were folded; undefined if it has to be begun anew. */
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

/**
 * The earlier entry of which an entry says that it is something else, or nothing; null if it stands for
 * itself.
 */
const changes = (entry: Entry): string | null =>
  entry.kind === 'withdrawal' ? entry.data.entry_id : correctedBy(entry)

const namedBy = (ordered: readonly Entry[]): Set<string> =>
  new Set(ordered.flatMap(entry => changes(entry) ?? []))
