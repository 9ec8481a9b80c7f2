import type { Entry } from '../../shared-schema/replication/entry.ts'
import type { Sides } from '../../shared-schema/rules/progress/sent-on.ts'
import type { SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import { teamOf } from './play-choices.ts'

/** The team of an entry, as 1 or 2; null if it has none. */
export function entrySide(entry: Entry, sport: SportDefinition, game: Sides): 1 | 2 | null {
  const team = entry.kind === 'play' ? teamOf(sport, entry.data) : addedTeam(entry)
  return team === null ? null : team === game.team_1_id ? 1 : team === game.team_2_id ? 2 : null
}

/** The team that got points by a tap. */
function addedTeam(entry: Entry): number | null {
  if (entry.kind !== 'score') return null
  const { team_1_added, team_2_added, team_1_id, team_2_id } = entry.data
  return (team_1_added === undefined ? (team_2_added === undefined ? null : team_2_id) : team_1_id) ?? null
}
