import type { SharedTexts } from '../../texts/shared-texts.ts'
import { groupBy } from '../group-by.ts'
import { inOrderOfPlay } from '../progress/order-of-play.ts'
import type { Links } from '../progress/sent-on.ts'
import { knockOutRound, roundsOf, type BracketKind } from './rounds-of.ts'

interface LabelledGame extends Links {
  readonly id: number
  readonly bracket_id: number | null
}

interface LabelledBracket extends BracketKind {
  readonly id: number
  /** Its place on a screen. */
  readonly row_position: number
  readonly column_position: number
}

/** Brackets in the order of their places on a screen. */
export const inScreenOrder = <B extends LabelledBracket>(brackets: readonly B[]): B[] =>
  [...brackets].sort(
    (a, b) => a.row_position - b.row_position || a.column_position - b.column_position || a.id - b.id,
  )

/**
 * The everyday labels of bracket games, by id: `QF 2` in the winners' line of a knock-out, elsewhere `Game
 * 7`, counted through all brackets of the event, so that "winner of QF 2" is one team: the quarter-finals in the
 * order of the brackets on a screen, other games in the order of play.
 * @param games all bracket games of the event
 */
export function gameLabels(
  games: readonly LabelledGame[],
  brackets: readonly LabelledBracket[],
  shared: SharedTexts,
): ReadonlyMap<number, string> {
  const byBracket = groupBy(games, ({ bracket_id }) => bracket_id)
  const families = groupBy(inScreenOrder(brackets), ({ id, main_bracket_id }) => main_bracket_id ?? id)
  const inOrder = [...families.values()].flatMap(family =>
    inOrderOfPlay(family.flatMap(({ id }) => byBracket.get(id) ?? [])),
  )
  const labels = new Map<number, string>(
    inOrder.map(({ id }, index) => [id, shared('brackets.game', { number: index + 1 })]),
  )
  const many = new Map<string, number>()
  for (const bracket of inScreenOrder(brackets)) {
    const rounds = roundsOf(byBracket.get(bracket.id) ?? [])
    for (const [index, round] of rounds.entries()) {
      const usual = knockOutRound(bracket, index, rounds.length)
      if (!usual) continue
      const before = many.get(usual) ?? 0
      for (const [place, { id }] of round.entries())
        labels.set(id, shared(`brackets.${usual}`, { number: before + place + 1 }))
      many.set(usual, before + round.length)
    }
  }
  return labels
}
