import type { Tx } from '../../database/transaction.ts'
import type { DraftIn } from '../../database/family-records.ts'
import { notEntered } from '../../access/teams/entrants.ts'
import { Problem } from '../../problems/problem.ts'
import type { FamilyRules } from './family-rules.ts'

type Award = DraftIn<'awards'>

/** An award is given by one event, to a team that takes part in it or to a player of such a team. */
export const awardRules: Partial<FamilyRules<'awards'>> = {
  async prepare(tx, award, before) {
    const { tournament_id, season_id, team_id, player_id } = award
    if ((tournament_id === null) === (season_id === null))
      throw Problem.field('tournament_id', t => t('families.awardEvent'))
    if (award.kind === 'other' && award.name?.trim() === '')
      throw Problem.field('name', t => t('families.awardName'))
    if (team_id === null) throw Problem.field('team_id', t => t('families.awardTeam'))
    if (before?.team_id === team_id && before.player_id === player_id) return award
    if (!(await takesPart(tx, award, team_id)))
      throw Problem.field('team_id', t => t('families.awardStranger'))
    if (player_id !== null && !(await isOnRoster(tx, team_id, player_id)))
      throw Problem.field('player_id', t => t('families.awardPlayer'))
    return award
  },
}

async function takesPart(tx: Tx, { tournament_id, season_id }: Award, teamId: number): Promise<boolean> {
  if (tournament_id !== null) return (await notEntered(tx, tournament_id, [teamId])).length === 0
  const team = await tx.selectFrom('teams').select('season_id').where('id', '=', teamId).executeTakeFirst()
  return team?.season_id === season_id
}

async function isOnRoster(tx: Tx, teamId: number, playerId: number): Promise<boolean> {
  const line = await tx
    .selectFrom('team_players')
    .select('player_id')
    .where('team_id', '=', teamId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return line !== undefined
}
