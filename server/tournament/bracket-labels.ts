import { bracketName } from '../../shared-schema/rules/brackets/bracket-name.ts'
import { gameLabels } from '../../shared-schema/rules/brackets/game-labels.ts'
import type { SharedTexts } from '../../shared-schema/texts/shared-texts.ts'

type Games = Parameters<typeof gameLabels>[0]
type Brackets = Parameters<typeof gameLabels>[1]

/**
 * The names of bracket games by id, as on the board and the printed schedule: `Places 5–8 · Game 21`.
 * @param games the games of one tournament; those of no bracket have no name
 */
export function bracketLabels(
  games: Games,
  brackets: readonly (Brackets[number] & { readonly name: string })[],
  shared: SharedTexts,
): ReadonlyMap<number, string> {
  const labels = gameLabels(games, brackets, shared)
  const names = new Map(brackets.map(({ id, name }) => [id, bracketName(name, shared)]))
  return new Map(
    games.flatMap(({ id, bracket_id }) => {
      const label = labels.get(id)
      return label === undefined
        ? []
        : [[id, [names.get(bracket_id ?? 0), label].filter(Boolean).join(' · ')]]
    }),
  )
}
