import type { Precedence } from './precedence.ts'
import { teamsOf, type ScheduledGame } from './schedule.ts'

/**
 * The order in which games choose their slots, each after the games that it waits for: the most impatient
 * first, then those with the longest chain of followers, then those of the busiest teams.
 *
 * @param games those that choose.
 * @param impatience by game, 0 if it has none; the games that an impatient game waits for are as impatient.
 */
export function choosingOrder(
  games: readonly ScheduledGame[],
  precedence: Precedence,
  impatience: ReadonlyMap<number, number>,
): ScheduledGame[] {
  const haste = alongFollowers(games, precedence, ({ id }, later) =>
    Math.max(impatience.get(id) ?? 0, ...later),
  )
  const tail = alongFollowers(games, precedence, (_, later) => 1 + Math.max(0, ...later))
  const load = new Map<number, number>()
  for (const team of games.flatMap(teamsOf)) load.set(team, (load.get(team) ?? 0) + 1)
  const busyness = (game: ScheduledGame) =>
    teamsOf(game).reduce((sum, team) => sum + (load.get(team) ?? 0), 0)

  const keys = (game: ScheduledGame) => [
    -(haste.get(game) ?? 0),
    -(tail.get(game) ?? 0),
    -busyness(game),
    game.id,
  ]
  const keyed = games.map(game => ({ game, key: keys(game) }))
  return keyed.sort((one, other) => compare(one.key, other.key)).map(({ game }) => game)
}

/**
 * A value of each game that follows from those of the games after it. Games that wait for each other in a
 * circle get an arbitrary value.
 */
function alongFollowers(
  games: readonly ScheduledGame[],
  precedence: Precedence,
  combine: (game: ScheduledGame, later: readonly number[]) => number,
): Map<ScheduledGame, number> {
  const chooses = new Set(games)
  const values = new Map<ScheduledGame, number>()
  const valueOf = (game: ScheduledGame): number => {
    const known = values.get(game)
    if (known !== undefined) return known
    values.set(game, 0)
    const value = combine(
      game,
      precedence
        .after(game)
        .filter(step => chooses.has(step.game))
        .map(step => valueOf(step.game)),
    )
    values.set(game, value)
    return value
  }
  for (const game of games) valueOf(game)
  return values
}

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index])
  return (one[place] ?? 0) - (other[place] ?? 0)
}
