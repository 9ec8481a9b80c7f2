import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { teamsOf, type Round, type ScheduledGame } from './schedule.ts'

/** A game that comes before or after another one, with the least minutes between the two. */
interface Step {
  readonly game: ScheduledGame
  readonly gap: number
}

/**
 * Whether the later game can still wait for the earlier one: it has not begun, and the earlier one is not
 * over.
 */
export const canWait = (earlier: ScheduledGame, later: ScheduledGame): boolean =>
  earlier !== later && earlier.status !== 'final' && later.status === 'scheduled'

/** Every game with those to which its winner or its loser goes on. */
export function followersOf<Game extends ScheduledGame>(games: readonly Game[]): Map<Game, Game[]> {
  const byId = new Map<number | null, Game>(games.map(game => [game.id, game]))
  return new Map(
    games.map(game => {
      const ids = [game.next_game_for_winner_id, game.next_game_for_loser_id]
      const next = ids.flatMap(id => byId.get(id) ?? [])
      return [game, next.filter(later => canWait(game, later))]
    }),
  )
}

/** Which games must be over before which others begin. */
export class Precedence {
  readonly #games: readonly ScheduledGame[]
  readonly #rest: number
  readonly #followers: ReadonlyMap<ScheduledGame, readonly ScheduledGame[]>
  readonly #feeders: ReadonlyMap<ScheduledGame, readonly { readonly feeder: ScheduledGame }[]>
  readonly #series: ReadonlyMap<string | null, readonly ScheduledGame[]>

  constructor(games: readonly ScheduledGame[], rest: number) {
    this.#games = games
    this.#rest = rest
    this.#followers = followersOf(games)
    const links = [...this.#followers].flatMap(([feeder, followers]) =>
      followers.map(follower => ({ feeder, follower })),
    )
    this.#feeders = groupBy(links, ({ follower }) => follower)
    this.#series = groupBy(games, ({ round }) => round?.series ?? null)
  }

  /**
   * The games that must be over before a game begins: those that feed it, earlier rounds, and earlier stages
   * while its teams are open.
   */
  before(game: ScheduledGame): Step[] {
    return [
      ...this.#feedersOf(game).map(({ feeder }) => ({ game: feeder, gap: this.#rest })),
      ...this.#inSeries(game.round)
        .filter(other => isRoundBefore(other, game) && canWait(other, game))
        .map(withoutGap),
      ...this.#games
        .filter(other => this.#waitsForStage(other, game))
        .map(other => ({ game: other, gap: this.#rest })),
    ]
  }

  /** The same relation, reversed. */
  after(game: ScheduledGame): Step[] {
    return [
      ...(this.#followers.get(game) ?? []).map(follower => ({ game: follower, gap: this.#rest })),
      ...this.#inSeries(game.round)
        .filter(other => isRoundBefore(game, other) && canWait(game, other))
        .map(withoutGap),
      ...this.#games
        .filter(other => this.#waitsForStage(game, other))
        .map(other => ({ game: other, gap: this.#rest })),
    ]
  }

  #feedersOf(game: ScheduledGame): readonly { readonly feeder: ScheduledGame }[] {
    return this.#feeders.get(game) ?? []
  }

  #inSeries(round: Round | null): readonly ScheduledGame[] {
    return round === null ? [] : (this.#series.get(round.series) ?? [])
  }

  /** Places of a game that no other game fills come from the standings of the stage before. */
  #waitsForStage(earlier: ScheduledGame, later: ScheduledGame): boolean {
    return (
      earlier.stage !== null &&
      later.stage !== null &&
      earlier.stage < later.stage &&
      canWait(earlier, later) &&
      2 - teamsOf(later).length > this.#feedersOf(later).length
    )
  }
}

/** Within one series. */
export const isRoundBefore = (earlier: ScheduledGame, later: ScheduledGame): boolean =>
  earlier.round !== null && later.round !== null && earlier.round.number < later.round.number

const withoutGap = (game: ScheduledGame): Step => ({ game, gap: 0 })
