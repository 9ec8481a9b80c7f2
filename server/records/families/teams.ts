import { sql } from 'kysely'
import type { GamesAfterLeaving } from '../../../shared-schema/rules/league-table/leaving.ts'
import type { OwnedIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { linesOfTeamFollow } from '../../games/stats/update-lines.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import type { FamilyRules } from './family-rules.ts'
import { settleLeaving } from '../../games/entries/leave-season.ts'
import { takePlaceInSeason } from './replaced-teams.ts'
import { recountTeam } from '../ownership/recount.ts'
import { teamIdsOf } from '../../access/teams/named-teams.ts'
import { Problem } from '../../problems/problem.ts'

/**
 * Related teams are the same club: each names the other. A team's games count for its organization if it is
 * entitled to them.
 */
export const teamRules: Partial<FamilyRules<'teams'>> = {
  async prepare(_tx, record, before) {
    if (record.id !== undefined && teamIdsOf(record.related_team_ids).includes(record.id))
      throw Problem.field('related_team_ids', t => t('families.relatedToItself'))
    if (
      endsFrom.includes(record.games_after_leaving) &&
      record.status !== 'playing' &&
      record.left_on == null
    )
      throw Problem.field('left_on', t => t('families.leftOn'))
    // Clients show the short name alone.
    return before === undefined && record.short_name === '' ? { ...record, short_name: record.name } : record
  },
  async created(tx, record) {
    await relate(tx, record.id, [], record)
    await takePlaceInSeason(tx, record)
  },
  async updated(tx, before, after) {
    const id = after.id
    await relate(tx, id, teamIdsOf(before.related_team_ids), after)
    if (before.season_id !== after.season_id) await linesOfTeamFollow(tx, id)
    if (before.owner_id !== after.owner_id) await recountTeam(tx, id)
    if (leaving.some(name => before[name] !== after[name])) await settleLeaving(tx, after.season_id, [id])
  },
}

/** Options that need the day of leaving. */
const endsFrom: readonly (GamesAfterLeaving | undefined)[] = ['annul from', 'forfeit from']

/** Fields that determine whether a team still plays in its season, and the fate of its games if not. */
const leaving = ['status', 'games_after_leaving', 'left_on'] as const

/** Adds this team to newly related teams, and removes it from those no longer related. */
async function relate(tx: Tx, id: number, before: readonly number[], team: OwnedIn<'teams'>): Promise<void> {
  const related = teamIdsOf(team.related_team_ids)
  const gained = related.filter(other => !before.includes(other))
  const lost = before.filter(other => !related.includes(other))
  if (gained.length > 0) {
    await sql`update teams set related_team_ids = array_append(related_team_ids, ${id}::integer), time_last_updated = now()
      where id = any(${gained}::integer[]) and ${id}::integer <> all(related_team_ids)`.execute(tx)
  }
  if (lost.length > 0) {
    await sql`update teams set related_team_ids = array_remove(related_team_ids, ${id}::integer), time_last_updated = now() where id = any(${lost}::integer[])`.execute(
      tx,
    )
  }
  await publish(
    tx,
    [...gained, ...lost].map(other => ({ family: 'teams', key: [other] })),
  )
}
