import { seedsFromPools } from '../rules/brackets/seeds-from-pools.ts'
import { gamesOfPool, poolTable, swissTable } from '../../shared-schema/rules/standings/tournament-play.ts'
import type { Author } from '../access/author.ts'
import type { DraftIn } from '../database/family-records.ts'
import type { Tx } from '../database/transaction.ts'
import { entrantsIn } from '../access/teams/entrants.ts'
import { teamIdsOf } from '../access/teams/named-teams.ts'
import { Problem } from '../problems/problem.ts'
import { goingOn, requireFinal, type Places } from './going-on.ts'
import { qualifiersOfSeason } from './season-qualifiers.ts'
import { loadOnePlay, type LoadedPlay } from '../games/tournament-play.ts'

/**
 * The teams of a new bracket in seed order: named explicitly, or going on from pools, a swiss round or the
 * season's table. Empty if no source is given.
 * @throws Problem if a pool or round is not of the tournament; 409 if going on is undecided: a game is not
 *   final, or a tie is not broken
 */
export async function qualifiersOf(tx: Tx, author: Author, bracket: DraftIn<'brackets'>): Promise<number[]> {
  const teamIds = teamIdsOf(bracket.team_ids)
  const poolIds = teamIdsOf(bracket.pool_ids)
  const roundId = bracket.swiss_round_id ?? null
  const ofSeason = bracket.season_table ?? undefined
  const division = bracket.division ?? null
  if (division !== null && ofSeason !== 'divisions')
    throw Problem.field('season_table', t => t('tournament.notOfDivision'))
  const sources = [teamIds.length > 0, poolIds.length > 0, roundId !== null, ofSeason !== undefined].filter(
    Boolean,
  ).length
  if (sources === 0) return []
  if (sources > 1) throw Problem.field('team_ids', t => t('tournament.severalSources'))
  const tournamentId = bracket.tournament_id
  if (teamIds.length > 0) return entrantsIn(tx, tournamentId, bracket.team_ids)
  const play = await loadOnePlay(tx, tournamentId)
  const places = { from: bracket.from_place ?? 1, to: bracket.to_place ?? Infinity }
  if (places.to < places.from) throw Problem.field('to_place', t => t('tournament.placesReversed'))
  if (ofSeason !== undefined) {
    const tables = { overall: ofSeason === 'overall', division }
    return qualifiersOfSeason(tx, author, tournamentId, tables, outOf(play), places)
  }
  return roundId === null
    ? fromPools(tx, author, play, poolIds, places)
    : fromSwiss(tx, author, play, tournamentId, roundId, places)
}

async function fromPools(
  tx: Tx,
  author: Author,
  play: LoadedPlay,
  poolIds: readonly number[],
  places: Places,
): Promise<number[]> {
  const lists: number[][] = []
  for (const id of poolIds) {
    const pool = play.pools.find(one => one.id === id)
    if (!pool) throw Problem.field('pool_ids', t => t('tournament.poolOfOthers', { pool: id }))
    const group = { kind: 'pool', name: pool.name } as const
    requireFinal(group, gamesOfPool(play.games, pool))
    lists.push(await goingOn(tx, author, group, poolTable(play, pool), outOf(play), places))
  }
  return seedsFromPools(lists)
}

async function fromSwiss(
  tx: Tx,
  author: Author,
  play: LoadedPlay,
  tournamentId: number,
  roundId: number,
  places: Places,
): Promise<number[]> {
  const round = await tx
    .selectFrom('swiss_rounds')
    .select(['round_number', 'tournament_id'])
    .where('id', '=', roundId)
    .executeTakeFirstOrThrow()
  if (round.tournament_id !== tournamentId || round.round_number === null)
    throw Problem.field('swiss_round_id', t => t('tournament.roundOfOthers'))
  const last = round.round_number
  requireFinal(
    { kind: 'swiss' },
    play.games.filter(
      game => game.round_number !== null && game.round_number <= last && game.team_2_id !== null,
    ),
  )
  return goingOn(tx, author, { kind: 'swiss' }, swissTable(play, last, []), outOf(play), places)
}

const outOf = ({ entrants }: LoadedPlay): Set<number> =>
  new Set(entrants.filter(({ status }) => status !== 'playing').map(({ team_id }) => team_id))
