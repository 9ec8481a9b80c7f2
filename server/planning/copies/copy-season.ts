import type { SeasonCopy } from '../../../shared-schema/api/copies.ts'
import { leagueTable } from '../../../shared-schema/rules/league-table/league-table.ts'
import { promoted, type Promotion } from '../../../shared-schema/rules/league-table/promotion.ts'
import type { Author } from '../../access/author.ts'
import type { StoredIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { createRecord } from '../../records/create-records.ts'
import { loadLeagueSeason } from '../../tournament/league-season.ts'
import { requireRight } from '../../records/write-record.ts'
import { copiedFields, sameDay, sameLength } from './copied-fields.ts'
import { copyTeams } from './copy-teams.ts'

/** Decisions name teams of the season, and a copy is neither public nor closed. */
const notCopied = ['point_decisions', 'tie_decisions', 'is_public', 'is_closed']

/**
 * Makes a season with the rules of another, in the same league.
 * @returns its id
 * @throws Problem 403 if the author may not change the other, 400 for promotions that its table does not allow
 */
export async function copySeason(
  tx: Tx,
  author: Author,
  season: StoredIn<'seasons'>,
  { with_teams, promotions, ...wished }: SeasonCopy,
): Promise<number> {
  await requireRight(tx, author, 'seasons', 'update', season)
  const divisionOf = await divisionsAfter(tx, season.id, with_teams ? promotions : [])
  const [id = 0] = await createRecord(tx, author, 'seasons', {
    ...copiedFields('seasons', season, notCopied),
    ...wished,
    end_date: sameLength(season, wished.start_date),
    age_on: sameDay(season.age_on, season, wished.start_date),
  })
  if (with_teams) {
    const teams = await tx
      .selectFrom('teams')
      .selectAll()
      .where('season_id', '=', season.id)
      .where('status', '=', 'playing')
      .orderBy('id')
      .execute()
    await copyTeams(tx, author, teams, id, divisionOf)
  }
  return id
}

/** The new divisions of the teams that go up or down. */
async function divisionsAfter(
  tx: Tx,
  seasonId: number,
  promotions: readonly Promotion[],
): Promise<ReadonlyMap<number, string>> {
  if (promotions.length === 0) return new Map()
  const season = await loadLeagueSeason(tx, seasonId)
  const out = new Set(
    season.teams.filter(({ status = 'playing' }) => status !== 'playing').map(({ id }) => id),
  )
  const { moves, flaw } = promoted(
    leagueTable(season).filter(({ team_id }) => !out.has(team_id)),
    promotions,
  )
  if (flaw) throw Problem.field('promotions', t => t(`copies.flaw.${flaw.kind}`, { division: flaw.division }))
  return moves
}
