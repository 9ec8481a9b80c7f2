import { groupBy } from '../../shared-schema/rules/group-by.ts'
import { seedsFromPools } from '../rules/brackets/seeds-from-pools.ts'
import { wholeTable } from '../../shared-schema/rules/league-table/league-season.ts'
import { leagueTable } from '../../shared-schema/rules/league-table/league-table.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import { notEntered } from '../access/teams/entrants.ts'
import { teamNames } from './team-names.ts'
import { goingOn, requireFinal, type Places } from './going-on.ts'
import { loadLeagueSeason } from './league-season.ts'

/** The season table from which teams go on. */
export interface SeasonTables {
  /** Whether from one table of all teams. */
  readonly overall: boolean
  /** Only from the table of this division; null for all divisions. */
  readonly division: string | null
}

/**
 * The teams that go on by the table of a tournament's season, in seed order. Divisions count like pools.
 * @param out the teams that are out of the tournament; teams that have left the season do not go on either
 * @throws Problem 400 for an unknown division, and for teams that go on but are not entered in the
 *   tournament; 409 if one of their games is not final, or a tie is not broken
 */
export async function qualifiersOfSeason(
  tx: Tx,
  author: Author,
  tournamentId: number,
  { overall, division }: SeasonTables,
  out: ReadonlySet<number>,
  places: Places,
): Promise<number[]> {
  const { season_id } = await tx
    .selectFrom('tournaments')
    .select('season_id')
    .where('id', '=', tournamentId)
    .executeTakeFirstOrThrow()
  const season = await loadLeagueSeason(tx, season_id)
  const lines = leagueTable(season, { ...wholeTable, overall })
  const tables = groupBy(lines, one => (overall ? '' : one.division))
  if (division !== null && !tables.has(division)) throw noDivision([...tables.keys()])
  const tableLines = division === null ? [...tables.values()] : [tables.get(division) ?? []]
  const teams = new Set(tableLines.flat().map(({ team_id }) => team_id))
  requireFinal(
    { kind: 'season' },
    season.games.filter(({ team_1_id, team_2_id }) => teams.has(team_1_id ?? 0) || teams.has(team_2_id ?? 0)),
  )
  const lists: number[][] = []
  const left = season.teams.filter(({ status = 'playing' }) => status !== 'playing').map(({ id }) => id)
  const gone = new Set([...out, ...left])
  for (const table of tableLines)
    lists.push(await goingOn(tx, author, { kind: 'season' }, table, gone, places))
  const strangers = await notEntered(tx, tournamentId, lists.flat())
  if (strangers.length > 0) {
    const nameOf = await teamNames(tx, author, strangers)
    throw Problem.field('season_table', t =>
      t('tournament.qualifiersNotEntered', { teams: strangers.map(id => nameOf(t, id)) }),
    )
  }
  return seedsFromPools(lists)
}

function noDivision(divisions: readonly string[]): Problem {
  const named = divisions.filter(name => name !== '')
  return Problem.field('division', t =>
    named.length === 0
      ? t('tournament.noDivisions')
      : t('tournament.noDivision', { divisions: named.join(', ') }),
  )
}
