import {
  endOf,
  spanOf,
  teamsOf,
  type ScheduledGame,
  type ScheduleRules,
  type Site,
  type Span,
  type TimedGame,
} from './schedule.ts'

/** The settled games: who plays when and where. */
export class Timetable {
  readonly #rest: number
  readonly #ofTeam = new Map<number, TimedGame[]>()
  readonly #ofSite = new Map<number | null, TimedGame[]>()

  constructor(games: readonly TimedGame[], { rest_minutes }: ScheduleRules) {
    this.#rest = rest_minutes
    for (const game of games) this.add(game)
  }

  add(game: TimedGame): void {
    for (const team of teamsOf(game)) this.#ofTeam.set(team, [...(this.#ofTeam.get(team) ?? []), game])
    this.#ofSite.set(game.game_site_id, [...this.gamesAt(game.game_site_id), game])
  }

  gamesAt(site: number | null): readonly TimedGame[] {
    return this.#ofSite.get(site) ?? []
  }

  /**
   * The earliest start from a moment on at which a game can be played on a field: the field is open
   * and free, and both teams are free and have had their rest.
   */
  earliest(game: ScheduledGame, site: Site, from: number): number | undefined {
    const taken = this.gamesAt(site.id).map(spanOf)
    const busy = teamsOf(game)
      .flatMap(team => this.#ofTeam.get(team) ?? [])
      .map(other => ({ from: other.start - this.#rest, to: endOf(other) + this.#rest }))
    return earliestFree([...taken, ...busy], site.openings, from, game.minutes)
  }
}

/**
 * The earliest start from a moment on at which the given minutes lie within opening hours and overlap nothing
 * that is taken; undefined if there is none.
 */
export function earliestFree(
  taken: readonly Span[],
  openings: Site['openings'],
  from: number,
  minutes: number,
): number | undefined {
  let start = whenOpen(openings, from, minutes)
  // In this order, a span that was passed never blocks a later start.
  for (const other of taken.toSorted((one, next) => one.from - next.from)) {
    if (start === undefined) return undefined
    if (other.from < start + minutes && start < other.to) start = whenOpen(openings, other.to, minutes)
  }
  return start
}

function whenOpen(openings: Site['openings'], from: number, minutes: number): number | undefined {
  if (openings === null) return from
  const starts = openings
    .map(opening => ({ start: Math.max(from, opening.from), end: opening.to }))
    .filter(({ start, end }) => start + minutes <= end)
    .map(({ start }) => start)
  return starts.length === 0 ? undefined : Math.min(...starts)
}
