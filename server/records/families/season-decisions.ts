import { sql } from 'kysely'
import type { DraftIn, OwnedIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'

/**
 * Decisions about a season's table must name teams of the season, or teams that play in its games. Teams
 * named before may be gone.
 * @param before undefined for a new season, which has no teams yet
 * @throws Problem 400 naming the other teams
 */
export async function requireTeamsOfSeason(
  tx: Tx,
  record: DraftIn<'seasons'>,
  before: OwnedIn<'seasons'> | undefined,
): Promise<void> {
  for (const [field, teamsIn] of [
    ['point_decisions', ofPoints],
    ['tie_decisions', ofOrders],
  ] as const) {
    const known = new Set(teamsIn(before ?? {}))
    const named = [...new Set(teamsIn(record))].filter(id => !known.has(id))
    if (named.length === 0) continue
    const strangers = before === undefined ? named : await notIn(tx, before.id, named)
    if (strangers.length > 0)
      throw Problem.field(field, t => t('families.tieStrangers.season', { teams: strangers.join(', ') }))
  }
}

const ofPoints = ({ point_decisions = [] }: Partial<DraftIn<'seasons'>>): number[] =>
  point_decisions.map(({ team_id }) => team_id)
const ofOrders = ({ tie_decisions = [] }: Partial<DraftIn<'seasons'>>): number[] =>
  tie_decisions.flatMap(({ team_ids }) => team_ids)

async function notIn(tx: Tx, season: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from teams where id = any(${ids}::integer[]) and (season_id = ${season} or exists (
      select from games where games.season_id = ${season} and games.tournament_id is null and teams.id in (games.team_1_id, games.team_2_id)))`.execute(
    tx,
  )
  return ids.filter(id => !rows.some(row => row.id === id))
}
