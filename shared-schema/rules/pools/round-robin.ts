import { at } from '../at.ts'
import type { Pairing } from '../pairing.ts'

/** One round of a round robin: its games, and the team that has a bye when their number is odd. */
export interface RoundRobinRound {
  readonly games: readonly Pairing[]
  readonly bye_team_id: number | null
}

/**
 * A complete single round robin by the circle method, in the order of the Berger tables.
 *
 * Everyone meets everyone once, at most one game per team and round. Team 1 is the home side; every
 * team has as many home as away games, give or take one if it plays an odd number, and takes
 * turns at home and away, which fails as rarely as can be: once for all but two teams of an even
 * number, never for an odd one. An even number of teams needs one round
 * less than there are teams, an odd number as many rounds as teams, each with one bye.
 * Fewer than two teams have nothing to play: no rounds.
 *
 * @param teamIds distinct team ids in seed order; seed 1 meets the last seed in round 1.
 * Source: Berger tables, FIDE Handbook C.05 annex 1 (any even size follows from the rotation); the
 *   fewest failures: de Werra, "Scheduling in sports" (1981).
 */
export function roundRobin(teamIds: readonly number[]): RoundRobinRound[] {
  if (teamIds.length < 2) return []
  const oddOut = teamIds.length % 2 === 0 ? at(teamIds, teamIds.length - 1) : null
  const circle = oddOut === null ? teamIds : teamIds.slice(0, -1)
  return circle.map((_, round) => roundOf(circle, oddOut, round))
}

/**
 * Round `round` (from 0) of an odd circle of teams: one team is the pivot, those at equal distance
 * on either side of it meet, and the pivot meets the team outside the circle, or has the bye.
 */
function roundOf(circle: readonly number[], oddOut: number | null, round: number): RoundRobinRound {
  const size = circle.length
  const half = (size - 1) / 2
  // Half a turn and a bit from round to round: a team's home and away games then alternate.
  const pivot = (round * (half + 1)) % size
  const pivotTeam = at(circle, pivot)

  const games: Pairing[] = []
  if (oddOut !== null) {
    games.push(
      round % 2 === 0
        ? { team_1_id: pivotTeam, team_2_id: oddOut }
        : { team_1_id: oddOut, team_2_id: pivotTeam },
    )
  }
  for (let distance = 1; distance <= half; distance++) {
    games.push({
      team_1_id: at(circle, (pivot + distance) % size),
      team_2_id: at(circle, (pivot - distance + size) % size),
    })
  }
  return { games, bye_team_id: oddOut === null ? pivotTeam : null }
}
