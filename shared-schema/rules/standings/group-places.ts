import { groupBy } from '../group-by.ts'
import { type Entrant, isOut } from './entrant.ts'
import type { PoolStanding } from './pool-standings.ts'
import { type Measure, rank, type Ranked } from './ranking.ts'
import type { Separation } from './separation.ts'
import { sharedPlace } from './shared-place.ts'
import type { SwissStanding } from './swiss-standings.ts'
import type { TieBreakMetric } from './tie-breaks.ts'

/** Pools that are played side by side. */
export interface PoolStage {
  readonly kind: 'pools'
  readonly is_over: boolean
  readonly standings: readonly (readonly PoolStanding[])[]
}

/** The games before brackets, or in place of them. */
export type GroupStage =
  | PoolStage
  | { readonly kind: 'swiss rounds'; readonly is_over: boolean; readonly standings: readonly SwissStanding[] }

export interface GroupPlace {
  readonly team_id: number
  /** From 1; level teams share a place. */
  readonly place: number
  /** Its place in its pool or in the swiss rounds, null if it was in neither. */
  readonly own_place: number | null
  readonly is_unresolved: boolean
  /** Why it ranks ahead of the next team with the same place in another pool; null if there is none. */
  readonly separation: Separation | null
}

/**
 * Ranks teams by the standings of their groups: all firsts, then all seconds, and so on, then those without a
 * group, and the teams that are out after all others. Teams with the same place in their pools are ranked by
 * win percentage, goal difference per game and goals per game.
 *
 * @param entrants the teams to rank; others in the standings are ignored.
 */
export function groupPlaces(entrants: readonly Entrant[], stage: GroupStage | null): GroupPlace[] {
  const lines = new Map(groupLines(stage).map(line => [line.team_id, line]))
  const [playing, out] = [entrants.filter(entrant => !isOut(entrant)), entrants.filter(isOut)]
  let ahead = 0
  return [playing, out].flatMap(inLevels).flatMap(level => {
    const ranked = rank(
      level,
      { measures: measures(lines), when_some_separate: 'continue', last_resort: 'shared place' },
      [],
    )
    const offset = ahead
    ahead += level.length
    return ranked.map(({ team_id, separation, is_unresolved }, index) => ({
      team_id,
      place: offset + sharedPlace(ranked, index),
      own_place: lines.get(team_id)?.place ?? null,
      is_unresolved: is_unresolved || (lines.get(team_id)?.is_unresolved ?? false),
      separation: separation?.cause.kind === 'criterion' ? separation : null,
    }))
  })

  /** Teams by their places in their groups, best first; those without a group last. */
  function inLevels(teams: readonly Entrant[]): Entrant[][] {
    const levels = groupBy(teams, ({ team_id }) => lines.get(team_id)?.place ?? Infinity)
    return [...levels].sort(([a], [b]) => a - b).map(([, level]) => level)
  }
}

/** The compared fields of a team's line. */
interface Line extends Pick<Ranked, 'team_id' | 'place' | 'is_unresolved'> {
  readonly win_percentage: number
  readonly goal_difference: number
  readonly goals: number
}

function groupLines(stage: GroupStage | null): Line[] {
  if (stage === null) return []
  if (stage.kind === 'pools') {
    return stage.standings.flat().map(line => {
      const games = Math.max(1, line.games_played)
      return {
        ...line,
        win_percentage: (line.wins + line.ties / 2) / games,
        goal_difference: line.plus_minus / games,
        goals: line.points_scored / games,
      }
    })
  }
  // No two teams share a place here, so nothing is compared.
  return stage.standings.map(line => ({
    ...line,
    place: line.ranking,
    win_percentage: 0,
    goal_difference: 0,
    goals: 0,
  }))
}

function measures(lines: ReadonlyMap<number, Line>): Measure[] {
  const measure = (metric: TieBreakMetric, per_game: boolean, value: (line: Line) => number): Measure => ({
    criterion: { metric, scope: 'pool', per_game, margin_cap: null },
    among: () => ({
      valueOf: teamId => {
        const line = lines.get(teamId)
        return line === undefined ? 0 : value(line)
      },
      game: null,
    }),
  })
  return [
    measure('win percentage', false, line => line.win_percentage),
    measure('goal difference', true, line => line.goal_difference),
    measure('goals scored', true, line => line.goals),
  ]
}
