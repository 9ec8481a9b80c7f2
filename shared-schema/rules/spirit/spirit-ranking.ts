import { groupBy } from '../group-by.ts'
import { readSpirit, type ByCategory, type Spirit } from './read-spirit.ts'

/** A score of one game as it was submitted. */
export interface SpiritScore {
  readonly game_id: number
  /** The team that received it. */
  readonly team_id: number
  /** The team that gave it; the same team if it judged itself. */
  readonly by_team_id: number
  /** As on the wire; empty if none was given. */
  readonly text: string
}

/** A team's place in the spirit ranking; the means are null while it has no score that counts. */
export interface SpiritPlace {
  readonly place: number
  readonly team_id: number
  /** The number of games with a score for it. */
  readonly games: number
  /** The mean total received per game, 0 to 20. */
  readonly mean: number | null
  /** The same for each category, 0 to 4. */
  readonly categories: ByCategory<number | null>
}

/**
 * Ranks teams by the spirit that others saw in them, regardless of results: by the mean total of their games.
 * Teams with the same mean share a place and the next place is left out; nothing breaks such ties. Teams
 * without a score share the place after all others. Self-scores never count.
 * @param teamIds the teams to rank; of equals the first of them is shown first
 * @param scores in the order in which they were submitted: of several that a team received for one game the
 * last counts. One that is no WFDF score is ignored together with the earlier ones that it replaces.
 * Source: WFDF spirit scoring (2014).
 */
export function spiritRanking(teamIds: readonly number[], scores: readonly SpiritScore[]): SpiritPlace[] {
  const received = groupBy(lastOfEachGame(scores), ({ team_id }) => team_id)
  const lines = teamIds
    .map(team_id =>
      line(
        team_id,
        (received.get(team_id) ?? []).flatMap(({ text }) => readSpirit(text) ?? []),
      ),
    )
    .sort((a, b) => (b.mean ?? -1) - (a.mean ?? -1))
  return lines.map(one => ({ place: 1 + lines.findIndex(({ mean }) => mean === one.mean), ...one }))
}

function lastOfEachGame(scores: readonly SpiritScore[]): Iterable<SpiritScore> {
  const given = scores.filter(({ team_id, by_team_id, text }) => team_id !== by_team_id && text !== '')
  return new Map(given.map(score => [`${score.game_id}/${score.team_id}`, score])).values()
}

function line(team_id: number, spirits: readonly Spirit[]): Omit<SpiritPlace, 'place'> {
  const mean = (numberOf: (spirit: Spirit) => number): number | null =>
    spirits.length === 0 ? null : spirits.reduce((sum, spirit) => sum + numberOf(spirit), 0) / spirits.length
  return {
    team_id,
    games: spirits.length,
    mean: mean(({ total }) => total),
    categories: {
      rules: mean(({ points }) => points.rules),
      fouls: mean(({ points }) => points.fouls),
      fair_mindedness: mean(({ points }) => points.fair_mindedness),
      attitude: mean(({ points }) => points.attitude),
      communication: mean(({ points }) => points.communication),
    },
  }
}
