import type { Links } from './sent-on.ts'

/** Linked games, each before all games to which its teams go on. */
export function inOrderOfPlay<G extends Links & { readonly id: number }>(games: readonly G[]): G[] {
  const byId = new Map<number | null, G>(games.map(game => [game.id, game]))
  const heights = new Map<number, number>()
  return [...games].sort((a, b) => height(b) - height(a) || a.id - b.id)

  /** The maximum number of games that a team can still play from here on. */
  function height(game: G): number {
    const known = heights.get(game.id)
    if (known !== undefined) return known
    // Games that feed each other in a circle have no order; then their ids decide.
    heights.set(game.id, 0)
    const next = [game.next_game_for_winner_id, game.next_game_for_loser_id].flatMap(id => byId.get(id) ?? [])
    const found = next.length === 0 ? 0 : 1 + Math.max(...next.map(height))
    heights.set(game.id, found)
    return found
  }
}
