import type { Author } from '../../access/author.ts'
import type { StoredIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { createRecords } from '../../records/create-records.ts'
import { copiedFields } from './copied-fields.ts'

type Team = StoredIn<'teams'>

/** Fields that hold for one season alone. */
const ofSeason = ['season_id', 'status', 'games_after_leaving', 'left_on', 'related_team_ids']

/**
 * Makes the teams of one season in another, with their rosters. A club that is there already is taken as it is.
 * @param divisionOf the divisions of teams that change theirs
 * @returns the id in the other season for each team, by its id in this one
 */
export async function copyTeams(
  tx: Tx,
  author: Author,
  teams: readonly Team[],
  seasonId: number,
  divisionOf: ReadonlyMap<number, string> = new Map(),
): Promise<ReadonlyMap<number, number>> {
  const there = await tx
    .selectFrom('teams')
    .select(['id', 'related_team_ids'])
    .where('season_id', '=', seasonId)
    .orderBy('id')
    .execute()
  const found = new Map<number, number>()
  for (const { id, related_team_ids } of there) for (const other of related_team_ids) found.set(other, id)
  const missing = teams.filter(({ id }) => !found.has(id))
  const made = await createRecords(
    tx,
    author,
    'teams',
    missing.map(team => ({
      ...copiedFields('teams', team, ofSeason),
      division: divisionOf.get(team.id) ?? team.division,
      season_id: seasonId,
      related_team_ids: [team.id],
    })),
  )
  missing.forEach(({ id }, index) => found.set(id, made[index]?.[0] ?? 0))
  await copyRosters(tx, author, missing, found)
  return found
}

async function copyRosters(
  tx: Tx,
  author: Author,
  teams: readonly Team[],
  newIds: ReadonlyMap<number, number>,
): Promise<void> {
  if (teams.length === 0) return
  const ids = teams.map(({ id }) => id)
  const lines = await tx
    .selectFrom('team_players')
    .select(['team_id', 'player_id', 'jersey_number'])
    .where('team_id', 'in', ids)
    .orderBy('team_id')
    .orderBy('player_id')
    .execute()
  await createRecords(
    tx,
    author,
    'team_players',
    lines.map(({ team_id, ...line }) => ({ ...line, team_id: newIds.get(team_id) })),
  )
}
