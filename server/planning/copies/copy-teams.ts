import { sql } from 'kysely'
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
      // Of all earlier seasons, so that a copy that skips one finds the club.
      related_team_ids: [...new Set([team.id, ...team.related_team_ids])],
    })),
  )
  missing.forEach(({ id }, index) => found.set(id, made[index]?.[0] ?? 0))
  await copyRosters(tx, author, missing, found)
  await keepOwnTeams(tx, missing, found)
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
  // Players of other organizations are put on a roster by those who manage both.
  const lines = await tx
    .selectFrom('team_players')
    .innerJoin('teams', 'teams.id', 'team_players.team_id')
    .innerJoin('players', 'players.id', 'team_players.player_id')
    .select(['team_players.team_id', 'team_players.player_id', 'team_players.jersey_number'])
    .whereRef('players.owner_id', '=', 'teams.owner_id')
    .where('team_players.team_id', 'in', ids)
    .orderBy('team_players.team_id')
    .orderBy('team_players.player_id')
    .execute()
  await createRecords(
    tx,
    author,
    'team_players',
    lines.map(({ team_id, ...line }) => ({ ...line, team_id: newIds.get(team_id) })),
  )
}

/**
 * Officials of a team are of the same club in the other season too, so that they never get its games. Those of another
 * organization are its own to change.
 */
async function keepOwnTeams(
  tx: Tx,
  teams: readonly Team[],
  newIds: ReadonlyMap<number, number>,
): Promise<void> {
  for (const { id, owner_id } of teams)
    await sql`update officials set team_ids = team_ids || ${newIds.get(id)}::integer, time_last_updated = now()
      where ${id}::integer = any(team_ids) and owner_id is not distinct from ${owner_id}`.execute(tx)
}
