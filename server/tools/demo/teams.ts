import { seasonScope } from '../../../shared-schema/replication/scope.ts'
import type { Tx } from '../../database/transaction.ts'
import { publishScope } from '../../feed/catalog/catalog.ts'
import { clubs } from './clubs.ts'
import { make } from './make.ts'
import { makeRosters } from './rosters.ts'
import type { Setting } from './setting.ts'
import type { Squad } from './squad.ts'

/**
 * Makes the teams with their players, and enters them for the tournament.
 * @returns the squads, first seed first
 */
export async function makeTeams(tx: Tx, setting: Setting, seed: number): Promise<Squad[]> {
  const { office, season, tournament } = setting
  const teamIds: number[] = []
  for (const { language: _, ...values } of clubs)
    teamIds.push(await make(tx, office, 'teams', { ...values, season_id: season }))
  const rosters = await makeRosters(tx, setting, teamIds, seed)
  await publishScope(tx, seasonScope(season))
  const squads = rosters.map(({ team_id, players }, index): Squad => ({ team_id, players, seed: index + 1 }))
  for (const { team_id, seed } of squads)
    await make(tx, office, 'tournament_teams', { tournament_id: tournament, team_id, seed })
  return squads
}
