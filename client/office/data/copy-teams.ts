import { fieldsParam, record } from '../../base/requests/record.ts'
import type { CopyPlan } from '../rosters/copy-plan.ts'
import { makeLists } from './make-records.ts'
import type { UndoStep } from './undo-step.ts'
import { listOf } from './queries.ts'

const kin = record('teams', ['id', 'name', 'related_team_ids'])

/** The teams of a season with their related teams in others. */
export const kinOfSeason = (seasonId: number) =>
  listOf('teams', { season_id: String(seasonId), order_by: '[name,id]', fields: fieldsParam(kin) }, kin)

interface CopyPlace {
  readonly season_id: number
  readonly tournament_id: number | null
}

/**
 * Creates the missing parts of a copy, each list of teams, entries and rosters whole or not at all. After an
 * interruption the same copy can be sent again.
 * @param attempt identifies one copy across repeated attempts
 * @param step collects the created records
 * @throws RequestError
 */
export async function storeCopy(
  { newTeams, entries, places, there }: CopyPlan,
  { season_id, tournament_id }: CopyPlace,
  attempt: string,
  step: UndoStep,
): Promise<void> {
  const post = makeLists(attempt, step)
  const ids = new Map(there)
  const made = await post(
    'teams',
    newTeams.map(({ id, name }) => ({ name, season_id, related_team_ids: [id] })),
  )
  newTeams.forEach(({ id }, at) => ids.set(id, made[at] ?? 0))
  await post(
    'tournament_teams',
    entries.map(({ id }) => ({ tournament_id, team_id: ids.get(id) })),
  )
  await post(
    'team_players',
    places.map(({ of, player_id, jersey_number }) => ({ team_id: ids.get(of), player_id, jersey_number })),
  )
}
