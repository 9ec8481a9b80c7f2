import { z } from 'zod'
import { fieldsParam, record } from '../../base/requests/record.ts'
import type { CopyPlan, KinTeam } from '../rosters/copy-plan.ts'
import { keyOfRequest } from './idempotency-key.ts'
import { sendChange } from './change.ts'
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

/** The maximum number of records per request. */
const MAX_RECORDS = 500
const createdIds = z.array(z.object({ id: z.int().optional() }))

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
  const ids = new Map(there)
  await post(
    'teams',
    newTeams.map(({ id, name }) => ({ name, season_id, related_team_ids: [id] })),
    answers => newTeams.forEach(({ id }: KinTeam, at) => ids.set(id, answers[at]?.id ?? 0)),
  )
  await post(
    'tournament_teams',
    entries.map(({ id }) => ({ tournament_id, team_id: ids.get(id) })),
  )
  await post(
    'team_players',
    places.map(({ of, player_id, jersey_number }) => ({ team_id: ids.get(of), player_id, jersey_number })),
  )

  async function post(
    family: string,
    records: readonly object[],
    take: (answers: z.infer<typeof createdIds>) => void = () => undefined,
  ): Promise<void> {
    const path = `/v1/${family}/`
    const answers: z.infer<typeof createdIds> = []
    for (let from = 0; from < records.length; from += MAX_RECORDS) {
      const body = records.slice(from, from + MAX_RECORDS)
      const key = await keyOfRequest(attempt, path, body)
      answers.push(...(await sendChange({ method: 'POST', path, body, shape: createdIds }, key, step)))
    }
    take(answers)
  }
}
