import { sql } from 'kysely'
import { takesPart } from '../../../shared-schema/resources/consent.ts'
import { hasBegun } from '../../../shared-schema/rules/progress/game-status.ts'
import { replaceBy, requireUnplayed } from '../ownership/team-leaves.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import type { CreatedIn } from '../../database/family-records.ts'
import { loadRecord } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { moveFromPools } from '../../games/entries/move-from-pools.ts'
import { refoldGames } from '../../games/refold-game.ts'
import { Problem } from '../../problems/problem.ts'

/**
 * Lets a newly entered team take the place of another one in the tournament.
 * @param former the team that is replaced
 * @throws Problem if that one is not in the tournament, or has played there
 */
export async function takePlaceInTournament(
  tx: Tx,
  entry: CreatedIn<'tournament_teams'>,
  former: number,
): Promise<void> {
  const { tournament_id, team_id } = entry
  const replaced = await loadRecord(tx, 'tournament_teams', [tournament_id, former])
  if (!replaced || former === team_id) throw Problem.field('replaces_team_id', t => t('families.notEntered'))
  if (!takesPart(entry.consent)) throw Problem.field('team_id', t => t('families.notAgreedYet'))
  await requireUnplayed(tx, replaced)
  const seed = await replaceBy(tx, replaced, team_id)
  if (entry.seed === null)
    await sql`update tournament_teams set seed = ${seed} where tournament_id = ${tournament_id} and team_id = ${team_id}`.execute(
      tx,
    )
  await moveFromPools(tx, tournament_id)
}

/**
 * Lets a new team of a season take over the games of another one outside of tournaments, if it requests that.
 * @throws Problem if that one is of another season, or has played
 */
export async function takePlaceInSeason(tx: Tx, team: CreatedIn<'teams'>): Promise<void> {
  const { replaces_team_id: former, season_id } = team
  if (typeof former !== 'number') return
  const replaced = await loadRecord(tx, 'teams', [former])
  if (replaced?.season_id !== season_id)
    throw Problem.field('replaces_team_id', t => t('families.notOfSeason'))
  const games = await tx
    .selectFrom('games')
    .select(['id', 'status'])
    .where('season_id', '=', season_id)
    .where('tournament_id', 'is', null)
    .where(eb => eb.or([eb('team_1_id', '=', former), eb('team_2_id', '=', former)]))
    .orderBy('id')
    .execute()
  const hasPlayed = games.some(({ status }) => hasBegun(status))
  if (hasPlayed) throw new Problem('history_stays', t => t('families.replacedHasPlayed'))
  const ids = games.map(({ id }) => id)
  for (const side of ['team_1_id', 'team_2_id'] as const)
    if (ids.length > 0)
      await tx
        .updateTable('games')
        .set({ [side]: team.id, time_last_updated: sql`now()` })
        .where('id', 'in', ids)
        .where(side, '=', former)
        .execute()
  await sql`update teams set status = 'withdrawn', time_last_updated = now() where id = ${former}`.execute(tx)
  await refoldGames(tx, ids)
  await publish(tx, [
    { family: 'teams', key: [former] },
    ...ids.map(id => ({ family: 'games' as const, key: [id] })),
  ])
}
