import type { Links } from '../../shared-schema/rules/progress/sent-on.ts'
import { groupBy } from '../../shared-schema/rules/group-by.ts'

/** The games that send a team to a game. */
export const feedersOf = <G extends Links>(gameId: number, games: readonly G[]): G[] =>
  games.filter(game => nextOf(game).includes(gameId))

/** The games that determine a game's teams: those that send a team to it, and so on back to the first. */
function gamesBefore<G extends Links & { readonly id: number }>(gameId: number, games: readonly G[]): G[] {
  const feeders = groupBy(
    games.flatMap(game => nextOf(game).map(next => ({ next, game }))),
    ({ next }) => next,
  )
  const before = new Map<number, G>()
  const follow = (id: number): void => {
    for (const { game } of feeders.get(id) ?? []) {
      // If the links form a circle, the game is not before itself.
      if (game.id === gameId || before.has(game.id)) continue
      before.set(game.id, game)
      follow(game.id)
    }
  }
  follow(gameId)
  return [...before.values()]
}

/**
 * The games before a game, and the other games to which those send teams: a team that the office keeps in one
 * of those is sent to no other.
 */
export function gamesThatDecide<G extends Links & { readonly id: number }>(
  gameId: number,
  games: readonly G[],
): G[] {
  const before = gamesBefore(gameId, games)
  const wanted = new Set(before.flatMap(game => [game.id, ...nextOf(game)]))
  return games.filter(({ id }) => id !== gameId && wanted.has(id))
}

const nextOf = ({ next_game_for_winner_id, next_game_for_loser_id }: Links): number[] =>
  [...new Set([next_game_for_winner_id, next_game_for_loser_id])].filter(id => id !== null)
